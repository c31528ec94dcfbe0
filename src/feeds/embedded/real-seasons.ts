import type { ArchiveGame } from '../archive.ts';
import { getLeague } from '../names/leagues.ts';
import { randomFrom } from '../seeded-random.ts';
import { instantOf } from '../time/zone-time.ts';
import { kickOffTimes } from './calendar/kick-off-times.ts';
import football from './data/football.json' with { type: 'json' };
import { drawHalfTime } from './scores/soccer-score.ts';

type ReducedSeason = { readonly teams: readonly string[]; readonly days: readonly string[] };

const SEASONS: Readonly<Record<string, Readonly<Record<string, ReducedSeason>>>> = football;

type Line = {
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
};

/** "2-11 3:1" → clubs 2 and 11 of the season's list, three goals to one. Throws on a line of another shape. */
function parseLine(text: string, teams: readonly string[]): Line {
  const [, one, other, homeScore, awayScore] = /^(\d+)-(\d+) (\d+):(\d+)$/.exec(text) ?? [];
  const [home, away] = [teams[Number(one)], teams[Number(other)]];
  if (home === undefined || away === undefined) throw new Error(`football.json: not a game: ${text}`);
  return { home, away, homeScore: Number(homeScore), awayScore: Number(awayScore) };
}

/** The results of a day are real; its kick-off times and half-time scores are drawn. */
function gamesOfDay(leagueId: string, season: string, line: string, teams: readonly string[]): ArchiveGame[] {
  const gameDay = line.slice(0, 10);
  const day = Date.parse(gameDay);
  const games = line.slice(11).split(', ');
  const random = randomFrom('kick-off', leagueId, gameDay);
  const times = kickOffTimes(leagueId, day, games.length, random);
  return games.map((text, index) => {
    const { home, away, homeScore, awayScore } = parseLine(text, teams);
    const halfTime = drawHalfTime(homeScore, awayScore, randomFrom('half-time', leagueId, gameDay, home));
    return {
      leagueId,
      season,
      seasonStartYear: Number(season.slice(0, 4)),
      gameDay,
      startAt: new Date(instantOf(getLeague(leagueId).zone, times[index] ?? day)),
      startSimulated: true,
      home,
      away,
      homeScore,
      awayScore,
      halfTime,
      overtime: false,
      neutral: false,
      playoff: false,
      gameNo: 1,
      homeStarter: null,
      awayStarter: null,
      statistics: {},
      odds: [],
      references: [],
      origin: 'mixed' as const,
    };
  });
}

/** First and last start year of a league's real seasons, or null where it has none. */
export function realYears(leagueId: string): { readonly first: number; readonly last: number } | null {
  const years = Object.keys(SEASONS[leagueId] ?? {}).map((season) => Number(season.slice(0, 4)));
  return years.length === 0 ? null : { first: Math.min(...years), last: Math.max(...years) };
}

/** The league's real results, oldest season first, with drawn kick-off times and half-time scores. */
export function realSeasons(leagueId: string): ArchiveGame[] {
  const seasons = Object.entries(SEASONS[leagueId] ?? {}).sort(([a], [b]) => a.localeCompare(b));
  return seasons.flatMap(([season, { teams, days }]) =>
    days.flatMap((line) => gamesOfDay(leagueId, season, line, teams)),
  );
}
