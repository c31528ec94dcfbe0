import { DAY_MS } from '../numeric/durations.ts';
import { type FeatureColumn, pairColumns, put, putPair, type Writer } from './registry.ts';

/** When and where each team played lately: rest, load, journeys without a map, and the place of a game in the calendar. */
export type ScheduleTracker = {
  teams: Map<string, { at: number[]; home: boolean[] }>;
  seasonFrom: number;
  season: number;
};

const LOAD_DAYS = [4, 7, 14, 30] as const;
const MAX_GAMES = 30;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const MONTHS = 12;

export function createScheduleTracker(): ScheduleTracker {
  return { teams: new Map(), seasonFrom: Number.NaN, season: Number.NEGATIVE_INFINITY };
}

export const SCHEDULE_COLUMNS: readonly FeatureColumn[] = [
  ...pairColumns('rest.days', 'rest_travel', 'A', 'days since the last game, at most 14'),
  ...pairColumns('rest.one_day', 'rest_travel', 'A', 'played the day before'),
  ...pairColumns('rest.two_days', 'rest_travel', 'A', 'played two days before'),
  ...pairColumns('rest.three_days', 'rest_travel', 'A', 'played three days before'),
  ...pairColumns('rest.long', 'rest_travel', 'A', 'eight days or more since the last game'),
  ...LOAD_DAYS.flatMap((days) =>
    pairColumns(`load.days${days}`, 'rest_travel', 'A', `games in the last ${days} days`),
  ),
  ...LOAD_DAYS.flatMap((days) =>
    pairColumns(`load.away${days}`, 'rest_travel', 'A', `away games in the last ${days} days`),
  ),
  ...pairColumns('travel.came_from_away', 'rest_travel', 'A', 'the last game was away'),
  ...pairColumns('travel.road_run', 'rest_travel', 'A', 'away games in a row before this one'),
  ...pairColumns('travel.home_run', 'rest_travel', 'A', 'home games in a row before this one'),
  ...column('rest.home_tired_only', 'home side played the day before, away side did not'),
  ...column('rest.away_tired_only', 'away side played the day before, home side did not'),
  ...column('calendar.season_days', 'days since the first game of the season'),
  ...column('calendar.season_start', 'early season: exp(−days/40)'),
  ...column('calendar.empty_stands', 'March 2020 to May 2021, when most grounds were closed'),
  ...column('calendar.neutral', 'neutral ground'),
  ...column('calendar.playoff', 'play-off game'),
  ...WEEKDAYS.flatMap((day) => column(`calendar.${day}`, `starts on ${day} (UTC)`)),
  ...Array.from({ length: MONTHS }, (_, month) =>
    column(`calendar.month${month + 1}`, `starts in month ${month + 1}`),
  ).flat(),
  ...column('calendar.hour', 'hour of the start (UTC)'),
];

function column(name: string, meaning: string): readonly FeatureColumn[] {
  return [{ name, group: 'rest_travel', tier: 'A', meaning }];
}

const EMPTY_FROM = Date.UTC(2020, 2, 10);
const EMPTY_UNTIL = Date.UTC(2021, 4, 31);

export type ScheduledGame = {
  readonly home: string;
  readonly away: string;
  readonly startAt: number;
  readonly seasonStartYear: number;
  readonly neutral: boolean;
  readonly playoff: boolean;
};

export function updateSchedule(tracker: ScheduleTracker, game: ScheduledGame): void {
  if (game.seasonStartYear > tracker.season) {
    tracker.season = game.seasonStartYear;
    tracker.seasonFrom = game.startAt;
  }
  for (const team of [game.home, game.away]) {
    let record = tracker.teams.get(team);
    if (!record) {
      record = { at: [], home: [] };
      tracker.teams.set(team, record);
    }
    record.at.push(game.startAt);
    record.home.push(team === game.home && !game.neutral);
    if (record.at.length > MAX_GAMES) {
      record.at.shift();
      record.home.shift();
    }
  }
}

type Load = {
  readonly rest: number;
  readonly counts: readonly number[];
  readonly away: readonly number[];
  readonly run: number;
};

export function writeSchedule(tracker: ScheduleTracker, game: ScheduledGame, writer: Writer): void {
  const home = loadOf(tracker, game.home, game.startAt);
  const away = loadOf(tracker, game.away, game.startAt);
  const restIs = (low: number, high: number) =>
    putPair(writer, within(home.rest, low, high), within(away.rest, low, high));
  putPair(writer, home.rest, away.rest);
  restIs(0, 1.5);
  restIs(1.5, 2.5);
  restIs(2.5, 3.5);
  restIs(7.5, 99);
  LOAD_DAYS.forEach((_, i) => {
    putPair(writer, home.counts[i] ?? 0, away.counts[i] ?? 0);
  });
  LOAD_DAYS.forEach((_, i) => {
    putPair(writer, home.away[i] ?? 0, away.away[i] ?? 0);
  });
  putPair(writer, home.run > 0 ? 1 : 0, away.run > 0 ? 1 : 0);
  putPair(writer, Math.max(0, home.run), Math.max(0, away.run));
  putPair(writer, Math.max(0, -home.run), Math.max(0, -away.run));
  const [tiredHome, tiredAway] = [home.rest < 1.5, away.rest < 1.5];
  put(writer, tiredHome && !tiredAway ? 1 : 0);
  put(writer, tiredAway && !tiredHome ? 1 : 0);
  writeCalendar(tracker, game, writer);
}

function writeCalendar(tracker: ScheduleTracker, game: ScheduledGame, writer: Writer): void {
  const days = seasonDay(tracker, game);
  put(writer, days);
  put(writer, Math.exp(-days / 40));
  put(writer, game.startAt >= EMPTY_FROM && game.startAt < EMPTY_UNTIL ? 1 : 0);
  put(writer, game.neutral ? 1 : 0);
  put(writer, game.playoff ? 1 : 0);
  const start = new Date(game.startAt);
  WEEKDAYS.forEach((_, day) => {
    put(writer, start.getUTCDay() === day ? 1 : 0);
  });
  for (let month = 0; month < MONTHS; month++) put(writer, start.getUTCMonth() === month ? 1 : 0);
  put(writer, start.getUTCHours());
}

/** Days since the first game of the season; 0 where it has not begun. */
export function seasonDay(tracker: ScheduleTracker, game: ScheduledGame): number {
  const opened = game.seasonStartYear === tracker.season;
  return opened ? Math.max(0, (game.startAt - tracker.seasonFrom) / DAY_MS) : 0;
}

function within(value: number, low: number, high: number): number {
  return value >= low && value < high ? 1 : 0;
}

/** `run` counts the latest games at one kind of venue, positive when away. */
export function loadOf(tracker: ScheduleTracker, team: string, at: number): Load {
  const record = tracker.teams.get(team);
  const counts = LOAD_DAYS.map(() => 0);
  const away = LOAD_DAYS.map(() => 0);
  const last = record?.at.at(-1);
  if (!record || last === undefined) return { rest: 14, counts, away, run: 0 };
  for (let i = record.at.length - 1; i >= 0; i--) {
    const gap = (at - (record.at[i] ?? 0)) / DAY_MS;
    LOAD_DAYS.forEach((days, d) => {
      if (gap > days + 0.5) return;
      counts[d] = (counts[d] ?? 0) + 1;
      if (!record.home[i]) away[d] = (away[d] ?? 0) + 1;
    });
  }
  const wasHome = record.home.at(-1) ?? false;
  let run = 0;
  for (let i = record.home.length - 1; i >= 0 && record.home[i] === wasHome; i--) run += 1;
  const rest = Math.min(14, Math.max(0, Math.round((at - last) / DAY_MS)));
  return { rest, counts, away, run: Math.min(10, run) * (wasHome ? -1 : 1) };
}
