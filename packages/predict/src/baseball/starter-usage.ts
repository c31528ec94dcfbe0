import { type FeatureColumn, pairColumns, putPair, type Writer } from '../features/registry.ts';
import { DAY_MS } from '../numeric/durations.ts';
import { clamp } from '../numeric/logit.ts';

/**
 * How clubs use their starting pitchers, which tells what they think of them: who opens a season, who takes the ball every fifth
 * day, who has just come. Results show it long before they show how many runs a pitcher prevents.
 */
export type StarterUsage = { starters: Map<string, StarterRecord>; clubs: Map<string, ClubRecord> };

type StarterRecord = {
  starts: number;
  /** Starts of the season in which the latest one was, and of the season before that. */
  season: number;
  seasonStarts: number;
  lastSeasonStarts: number;
  /** The club's game of that season in which the first of them was, counted from 0. */
  firstGame: number;
  club: string;
  firstAt: number;
  latestAt: number;
  /** Runs allowed beyond what the ratings expected, at each memory, and the starts that count there. */
  surprise: Float64Array;
  weight: Float64Array;
};

/** A club's games in the season, and who started its latest ones. */
type ClubRecord = { season: number; games: number; latest: string[] };

type StartedGame = {
  readonly startAt: number;
  readonly seasonStartYear: number;
};

const YEAR_DAYS = 365;
/** Starts of a pitcher who is never hurt. */
const FULL_SEASON = 32;
/** Before this many games the share of them says nothing. */
const MIN_GAMES = 10;
const LATEST_GAMES = 25;
/** A rotation has five places. */
const ROTATION = 5;
/** How soon the order of a season's first starts means nothing any more, in the club's games. */
const OPENING_GAMES = 4;
const MAX_REST_DAYS = 60;
/** Half-lives of the runs allowed, in starts; forms have the shorter ones. */
const MEMORIES = [30, 90] as const;
const PRIOR_STARTS = 8;

const QUANTITIES = [
  ['career', 'ln(1 + starts ever seen)'],
  ['share', 'starts this season by games of the club, from its tenth on'],
  ['last_season', 'starts of the season before, by 32'],
  ['opener', 'how near its first start of the season was to the club’s first game: exp(−games/4)'],
  ['years', 'ln(1 + years since its first start)'],
  ['new_club', 'its start before this one was for another club'],
  ['novice', 'fewer than four starts seen'],
  ['absence', 'days since its last start, at most 60, by 30'],
  ['place', 'starts in the club’s latest 25 games, by 5'],
  ...MEMORIES.map(
    (starts) =>
      [
        `runs_surprise${starts}`,
        `runs allowed beyond the ratings’ expectation, half-life ${starts} starts`,
      ] as const,
  ),
] as const;

/** A price of the game holds what a club thinks of its pitcher, so tier C leaves these out. */
export const USAGE_COLUMNS: readonly FeatureColumn[] = QUANTITIES.flatMap(([name, meaning]) =>
  pairColumns(`usage.${name}`, 'starting_pitcher', 'A', `starter: ${meaning}`).map((column) => ({
    ...column,
    isInPrice: true,
  })),
);

export function createStarterUsage(): StarterUsage {
  return { starters: new Map(), clubs: new Map() };
}

type Start = { readonly starter: string; readonly club: string };

/** Writes all `USAGE_COLUMNS` of a coming game; a starter who is not named is unknown in all of them. */
export function writeUsage(
  usage: StarterUsage,
  game: StartedGame,
  starts: readonly [home: Start | null, away: Start | null],
  writer: Writer,
): void {
  const [home, away] = starts.map((start) => (start ? valuesOf(usage, game, start) : []));
  QUANTITIES.forEach((_, i) => {
    putPair(writer, home?.[i] ?? Number.NaN, away?.[i] ?? Number.NaN);
  });
}

function valuesOf(usage: StarterUsage, game: StartedGame, { starter, club }: Start): readonly number[] {
  const season = game.seasonStartYear;
  const record = usage.starters.get(starter);
  const clubRecord = usage.clubs.get(club);
  const games = clubRecord?.season === season ? clubRecord.games : 0;
  const unopened = Math.exp(-games / OPENING_GAMES);
  if (!record)
    return [0, games < MIN_GAMES ? Number.NaN : 0, 0, unopened, 0, 0, 1, 0, 0, ...MEMORIES.map(() => 0)];
  const isOpen = record.season === season;
  const before = isOpen ? record.lastSeasonStarts : record.season === season - 1 ? record.seasonStarts : 0;
  return [
    Math.log1p(record.starts),
    games < MIN_GAMES ? Number.NaN : (isOpen ? record.seasonStarts : 0) / games,
    Math.min(before, FULL_SEASON + 2) / FULL_SEASON,
    isOpen ? Math.exp(-record.firstGame / OPENING_GAMES) : unopened,
    Math.log1p(Math.max(0, game.startAt - record.firstAt) / DAY_MS / YEAR_DAYS),
    record.club === club ? 0 : 1,
    record.starts < 4 ? 1 : 0,
    clamp((game.startAt - record.latestAt) / DAY_MS, 0, MAX_REST_DAYS) / (MAX_REST_DAYS / 2),
    (clubRecord?.latest.filter((one) => one === starter).length ?? 0) / ROTATION,
    ...MEMORIES.map((_, i) => (record.surprise[i] ?? 0) / ((record.weight[i] ?? 0) + PRIOR_STARTS)),
  ];
}

/** Counts a finished game of one club; `surprise` are the runs that it allowed beyond what the ratings expected. */
export function countStart(
  usage: StarterUsage,
  game: StartedGame,
  { starter, club }: { readonly starter: string | null; readonly club: string },
  surprise: number,
): void {
  const season = game.seasonStartYear;
  const clubRecord = usage.clubs.get(club) ?? { season, games: 0, latest: [] };
  if (season > clubRecord.season) Object.assign(clubRecord, { season, games: 0 });
  usage.clubs.set(club, clubRecord);
  if (starter !== null) {
    const record = usage.starters.get(starter) ?? unseen(game, club);
    if (season > record.season) {
      record.lastSeasonStarts = season === record.season + 1 ? record.seasonStarts : 0;
      record.season = season;
      record.seasonStarts = 0;
      record.firstGame = clubRecord.games;
    }
    record.starts += 1;
    record.seasonStarts += 1;
    record.club = club;
    record.latestAt = game.startAt;
    MEMORIES.forEach((starts, i) => {
      const keep = 0.5 ** (1 / starts);
      record.surprise[i] = keep * (record.surprise[i] ?? 0) + clamp(surprise, -5, 6);
      record.weight[i] = keep * (record.weight[i] ?? 0) + 1;
    });
    usage.starters.set(starter, record);
  }
  clubRecord.games += 1;
  clubRecord.latest = [...clubRecord.latest, starter ?? ''].slice(-LATEST_GAMES);
}

function unseen(game: StartedGame, club: string): StarterRecord {
  return {
    starts: 0,
    season: Number.NEGATIVE_INFINITY,
    seasonStarts: 0,
    lastSeasonStarts: 0,
    firstGame: 0,
    club,
    firstAt: game.startAt,
    latestAt: game.startAt,
    surprise: new Float64Array(MEMORIES.length),
    weight: new Float64Array(MEMORIES.length),
  };
}
