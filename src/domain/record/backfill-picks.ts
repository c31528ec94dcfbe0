import {
  type GradeInsert,
  insertBackfill,
  type PassInsert,
  type PickInsert,
  type PolicyRow,
} from '#db/queries/pick.ts';
import { refreshPasses, refreshRecord } from '#db/queries/record-refresh.ts';
import { BET_TYPES } from '#feeds/feed.ts';
import { idOf } from '#platform/id.ts';
import type { Services } from '../services.ts';
import type { ChosenBet } from './choose-bet.ts';
import { chooseUnderPolicy } from './choose-under-policy.ts';
import type { Forecaster } from './forecaster.ts';
import { gradeColumns } from './grade-pick.ts';
import { pickColumns } from './pick-row.ts';
import { passRow } from './publish-picks.ts';
import { type WalkedGame, walkDays } from './walk-days.ts';

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
    /** Sees the games of each day as they were forecast. */
    readonly onGames?: (games: readonly WalkedGame[]) => void;
  },
): Promise<{ readonly picks: number; readonly passes: number }> {
  const { forecaster, from, policy, onProgress, onGames } = options;
  const now = services.clock.now();
  const pickIds: string[] = [];
  const passedGames = new Set<string>();
  let passes = 0;
  for await (const { done, total, games } of walkDays(services, { forecaster, from })) {
    const rows: Rows = { picks: [], grades: [], passes: [] };
    for (const game of games) backfillGame(rows, { policy, now, game });
    await services.db.transaction((tx) => insertBackfill(tx, rows));
    for (const { id } of rows.picks) pickIds.push(id);
    for (const { gameId } of rows.passes) passedGames.add(gameId);
    passes += rows.passes.length;
    onGames?.(games);
    onProgress?.({ done, total });
  }
  await services.db.transaction(async (tx) => {
    await refreshRecord(tx, pickIds);
    await refreshPasses(tx, [...passedGames]);
  });
  return { picks: pickIds.length, passes };
}

type Walked = { readonly policy: PolicyRow; readonly now: Date; readonly game: WalkedGame };

function backfillGame(rows: Rows, { policy, now, game }: Walked): void {
  const { row, forecast, offers, publishedAt } = game;
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

function gradeRow(pickId: string, bet: ChosenBet, game: WalkedGame): GradeInsert {
  const { final, row } = game;
  const { homeScore, awayScore, knownAt } = final;
  return {
    ...gradeOf(bet, game),
    ...{ pickId, knownAt, homeScore, awayScore, note: '', source: row.game.source },
  };
}

/** What grading needs of a game that has ended. */
export type GradedGame = {
  readonly row: Pick<WalkedGame['row'], 'sport'>;
  readonly final: Pick<WalkedGame['final'], 'status' | 'homeScore' | 'awayScore' | 'parts' | 'reason'>;
  readonly odds: WalkedGame['odds'];
};

/** How a bet on a walked game is graded. */
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
