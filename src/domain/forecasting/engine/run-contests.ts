import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Contest } from '@trueline/predict';
import { type FixtureRow, listFixtureRows } from '#db/queries/fixture.ts';
import { type ForecastBeforeStart, listForecastsBeforeStart } from '#db/queries/forecast.ts';
import { type FinalRow, listFinals } from '#db/queries/game.ts';
import type { OddsSnapshotRow } from '#db/queries/played-game.ts';
import { settleBet } from '#domain/forecasting/settlement/settle-pick.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { Forecaster } from './forecaster.ts';
import { listPricesAtHand } from './prices-at-hand.ts';

const SIDES = ['home', 'draw', 'away'] as const;

export type GameContest = Contest & { readonly gameId: string };

/**
 * Lets a candidate replay [from, until) day by day, and sets its forecasts beside what the running model said live. The
 * candidate knows the results, starters and prices of the beginning of the day; the running model whatever it last knew
 * before the game, so that a draw between equals leaves it in its place. Games without a forecast of both, and those that
 * no one won by the rules of settlement, are left out. The candidate ends up knowing all results known at `until`.
 */
export async function runContests(
  services: Services,
  options: { readonly candidate: Forecaster; readonly from: Date; readonly until: Date },
): Promise<GameContest[]> {
  const { candidate, from, until } = options;
  const contests: GameContest[] = [];
  for (let dayMs = from.getTime(); dayMs < until.getTime(); dayMs += DAY_MS) {
    const dayStart = new Date(dayMs);
    const dayEnd = new Date(Math.min(dayMs + DAY_MS, until.getTime()));
    await candidate.advance(dayStart);
    contests.push(...(await contestsOfDay(services, { candidate, dayStart, dayEnd, until })));
    await nextTurn();
  }
  await candidate.advance(until);
  return contests;
}

async function contestsOfDay(
  { db }: Services,
  day: {
    readonly candidate: Forecaster;
    readonly dayStart: Date;
    readonly dayEnd: Date;
    readonly until: Date;
  },
): Promise<GameContest[]> {
  const { candidate, dayStart, dayEnd, until } = day;
  const { source, sport } = candidate;
  const fixtures = await listFixtureRows(db, {
    source,
    sport,
    asOf: dayStart,
    after: new Date(dayStart.getTime() - 1),
    until: new Date(dayEnd.getTime() - 1),
  });
  const gameIds = fixtures.map((row) => row.game.id);
  const odds = await listPricesAtHand(db, { gameIds, asOf: dayStart });
  const running = byGame(await listForecastsBeforeStart(db, gameIds));
  const finals = byGame(await listFinals(db, { gameIds, asOf: until }));
  return fixtures.flatMap((row) => {
    const options = { running: running.get(row.game.id), final: finals.get(row.game.id) };
    return contestOf(candidate, row, { ...options, odds: odds.get(row.game.id) ?? [] });
  });
}

function contestOf(
  candidate: Forecaster,
  row: FixtureRow,
  options: {
    readonly running: ForecastBeforeStart | undefined;
    readonly final: FinalRow | undefined;
    readonly odds: readonly OddsSnapshotRow[];
  },
): GameContest[] {
  if (!options.running || !options.final) return [];
  const { pHome: home, pDraw: draw, pAway: away } = options.running;
  const result = winnerOf(row.sport, options.final);
  if (home === null || away === null || result === undefined) return [];
  const forecast = candidate.predict(row, options.odds);
  if (forecast.state !== 'ok') return [];
  return [{ gameId: row.game.id, running: { home, draw, away }, candidate: forecast.probabilities, result }];
}

/** Who won as a bet on the winner is settled: soccer after 90 minutes; no one where such a bet is returned. */
function winnerOf(sport: FixtureRow['sport'], final: FinalRow): Contest['result'] | undefined {
  const status = final.status === 'completed' ? 'completed' : 'canceled';
  const { homeScore, awayScore, parts, reason } = final;
  return SIDES.find((side) => {
    const bet = { sport, side, betType: 'win_loss', line: null } as const;
    return settleBet(bet, { status, homeScore, awayScore, parts, reason }) === 'win';
  });
}

function byGame<Row extends { readonly gameId: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.gameId, row]));
}
