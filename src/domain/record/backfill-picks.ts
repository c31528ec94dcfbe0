import { type FixtureRow, listFixtureRows } from '#db/queries/fixture.ts';
import { type FinalRow, listFinals } from '#db/queries/game.ts';
import {
  type GradeInsert,
  insertBackfill,
  type PassInsert,
  type PickInsert,
  type PolicyRow,
} from '#db/queries/pick.ts';
import { listAllOdds, type OddsSnapshotRow } from '#db/queries/played-game.ts';
import { refreshPasses, refreshRecord } from '#db/queries/record-refresh.ts';
import { BET_TYPES } from '#feeds/feed.ts';
import { idOf } from '#platform/id.ts';
import type { Services } from '../services.ts';
import type { BetType, ChosenBet } from './choose-bet.ts';
import { chooseUnderPolicy } from './choose-under-policy.ts';
import type { Forecaster } from './forecaster.ts';
import { gradeColumns } from './grade-pick.ts';
import { pickColumns } from './pick-row.ts';
import { passRow } from './publish-picks.ts';

const DAY_MS = 86_400_000;
/** The price that stands an hour before the start is taken: late enough to exist, early enough to be had (C18.3). */
const LEAD_MS = 3_600_000;

type Rows = { picks: PickInsert[]; grades: GradeInsert[]; passes: PassInsert[] };

/**
 * Walks from `from` to now, day by day: what the engine would have published from the results known at the start of each day
 * and the prices known an hour before each game. The rows carry origin 'backfill' and the day on which they were calculated;
 * they have no serial, no proof, and stand apart from the record (C19). The forecaster ends up knowing all results.
 */
export async function backfillPicks(
  services: Services,
  options: {
    readonly forecaster: Forecaster;
    readonly from: Date;
    readonly policy: PolicyRow;
    readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  },
): Promise<{ readonly picks: number; readonly passes: number }> {
  const { forecaster, policy, onProgress } = options;
  const now = services.clock.now();
  const total = Math.ceil((now.getTime() - options.from.getTime()) / DAY_MS);
  const pickIds: string[] = [];
  const passedGames = new Set<string>();
  let passes = 0;
  for (let dayNo = 0; dayNo < total; dayNo += 1) {
    const from = new Date(options.from.getTime() + dayNo * DAY_MS);
    await forecaster.advance(from);
    const rows = await backfillDay(services, { forecaster, policy, from, now });
    await services.db.transaction((tx) => insertBackfill(tx, rows));
    for (const { id } of rows.picks) pickIds.push(id);
    for (const { gameId } of rows.passes) passedGames.add(gameId);
    passes += rows.passes.length;
    onProgress?.({ done: dayNo + 1, total });
  }
  await services.db.transaction(async (tx) => {
    await refreshRecord(tx, pickIds);
    await refreshPasses(tx, [...passedGames]);
  });
  await forecaster.advance(now);
  return { picks: pickIds.length, passes };
}

/** The games of which the hour before the start lies in the day that begins at `from`, and which have ended by now. */
async function backfillDay(
  { db }: Services,
  day: {
    readonly forecaster: Forecaster;
    readonly policy: PolicyRow;
    readonly from: Date;
    readonly now: Date;
  },
): Promise<Rows> {
  const { forecaster, from, now } = day;
  const fixtures = await listFixtureRows(db, {
    source: forecaster.source,
    sport: forecaster.sport,
    after: new Date(from.getTime() + LEAD_MS - 1),
    until: new Date(from.getTime() + DAY_MS + LEAD_MS - 1),
    asOf: now,
  });
  const gameIds = fixtures.map((row) => row.game.id);
  const odds = Map.groupBy(await listAllOdds(db, gameIds), (row) => row.gameId);
  const finals = new Map((await listFinals(db, { gameIds, asOf: now })).map((row) => [row.gameId, row]));
  const rows: Rows = { picks: [], grades: [], passes: [] };
  for (const row of fixtures) {
    const final = finals.get(row.game.id);
    if (final) backfillGame(rows, { ...day, row, final, odds: odds.get(row.game.id) ?? [] });
  }
  return rows;
}

type Game = {
  readonly forecaster: Forecaster;
  readonly policy: PolicyRow;
  readonly now: Date;
  readonly row: FixtureRow;
  readonly final: FinalRow;
  readonly odds: readonly OddsSnapshotRow[];
};

function backfillGame(rows: Rows, game: Game): void {
  const { forecaster, policy, now, row, odds } = game;
  const publishedAt = new Date(row.game.startAt.getTime() - LEAD_MS);
  const known = odds.filter((price) => price.knownAt <= publishedAt);
  const offers = newestOffers(known);
  const forecast = forecaster.predict(row, known);
  const distribution = forecast.state === 'ok' ? forecast.distribution : null;
  for (const betType of BET_TYPES) {
    const market = { leagueId: row.game.leagueId, distribution, betType, offers };
    const choice = chooseUnderPolicy(policy, market);
    if (choice.state === 'pass') {
      rows.passes.push(
        passRow(row.game, { betType, reason: choice.reason, policy, now, origin: 'backfill' }),
      );
    } else if (forecast.state === 'ok' && forecast.tier !== 'D') {
      const { modelVersion, tier, drivers } = forecast;
      const context = { game: row.game, policyVersion: policy.version, publishedAt, knownAt: now };
      const columns = pickColumns(choice, { ...context, forecast: { modelVersion, tier, drivers } });
      const id = idOf('backfill', row.game.id, betType);
      rows.picks.push({ ...columns, ...UNSEALED, id, origin: 'backfill' });
      rows.grades.push(gradeRow(id, choice, game));
    }
  }
}

const UNSEALED = {
  serialDay: null,
  serialNo: null,
  batchId: null,
  salt: null,
  leafHash: null,
  isFree: false,
} as const;

function gradeRow(pickId: string, bet: ChosenBet, { row, final, odds }: Game): GradeInsert {
  const status = final.status === 'completed' ? 'completed' : 'canceled';
  const { homeScore, awayScore, parts, reason } = final;
  const grade = gradeColumns({
    bet: { sport: row.sport, betType: bet.betType, side: bet.side, line: bet.line },
    final: { status, homeScore, awayScore, parts, reason },
    units: bet.units,
    odds: bet.odds,
    withdrawn: false,
    closing: odds.filter((price) => price.phase === 'close'),
  });
  return {
    ...grade,
    pickId,
    knownAt: final.knownAt,
    homeScore,
    awayScore,
    note: '',
    source: row.game.source,
  };
}

/** The newest price of each bookmaker on each market. `odds` come oldest first. */
function newestOffers(odds: readonly OddsSnapshotRow[]): OddsSnapshotRow[] {
  const newest = new Map<`${BetType}:${string}`, OddsSnapshotRow>();
  for (const price of odds) newest.set(`${price.betType}:${price.bookmaker}`, price);
  return [...newest.values()];
}
