import { beatModel, claimModel, finishModel } from '#db/queries/custom-model.ts';
import { type BetInsert, insertRun, insertVerdicts } from '#db/queries/custom-model-record.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { modelRecord } from '#domain/custom-models/model-report.ts';
import { type StoreOptions, storeModel } from '#domain/custom-models/store-model.ts';
import { gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame } from './small-season.ts';

const FIRST = new Date('2016-11-01T15:00:00Z');
/** What the locked bets are worth, so that a single digit of theirs in an answer gives them away. */
export const LOCKED_ODDS = 7.7177;

/** A league with games in it, at a clock after them: what a model can be stored for. */
export async function openModelLeague(
  test: { readonly services: Services; setNow(at: Date): void },
  games = 10,
): Promise<void> {
  await insertSmallSeason(test.services, {
    games: Array.from({ length: games }, (_, day) =>
      smallGame({ key: String(day), startAt: new Date(FIRST.getTime() + day * DAY_MS) }),
    ),
  });
  test.setNow(new Date(FIRST.getTime() + games * DAY_MS));
}

/** A model as the member's form would store it. */
export function storeSmallModel(services: Services, member: Member, wishes: Partial<StoreOptions> = {}) {
  return storeModel(services, {
    member,
    locale: 'en',
    category: 'win_loss',
    league: 'EPL',
    strategy: 'mov',
    ...wishes,
  });
}

/** A stored model whose run has ended: eight of ten bets are open, won and lost in turns, and the last two are locked. */
export async function makeReadyModel(services: Services, member: Member, wishes: Partial<StoreOptions> = {}) {
  const model = await storeSmallModel(services, member, wishes);
  const runner = newId();
  const now = services.clock.now();
  await claimModel(services.db, { runner, now, lostBefore: new Date(0), source: SMALL_SOURCE });
  await beatModel(services.db, { id: model.id, runner, now, progress: 50 });
  const bets = Array.from({ length: 10 }, (_, day) => smallBet(model.id, day));
  const [from, lockFrom, until] = [0, 8, 9].map((day) => new Date(FIRST.getTime() + day * DAY_MS));
  if (!from || !lockFrom || !until) throw new Error('three instants are needed');
  const part = (isLocked: boolean) => {
    const own = bets.filter((bet) => bet.isLocked === isLocked);
    const looked = own.map((bet) => bet.startAt);
    const settled = own.map((bet) => ({ ...bet, closingValue: bet.closingValue ?? null }));
    return modelRecord(
      { from: isLocked ? lockFrom : from, until: isLocked ? until : lockFrom },
      settled,
      looked,
    );
  };
  await insertRun(
    services.db,
    {
      modelId: model.id,
      fromAt: from,
      lockFrom,
      untilAt: until,
      finishedAt: now,
      report: part(false),
      lockedReport: part(true),
    },
    bets,
  );
  await finishModel(services.db, { id: model.id, runner, now, status: 'ready', missing: [] });
  return model;
}

function smallBet(modelId: string, day: number): BetInsert {
  const startAt = new Date(FIRST.getTime() + day * DAY_MS);
  const isLocked = day >= 8;
  return {
    modelId,
    gameId: gameIdOf(SMALL_SOURCE, String(day)),
    isLocked,
    startAt,
    side: 'home',
    line: null,
    odds: isLocked ? LOCKED_ODDS : 2.1,
    bookmaker: 'one',
    oddsAt: new Date(startAt.getTime() - 7_200_000),
    pWin: 0.55,
    pPush: 0,
    pLose: 0.45,
    ev: 0.155,
    result: day % 2 === 0 ? 'win' : 'lose',
    homeScore: 2,
    awayScore: 1,
    closingValue: 0.02,
  };
}

/** A game that starts in half an hour, and what a model's frozen pick says of it. */
export async function freezeComing(services: Services, modelId: string, odds: number): Promise<string> {
  const now = services.clock.now();
  const startAt = new Date(now.getTime() + 1_800_000);
  await insertSmallSeason(services, { games: [smallGame({ key: 'coming', startAt })] });
  const gameId = gameIdOf(SMALL_SOURCE, 'coming');
  await insertVerdicts(services.db, [
    {
      modelId,
      gameId,
      startAt,
      frozenAt: now,
      side: 'away',
      line: null,
      odds,
      bookmaker: 'one',
      oddsAt: new Date(startAt.getTime() - 3_600_000),
      pWin: 0.6,
      pPush: 0,
      pLose: 0.4,
      ev: 0.2,
      reason: null,
    },
  ]);
  return gameId;
}
