import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';
import { type Random, randomFrom } from '../../seeded-random.ts';
import { NBA_DIVISIONS } from '../clubs/american-clubs.ts';
import type { Fixture } from './fixture.ts';

type Pair = { readonly home: string; readonly away: string; readonly order: number };

/** Share of a week's games by weekday, Sunday first. */
const WEEKDAY_WEIGHT = [1.1, 1, 0.85, 1.45, 0.45, 1.4, 1.15];
const MIN_DAYS_BETWEEN_MEETINGS = 6;

/**
 * The league's formula of 82 games: four against each of the four division rivals, four or three against the other ten
 * of the conference (six and four of them), two against the fifteen of the other conference; 41 of them at home.
 */
function basketballPairings(): (readonly [home: string, away: string])[] {
  const pairings: (readonly [string, string])[] = [];
  const meet = (home: string, away: string, times: number): void => {
    for (let count = 0; count < times; count += 1) pairings.push([home, away]);
  };
  const divisions = NBA_DIVISIONS.map((division) => division.map(([name]) => name));
  for (const [one, division] of divisions.entries()) {
    for (const [place, club] of division.entries()) {
      for (const rival of division) if (rival !== club) meet(club, rival, 2);
      for (const [other, opponents] of divisions.entries()) {
        if (other === one) continue;
        const sameConference = other < 3 === one < 3;
        for (const [otherPlace, opponent] of opponents.entries()) {
          meet(club, opponent, sameConference ? homeGames(place, otherPlace, one < other) : 1);
        }
      }
    }
  }
  return pairings;
}

/** Home games of one club against one of another division: two, but one of the three where the pair meets three times. */
function homeGames(place: number, otherPlace: number, isFirst: boolean): number {
  const distance = isFirst ? (place - otherPlace + 5) % 5 : (otherPlace - place + 5) % 5;
  if (distance === 0) return isFirst ? 2 : 1;
  if (distance === 1) return isFirst ? 1 : 2;
  return 2;
}

/** Days without games: Christmas Eve, and six days of the All-Star break in the middle of February. */
function isFree(day: number): boolean {
  const date = new Date(day);
  const [month, dayOfMonth] = [date.getUTCMonth(), date.getUTCDate()];
  return (month === 11 && dayOfMonth === 24) || (month === 1 && dayOfMonth >= 16 && dayOfMonth <= 21);
}

type Diary = {
  readonly played: Map<string, number[]>;
  readonly met: Map<string, number>;
  readonly left: Map<string, number>;
};

/** A club plays at most once a day, never on three days running, and on two only now and then. */
function canPlay(diary: Diary, pair: Pair, day: number, random: Random): boolean {
  const meeting = diary.met.get([pair.home, pair.away].sort().join());
  if (meeting !== undefined && day - meeting < MIN_DAYS_BETWEEN_MEETINGS * DAY_MS) return false;
  for (const club of [pair.home, pair.away]) {
    const days = diary.played.get(club) ?? [];
    const last = days.at(-1);
    if (last === day) return false;
    if (last !== day - DAY_MS) continue;
    if (days.at(-2) === day - 2 * DAY_MS || !random.chance(0.3)) return false;
  }
  return true;
}

function enter(diary: Diary, pair: Pair, day: number): void {
  diary.met.set([pair.home, pair.away].sort().join(), day);
  for (const club of [pair.home, pair.away]) {
    diary.played.set(club, [...(diary.played.get(club) ?? []).slice(-1), day]);
    diary.left.set(club, (diary.left.get(club) ?? 0) - 1);
  }
}

const hoursBehind = new Map(NBA_DIVISIONS.flat());

function placeDay(day: number, pairs: readonly Pair[], random: Random): Fixture[] {
  const isSunday = new Date(day).getUTCDay() === 0;
  return pairs.map(({ home, away }) => {
    const behind = hoursBehind.get(home) ?? 0;
    const local = isSunday && random.chance(0.4) ? 15.5 : random.chance(0.6) ? 19 : 19.5;
    // The far west starts at 19:30 of its own clock; the hour behind New York is added.
    const hours = Math.min(22.5, (behind === 3 && local === 19 ? 19.5 : local) + behind);
    return { home, away, day, wallTime: day + hours * 60 * MINUTE_MS };
  });
}

/** Fixtures of one simulated NBA regular season: 1,230 games from late October to the middle of April. */
export function basketballFixtures(startYear: number): Fixture[] {
  const random = randomFrom('fixtures NBA', startYear);
  const waiting: Pair[] = random
    .shuffle(basketballPairings())
    .map(([home, away], order) => ({ home, away, order }));
  const diary: Diary = { played: new Map(), met: new Map(), left: new Map() };
  for (const [club] of NBA_DIVISIONS.flat()) diary.left.set(club, 82);
  const lastDay = Date.UTC(startYear + 1, 3, 11);
  const fixtures: Fixture[] = [];
  for (let day = Date.UTC(startYear, 9, 24); waiting.length > 0; day += DAY_MS) {
    if (isFree(day)) continue;
    const daysLeft = Math.max(
      1,
      (lastDay - day) / DAY_MS + 1 - (day < Date.UTC(startYear + 1, 1, 16) ? 6 : 0),
    );
    const weight = WEEKDAY_WEIGHT[new Date(day).getUTCDay()] ?? 1;
    const wanted = Math.min(14, Math.round((waiting.length / daysLeft) * weight * 1.06));
    const need = (pair: Pair): number => (diary.left.get(pair.home) ?? 0) + (diary.left.get(pair.away) ?? 0);
    // Clubs that are behind with their games come first; the shuffled order decides between equals.
    waiting.sort((a, b) => need(b) - need(a) || a.order - b.order);
    const today: Pair[] = [];
    for (const pair of waiting) {
      if (today.length >= wanted) break;
      if (!canPlay(diary, pair, day, random)) continue;
      enter(diary, pair, day);
      today.push(pair);
    }
    const gone = new Set(today);
    waiting.splice(0, waiting.length, ...waiting.filter((pair) => !gone.has(pair)));
    fixtures.push(...placeDay(day, today, random));
  }
  return fixtures;
}
