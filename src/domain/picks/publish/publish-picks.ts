import type { Transaction } from '#db/client.ts';
import { listNewestForecasts } from '#db/queries/forecast.ts';
import {
  findNewestBatch,
  findPolicy,
  insertBatch,
  insertPasses,
  insertPicks,
  listGamesToEvaluate,
  lockPickDay,
  lockPublishing,
  type PassInsert,
  type PolicyRow,
  setLastSerial,
} from '#db/queries/pick.ts';
import { listNewestOdds } from '#db/queries/played-game.ts';
import { refreshPasses } from '#db/queries/record-refresh.ts';
import { listStakedPicks } from '#db/queries/staked-pick.ts';
import { parseDistribution } from '#domain/forecasting/engine/distribution-schema.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import type { ChosenBet } from '#domain/picks/bet/choose-bet.ts';
import { chooseForGame } from '#domain/picks/bet/choose-for-game.ts';
import { standingPrices } from '#domain/picks/bet/standing-prices.ts';
import { type PickContext, pickColumns, sealedContent } from '#domain/picks/pick/pick-row.ts';
import type { Services } from '#domain/services.ts';
import { newId, newSalt } from '#platform/id.ts';
import { BET_TYPES } from '#terms/bets.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import { batchHash, FIRST_HASH, leafHash, merkleRoot } from './seal-batch.ts';

type Decided = { readonly bet: ChosenBet; readonly context: PickContext };
type PublishReport = {
  readonly evaluated: number;
  readonly published: number;
  readonly passed: number;
};

/**
 * Freezes the picks of the games in the publishing window: the first moment at which a market has a side worth betting under
 * the policy is when it is published. A market that never has one is logged as a pass when its window closes.
 */
export async function publishPicks(
  services: Services,
  options: { readonly source: string },
): Promise<PublishReport> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    // Judged is what is known and what time it is once the one before has finished, however long that took.
    await lockPublishing(tx);
    const now = clock.now();
    const policy = await findPolicy(tx, now);
    if (!policy) return { evaluated: 0, published: 0, passed: 0 };
    const day = brandDay(now);
    const counter = await lockPickDay(tx, day);
    const { bets, passes, evaluated } = await evaluate(tx, { source: options.source, now, policy });
    await insertPasses(tx, passes);
    await refreshPasses(
      tx,
      passes.map((pass) => pass.gameId),
    );
    if (bets.length > 0) await sealBatch(tx, { day, lastNo: counter.lastNo, now, bets });
    return { evaluated, published: bets.length, passed: passes.length };
  });
}

async function evaluate(
  tx: Transaction,
  options: { readonly source: string; readonly now: Date; readonly policy: PolicyRow },
): Promise<{ bets: Decided[]; passes: PassInsert[]; evaluated: number }> {
  const { source, now, policy } = options;
  const closesAt = new Date(now.getTime() + policy.minLeadMinutes * MINUTE_MS);
  const opensUntil = new Date(now.getTime() + policy.maxLeadHours * 60 * MINUTE_MS);
  const games = await listGamesToEvaluate(tx, { source, after: now, until: opensUntil, asOf: now });
  const gameIds = games.filter((row) => row.decided.length < BET_TYPES.length).map((row) => row.game.id);
  const forecasts = new Map(
    (await listNewestForecasts(tx, { gameIds, asOf: now })).map((row) => [row.gameId, row]),
  );
  const odds = Map.groupBy(await listNewestOdds(tx, { gameIds, asOf: now }), (row) => row.gameId);
  const staked = Map.groupBy(await listStakedPicks(tx, gameIds), (row) => row.gameId);
  const bets: Decided[] = [];
  const passes: PassInsert[] = [];
  let evaluated = 0;
  for (const { game, decided } of games) {
    const forecast = forecasts.get(game.id);
    const isReady = forecast?.state === 'ready' && forecast.tier !== 'D';
    const offers = standingPrices(odds.get(game.id) ?? [], now);
    const newestMs = Math.max(0, ...offers.map(({ knownAt }) => knownAt.getTime()));
    const isCurrent = newestMs <= (forecast?.pricesUntil?.getTime() ?? 0);
    const distribution = isReady ? parseDistribution(forecast.distribution) : null;
    const choices = chooseForGame(policy, {
      leagueId: game.leagueId,
      distribution,
      offers,
      isCurrent,
      undecided: BET_TYPES.filter((candidate) => !decided.includes(candidate)),
      staked: staked.get(game.id) ?? [],
    });
    for (const [betType, choice] of choices) {
      evaluated += 1;
      if (game.startAt <= closesAt) {
        const reason = choice.state === 'pass' ? choice.reason : 'ev_below_policy';
        passes.push(passRow(game, { betType, reason, policy, now, origin: 'live' }));
      } else if (choice.state === 'bet' && forecast && forecast.tier !== 'D') {
        const context = { game, policyVersion: policy.version, publishedAt: now, knownAt: now };
        const { modelVersion, tier, drivers } = forecast;
        bets.push({ bet: choice, context: { ...context, forecast: { modelVersion, tier, drivers } } });
      }
    }
  }
  return { bets, passes, evaluated };
}

/** A market that was looked at and left alone, and why. */
export function passRow(
  game: { readonly id: string; readonly startAt: Date; readonly source: string },
  options: {
    readonly betType: PassInsert['betType'];
    readonly reason: PassInsert['reason'];
    readonly policy: PolicyRow;
    readonly now: Date;
    readonly origin: PassInsert['origin'];
  },
): PassInsert {
  return {
    gameId: game.id,
    betType: options.betType,
    policyVersion: options.policy.version,
    origin: options.origin,
    reason: options.reason,
    startAt: game.startAt,
    knownAt: options.now,
    source: game.source,
  };
}

/** Gives the bets the next serials of the day, seals them under one root and hangs the batch at the one before. */
async function sealBatch(
  tx: Transaction,
  options: {
    readonly day: string;
    readonly lastNo: number;
    readonly now: Date;
    readonly bets: readonly Decided[];
  },
): Promise<void> {
  const { day, lastNo, now, bets } = options;
  const batchId = newId();
  const picks = bets.map(({ bet, context }, index) => {
    const serialNo = lastNo + 1 + index;
    const columns = pickColumns(bet, context);
    const salt = newSalt();
    const hash = leafHash(salt, sealedContent(columns, { day, no: serialNo }));
    const serial = { serialDay: day, serialNo, batchId, salt, leafHash: hash, isFree: serialNo === 1 };
    return { ...columns, ...serial, id: newId(), origin: 'live' as const };
  });
  const before = await findNewestBatch(tx);
  const body = {
    day,
    sequence: before?.day === day ? before.sequence + 1 : 1,
    merkle_root: merkleRoot(picks.map((pick) => pick.leafHash)),
    pick_count: picks.length,
    first_no: lastNo + 1,
    last_no: lastNo + picks.length,
    previous_hash: before?.batchHash ?? FIRST_HASH,
    published_at: now.toISOString(),
  };
  await insertBatch(tx, {
    id: batchId,
    day,
    sequence: body.sequence,
    merkleRoot: body.merkle_root,
    pickCount: body.pick_count,
    firstNo: body.first_no,
    lastNo: body.last_no,
    previousHash: body.previous_hash,
    batchHash: batchHash(body),
    publishedAt: now,
  });
  await insertPicks(tx, picks);
  await setLastSerial(tx, day, body.last_no);
}
