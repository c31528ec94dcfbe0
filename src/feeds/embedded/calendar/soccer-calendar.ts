import { DAY_MS, HOUR_MS, WEEK_MS } from '#terms/durations.ts';
import { randomFrom } from '../../seeded-random.ts';
import { MLS_HOURS_BEHIND } from '../clubs/soccer-clubs.ts';
import type { Fixture } from './fixture.ts';
import { kickOffTimes } from './kick-off-times.ts';
import { doubleRoundRobin, type Round } from './round-robin.ts';

type Calendar = {
  /** First Saturday on or after [month 1–12, day]. */
  readonly start: readonly [number, number];
  /** Number of Saturdays from the first to the last round, both counted. */
  readonly weekends: number;
  /** Saturdays without a round, by number from 0: breaks of the national teams, and winter. */
  readonly free: readonly number[];
  readonly rounds: number | null;
};

const CALENDARS: Readonly<Record<string, Calendar>> = {
  EPL: { start: [8, 12], weekends: 40, free: [3, 8, 13, 31], rounds: null },
  LALIGA: { start: [8, 19], weekends: 39, free: [2, 7, 12, 18, 31], rounds: null },
  BUNDESLIGA: { start: [8, 22], weekends: 38, free: [2, 6, 11, 17, 18, 19, 30], rounds: null },
  SERIEA: { start: [8, 20], weekends: 40, free: [2, 7, 12, 18, 31], rounds: null },
  LIGUE1: { start: [8, 8], weekends: 41, free: [4, 8, 13, 20, 21, 33], rounds: null },
  // MLS plays a part of the return round only: 34 rounds in one calendar year.
  MLS: { start: [3, 4], weekends: 34, free: [4, 14, 26, 31], rounds: 34 },
};

/** Saturdays of the season that carry a round, and as many Wednesdays, evenly spread, as the rounds still need. */
function roundDays(calendar: Calendar, startYear: number, rounds: number): number[] {
  const [month, date] = calendar.start;
  const earliest = Date.UTC(startYear, month - 1, date);
  const firstSaturday = earliest + ((6 - new Date(earliest).getUTCDay() + 7) % 7) * DAY_MS;
  const weeks = Array.from({ length: calendar.weekends }, (_, week) => week);
  const playing = weeks.filter((week) => !calendar.free.includes(week));
  const saturdays = playing.map((week) => firstSaturday + week * WEEK_MS);
  const missing = Math.max(0, rounds - saturdays.length);
  const midweek = Array.from({ length: missing }, (_, index) => {
    const week = playing[Math.floor(((index + 0.7) * (playing.length - 1)) / missing)] ?? 0;
    return firstSaturday + week * WEEK_MS + 4 * DAY_MS;
  });
  return [...saturdays, ...midweek].sort((a, b) => a - b).slice(0, rounds);
}

/** Spreads a round over its days: a weekend from Friday to Monday, a midweek round over Tuesday to Thursday. */
function daysOfRound(leagueId: string, roundDay: number, games: number, isLast: boolean): number[] {
  if (new Date(roundDay).getUTCDay() === 3) {
    return Array.from({ length: games }, (_, index) => roundDay + (index % 5 === 4 ? -DAY_MS : 0));
  }
  if (isLast) return Array.from({ length: games }, () => roundDay + DAY_MS);
  const sundayShare =
    { EPL: 0.3, LALIGA: 0.45, BUNDESLIGA: 0.25, SERIEA: 0.7, LIGUE1: 0.3, MLS: 0.25 }[leagueId] ?? 0.3;
  const sundays = Math.round(games * sundayShare);
  return Array.from({ length: games }, (_, index) => {
    if (index === 0 && leagueId !== 'SERIEA')
      return leagueId === 'EPL' ? roundDay + 2 * DAY_MS : roundDay - DAY_MS;
    return index <= sundays ? roundDay + DAY_MS : roundDay;
  });
}

function placeRound(leagueId: string, round: Round, days: readonly number[], seed: string): Fixture[] {
  const random = randomFrom(seed);
  const pairs = random.shuffle(round);
  const timesOfDay = new Map<number, number[]>();
  for (const day of new Set(days)) {
    const count = days.filter((other) => other === day).length;
    timesOfDay.set(day, kickOffTimes(leagueId, day, count, random));
  }
  return pairs.flatMap(([home, away], index) => {
    const day = days[index];
    const wallTime = day === undefined ? undefined : timesOfDay.get(day)?.pop();
    if (day === undefined || wallTime === undefined) return [];
    const behind = leagueId === 'MLS' ? (MLS_HOURS_BEHIND[home] ?? 0) : 0;
    return [{ home, away, day, wallTime: wallTime + behind * HOUR_MS }];
  });
}

/**
 * Fixtures of one simulated soccer season, by round.
 *
 * @param startYear the year in which the season begins
 */
export function soccerFixtures(leagueId: string, startYear: number, clubs: readonly string[]): Fixture[][] {
  const calendar = CALENDARS[leagueId];
  if (calendar === undefined) throw new Error(`No calendar for ${leagueId}`);
  const seed = `fixtures ${leagueId} ${startYear}`;
  const random = randomFrom(seed);
  const all = doubleRoundRobin(random.shuffle([...clubs].sort()));
  const half = all.length / 2;
  const legs = [...random.shuffle(all.slice(0, half)), ...random.shuffle(all.slice(half))];
  const rounds = legs.slice(0, calendar.rounds ?? legs.length);
  const days = roundDays(calendar, startYear, rounds.length);
  return rounds.map((round, index) => {
    const spread = daysOfRound(leagueId, days[index] ?? 0, round.length, index === rounds.length - 1);
    return placeRound(leagueId, round, spread, `${seed} ${index}`);
  });
}
