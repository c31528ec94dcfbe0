import {
  type GradeInsert,
  insertBackfill,
  type PassInsert,
  type PickInsert,
  type PolicyRow,
} from '#db/queries/pick.ts';
import { refreshPasses, refreshRecord } from '#db/queries/record-refresh.ts';
import {
  type EndedGame,
  type ForecastedGame,
  forecastByDay,
} from '#domain/forecasting/engine/forecast-by-day.ts';
import type { Forecaster } from '#domain/forecasting/engine/forecaster.ts';
import type { ChosenBet } from '#domain/picks/bet/choose-bet.ts';
import { gradeColumns } from '#domain/picks/grade/grade-pick.ts';
import { pickColumns } from '#domain/picks/pick/pick-row.ts';
import { passRow } from '#domain/picks/publish/publish-picks.ts';
import { type WatchedDecision, watchGames } from '#domain/picks/publish/watch-games.ts';
import type { Services } from '#domain/services.ts';
import { idOf } from '#platform/id.ts';

type Rows = { picks: PickInsert[]; grades: GradeInsert[]; passes: PassInsert[] };

/**
 * Replays the time from `from` to now, day by day: what the engine would have published by the very rules that publishing follows, each
 * market at the first moment of its window at which a price was worth it, from the results known at the start of that day. The
 * rows carry origin 'backfill' and the day on which they were calculated; they have no serial, no proof, and stand apart from
 * the record (docs/product/picks.md). Games whose window had begun before `from` are left out. The forecaster ends up knowing all results.
 */
export async function backfillPicks(
  services: Services,
  options: {
    readonly forecaster: Forecaster;
    readonly from: Date;
    readonly policy: PolicyRow;
    readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
    /** Sees the games of each day as they were forecast. */
    readonly onGames?: (games: readonly ForecastedGame[]) => void;
  },
): Promise<{ readonly picks: number; readonly passes: number }> {
  const { forecaster, from, policy, onProgress, onGames } = options;
  const now = services.clock.now();
  const watch = watchGames(services, { forecaster, policy, from, now });
  const pickIds: string[] = [];
  const passedGames = new Set<string>();
  let passes = 0;
  for await (const day of forecastByDay(services, { forecaster, from })) {
    const rows: Rows = { picks: [], grades: [], passes: [] };
    for (const decided of await watch(day)) addRows(rows, { policy, now, decided });
    await services.db.transaction((tx) => insertBackfill(tx, rows));
    for (const { id } of rows.picks) pickIds.push(id);
    for (const { gameId } of rows.passes) passedGames.add(gameId);
    passes += rows.passes.length;
    onGames?.(day.games);
    onProgress?.({ done: day.done, total: day.total });
  }
  await services.db.transaction(async (tx) => {
    await refreshRecord(tx, pickIds);
    await refreshPasses(tx, [...passedGames]);
  });
  return { picks: pickIds.length, passes };
}

type Decided = { readonly policy: PolicyRow; readonly now: Date; readonly decided: WatchedDecision };

function addRows(rows: Rows, { policy, now, decided }: Decided): void {
  const { game, betType } = decided;
  const { row } = game;
  if (decided.state === 'pass') {
    const { reason } = decided;
    rows.passes.push(passRow(row.game, { betType, reason, policy, now, origin: 'backfill' }));
    return;
  }
  const { bet, at, forecast } = decided;
  const context = { game: row.game, policyVersion: policy.version, publishedAt: at, knownAt: now };
  const id = idOf('backfill', row.game.id, betType);
  rows.picks.push({ ...pickColumns(bet, { ...context, forecast }), ...UNSEALED, id, origin: 'backfill' });
  rows.grades.push(gradeRow(id, bet, game));
}

const UNSEALED = {
  serialDay: null,
  serialNo: null,
  batchId: null,
  salt: null,
  leafHash: null,
  isFree: false,
} as const;

function gradeRow(pickId: string, bet: ChosenBet, game: EndedGame): GradeInsert {
  const { final, row } = game;
  const { homeScore, awayScore, knownAt } = final;
  return {
    ...gradeOf(bet, game),
    pickId,
    knownAt,
    homeScore,
    awayScore,
    note: '',
    source: row.game.source,
  };
}

/** What grading needs of a game that has ended. */
type GradedGame = {
  readonly row: Pick<EndedGame['row'], 'sport'>;
  readonly final: Pick<EndedGame['final'], 'status' | 'homeScore' | 'awayScore' | 'parts' | 'reason'>;
  readonly odds: EndedGame['odds'];
};

/** How a bet on a replayed game is graded. */
export function gradeOf(bet: ChosenBet, { row, final, odds }: GradedGame) {
  const status = final.status === 'completed' ? 'completed' : 'canceled';
  const { homeScore, awayScore, parts, reason } = final;
  return gradeColumns({
    bet: { sport: row.sport, betType: bet.betType, side: bet.side, line: bet.line },
    final: { status, homeScore, awayScore, parts, reason },
    units: bet.units,
    odds: bet.odds,
    withdrawn: false,
    closing: odds.filter((price) => price.phase === 'close'),
  });
}
