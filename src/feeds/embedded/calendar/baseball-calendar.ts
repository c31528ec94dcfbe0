import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';
import { type Random, randomFrom } from '../../seeded-random.ts';
import { MLB_DIVISIONS } from '../clubs/american-clubs.ts';
import type { Fixture } from './fixture.ts';

/** 52 series for every club: 27 weekends of three games, 25 midweek series of which six have four: 162 games. */
const WEEKENDS = 27;
const ALL_STAR_WEEK = 15;
const FOUR_GAME_WEEKS: readonly number[] = [3, 7, 11, 17, 20, 23];

const CLUBS = MLB_DIVISIONS.flatMap((division, index) =>
  division.map(([name, behind]) => ({ name, behind, division: index, league: index < 3 ? 0 : 1 })),
);
type Club = (typeof CLUBS)[number];

const pairKey = (one: Club, other: Club): string => [one.name, other.name].sort().join();

/** Series that two clubs should play in a season: six within the division, two within the league, else a half. */
function wantedSeries(one: Club, other: Club): number {
  if (one.division === other.division) return 6;
  return one.league === other.league ? 2 : 0.53;
}

type Ledger = {
  readonly met: Map<string, number>;
  readonly lastOpponent: Map<string, string>;
  readonly homeSeries: Map<string, number>;
};

/** How much a pairing is still wanted; a rematch of the last series is avoided. */
function demand(ledger: Ledger, one: Club, other: Club): number {
  const wanted = wantedSeries(one, other) - (ledger.met.get(pairKey(one, other)) ?? 0);
  return ledger.lastOpponent.get(one.name) === other.name ? wanted - 4 : wanted;
}

/** Pairs all thirty clubs for one slot: each in turn takes the free club that it wants most. */
function pairClubs(ledger: Ledger, random: Random): (readonly [Club, Club])[] {
  const free = new Set(random.shuffle(CLUBS));
  const pairs: (readonly [Club, Club])[] = [];
  for (const club of [...free]) {
    if (!free.delete(club)) continue;
    let best: Club | undefined;
    let bestDemand = -Infinity;
    for (const other of free) {
      const value = demand(ledger, club, other) + random.next() * 0.5;
      if (value > bestDemand) [best, bestDemand] = [other, value];
    }
    if (best === undefined) break;
    free.delete(best);
    pairs.push([club, best]);
  }
  return pairs;
}

/** The club with fewer series at home is host; both books are updated. */
function decideHost(
  ledger: Ledger,
  [one, other]: readonly [Club, Club],
  games: number,
): readonly [Club, Club] {
  const atHome = (club: Club): number => ledger.homeSeries.get(club.name) ?? 0;
  const [home, away] = atHome(one) <= atHome(other) ? [one, other] : [other, one];
  ledger.homeSeries.set(home.name, atHome(home) + games);
  ledger.met.set(pairKey(one, other), (ledger.met.get(pairKey(one, other)) ?? 0) + 1);
  ledger.lastOpponent.set(one.name, other.name);
  ledger.lastOpponent.set(other.name, one.name);
  return [home, away];
}

/** Local first pitch in minutes: nights, but afternoons on Sunday, on half of the Saturdays and on a getaway day. */
function firstPitch(day: number, isGetaway: boolean, random: Random): number {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0) return 13 * 60 + 5 + random.below(2) * 5;
  if (weekday === 6) return random.chance(0.5) ? 16 * 60 + 5 : 19 * 60 + 5;
  if (isGetaway && random.chance(0.45)) return 13 * 60 + 5;
  return 19 * 60 + 5 + random.below(2) * 5;
}

function placeSeries(
  [home, away]: readonly [Club, Club],
  firstDay: number,
  games: number,
  random: Random,
): Fixture[] {
  const midweek = new Date(firstDay).getUTCDay() < 5;
  return Array.from({ length: games }, (_, index) => {
    const day = firstDay + index * DAY_MS;
    const minutes = firstPitch(day, midweek && index === games - 1, random) + home.behind * 60;
    return { home: home.name, away: away.name, day, wallTime: day + minutes * MINUTE_MS };
  });
}

/** Fixtures of one simulated MLB regular season: series of three or four games, 162 for every club. */
export function baseballFixtures(year: number): Fixture[] {
  const random = randomFrom('fixtures MLB', year);
  const ledger: Ledger = { met: new Map(), lastOpponent: new Map(), homeSeries: new Map() };
  const opening = Date.UTC(year, 2, 29);
  const firstFriday = opening + ((5 - new Date(opening).getUTCDay() + 7) % 7) * DAY_MS;
  const fixtures: Fixture[] = [];
  const playSlot = (firstDay: number, games: number): void => {
    for (const pair of random.shuffle(pairClubs(ledger, random))) {
      // A three-game midweek series begins on Monday or on Tuesday.
      const late = games === 3 && new Date(firstDay).getUTCDay() === 1 && random.chance(0.55) ? DAY_MS : 0;
      fixtures.push(...placeSeries(decideHost(ledger, pair, games), firstDay + late, games, random));
    }
  };
  for (let week = 0; week < WEEKENDS; week += 1) {
    const friday = firstFriday + week * 7 * DAY_MS;
    playSlot(friday, 3);
    if (week === ALL_STAR_WEEK || week === WEEKENDS - 1) continue;
    playSlot(friday + 3 * DAY_MS, FOUR_GAME_WEEKS.includes(week) ? 4 : 3);
  }
  return fixtures.sort((a, b) => a.wallTime - b.wallTime || a.home.localeCompare(b.home));
}
