import { createWalkForward, type PlayedGame, restoreWalkForward, type WalkForward } from '@trueline/predict';
import { makeSeason } from '../packages/predict/src/testing/make-season.ts';

/**
 * `node bench/many-leagues.ts [leagues] [seasons]`: one engine of soccer learns simulated leagues of twenty clubs, a day of games at a time,
 * and forecasts each day before it learns it, as the site does. Prints, season by season, processor time a day of games and a game and the
 * memory held; at the end what it takes to store the model, league by league, and to open it again.
 */

const TEAMS = 20;
const FIRST_SEASON = 2010;
const [leagues = 300, seasons = 8] = process.argv.slice(2).map(Number);

const walk = createWalkForward({ sport: 'soccer', seed: 1, minimumGames: 0, unseenTeams: 'prior' });
console.log('season | games so far | days | CPU ms a day of games | CPU ms a game | heap MB | resident MB');
let games = 0;
for (let season = 0; season < seasons; season += 1) {
  const days = daysOf(FIRST_SEASON + season);
  const seconds = cpuSeconds(() => {
    for (const day of days) live(walk, day);
  });
  const played = days.reduce((sum, day) => sum + day.length, 0);
  games += played;
  const { heapUsed, rss } = process.memoryUsage();
  const row = [season + 1, games, days.length, (1000 * seconds) / days.length, (1000 * seconds) / played];
  console.log([...row, heapUsed / 1e6, rss / 1e6].map(short).join(' | '));
}
const parts: string[] = [];
const stored = cpuSeconds(() => {
  parts.push(JSON.stringify(walk.shared()));
  for (const league of walk.leagues()) parts.push(JSON.stringify(league));
});
const [shared = '', ...own] = parts;
const opened = cpuSeconds(() => {
  restoreWalkForward({ ...JSON.parse(shared), leagues: own.map((text) => JSON.parse(text)) });
});
const megabytes = own.map((text) => text.length / 1e6);
console.log(
  `stored in ${short(stored)} s: shared ${short(shared.length / 1e6)} MB, ${own.length} leagues of at most ` +
    `${short(Math.max(...megabytes))} MB, together ${short(megabytes.reduce((sum, one) => sum + one, 0))} MB; opened again in ${short(opened)} s`,
);

/** All leagues' games of a season, by the instant at which they begin. */
function daysOf(seasonStartYear: number): PlayedGame[][] {
  const all = Array.from({ length: leagues }, (_, league) =>
    makeSeason({
      sport: 'soccer',
      teams: TEAMS,
      seed: 1000 * seasonStartYear + league,
      seasonStartYear,
      leagueId: `L${league}`,
    }),
  ).flat();
  const days = Map.groupBy(all, ({ startAt }) => startAt);
  return [...days].sort(([a], [b]) => a - b).map(([, day]) => day);
}

/** One day of the site: what comes is forecast at its opening prices, and learned when it is over. */
function live(engine: WalkForward, day: readonly PlayedGame[]): void {
  for (const game of day) {
    const { knownAt, homeScore, awayScore, halfTime, statistics, opening, closing, ...facts } = game;
    engine.predict({ ...facts, opening });
  }
  engine.advance(day);
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function short(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toPrecision(3);
}
