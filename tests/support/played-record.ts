import { insertFacts } from '#db/queries/feed-row.ts';
import { batchRows, gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { withdrawPick } from '#domain/picks/grade/withdraw-pick.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import type { Services } from '#domain/services.ts';
import { fixedClock } from '#platform/clock.ts';
import type { TestServices } from './database.ts';
import { addForecast, addPolicy, goodOdds, INSUFFICIENT, minutesAfter } from './factories.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame, smallState } from './small-season.ts';

export const FIRST_NOON = new Date('2016-11-01T04:00:00Z');
const SCORES = [[3, 1], [0, 3], [1, 1]] as const; // biome-ignore format: a list of scores

export type PlayedRecord = {
  /** The noon behind the last day that was played: a coming game was published at it, and another one has too little data. */
  readonly now: Date;
  readonly comingGame: string;
  readonly poorGame: string;
  readonly playedGames: readonly string[];
};

const at = (services: Services, now: Date): Services => ({ ...services, clock: fixedClock(now) });

/**
 * Some days of one game with three picks each, published at noon and settled at night, the winner bet of the second day
 * withdrawn; then a coming day with three picks, and a game without enough data. The clock ends at the last noon.
 */
export async function playRecord(test: TestServices, days: number): Promise<PlayedRecord> {
  const { services } = test;
  await addPolicy(services);
  for (let day = 0; day < days; day += 1) await playDay(services, day);
  const now = minutesAfter(FIRST_NOON, days * 1440);
  await publishDay(services, 'coming', now);
  const startAt = minutesAfter(now, 600);
  await insertSmallSeason(services, { games: [smallGame({ key: 'poor', startAt, homeKey: 'EPL/Greens' })] });
  await addForecast(services, { gameKey: 'poor', knownAt: minutesAfter(now, -30), ...INSUFFICIENT });
  test.setNow(minutesAfter(now, 1));
  return {
    now,
    comingGame: gameIdOf(SMALL_SOURCE, 'coming'),
    poorGame: gameIdOf(SMALL_SOURCE, 'poor'),
    playedGames: Array.from({ length: days }, (_, day) => gameIdOf(SMALL_SOURCE, `day ${day}`)),
  };
}

async function publishDay(services: Services, key: string, noon: Date): Promise<Date> {
  const known = minutesAfter(noon, -60);
  const startAt = minutesAfter(noon, 480);
  await insertSmallSeason(services, { games: [smallGame({ key, startAt })], odds: goodOdds(key, known) });
  const drivers = [{ code: 'elo', contribution: 0.31 }];
  await addForecast(services, { gameKey: key, knownAt: known, drivers });
  await publishPicks(at(services, noon), { source: SMALL_SOURCE });
  return startAt;
}

async function playDay(services: Services, day: number): Promise<void> {
  const key = `day ${day}`;
  const noon = minutesAfter(FIRST_NOON, day * 1440);
  const startAt = await publishDay(services, key, noon);
  if (day === 1) await withdrawOne(at(services, minutesAfter(noon, 60)), key);
  const [homeScore = 0, awayScore = 0] = SCORES[day % SCORES.length] ?? [];
  const over = { gameKey: key, knownAt: minutesAfter(startAt, 112), homeScore, awayScore } as const;
  const states = [smallState({ ...over, status: 'completed' })];
  const batch = { games: [], states, odds: [], references: [] };
  await insertFacts(services.db, batchRows(SMALL_SOURCE, batch, new Date('2100-01-01T00:00:00Z')));
  await settlePicks(at(services, minutesAfter(startAt, 125)));
}

async function withdrawOne(services: Services, key: string): Promise<void> {
  const { rows } = await services.db.$client.query<{ id: string }>(
    "select id from pick where game_id = $1 and bet_type = 'win_loss'",
    [gameIdOf(SMALL_SOURCE, key)],
  );
  const pick = rows[0]?.id ?? '';
  await withdrawPick(services, { pick, reason: 'line_up', note: 'a key player is out', by: 'operator' });
}
