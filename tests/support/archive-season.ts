import { keepFeedMapping } from '#db/queries/feed-cursor.ts';
import { ingestFeed } from '#domain/forecasting/sport/ingest-feed.ts';
import type { Services } from '#domain/services.ts';
import type { ArchiveGame, ArchiveOdds } from '#feeds/archive.ts';
import type { Feed } from '#feeds/feed.ts';
import { listTeams } from '#feeds/names/team-names.ts';
import { createReplayFeed } from '#feeds/replay/create-replay-feed.ts';
import { sha256 } from '#platform/hash.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';

/** The day on which the made-up seasons of three leagues begin, and one in their middle on which all have played enough. */
export const SEASON_START = new Date('2015-08-01T00:00:00Z');
export const MID_SEASON = new Date('2015-10-24T16:00:00Z');

const LEAGUES = [
  { id: 'EPL', teams: 8, everyDays: 2, hour: 15, season: '2015-16', totals: [0, 4], total: 2.5, line: -0.5 },
  {
    id: 'NBA',
    teams: 6,
    everyDays: 2,
    hour: 2,
    season: '2015-16',
    totals: [80, 40],
    total: 199.5,
    line: -3.5,
  },
  { id: 'MLB', teams: 6, everyDays: 2, hour: 1, season: '2015', totals: [0, 9], total: 8.5, line: -1.5 },
] as const;
type League = (typeof LEAGUES)[number];

/** Between 0 and 1, following from the words alone. */
function draw(...seed: readonly (string | number)[]): number {
  return Number.parseInt(sha256(seed.join('/')).slice(0, 8), 16) / 0x1_0000_0000;
}

/** Finished games of three leagues over `days` days, with prices that know the clubs and not the results. */
export function makeArchive(days: number): ArchiveGame[] {
  return LEAGUES.flatMap((league) =>
    Array.from({ length: Math.floor(days / league.everyDays) }, (_, round) => roundOf(league, round)).flat(),
  );
}

/** One round by the circle method: everybody plays once, and home and away change with the cycle. */
function roundOf(league: League, round: number): ArchiveGame[] {
  const clubs = listTeams(league.id).slice(0, league.teams);
  const turn = round % (clubs.length - 1);
  const [first = '', ...others] = clubs;
  const circle = [first, ...others.slice(turn), ...others.slice(0, turn)];
  return circle.slice(0, circle.length / 2).map((club, index) => {
    const opponent = circle.at(-1 - index) ?? '';
    const isSwapped = Math.floor(round / (clubs.length - 1)) % 2 === 1;
    return gameOf(league, round, isSwapped ? [opponent, club] : [club, opponent]);
  });
}

function gameOf(league: League, round: number, [home, away]: readonly [string, string]): ArchiveGame {
  const startAt = new Date(
    SEASON_START.getTime() + round * league.everyDays * DAY_MS + league.hour * HOUR_MS,
  );
  const [least, spread] = league.totals;
  const score = (side: string) => least + Math.floor(draw(league.id, round, home, side) * spread);
  const [homeScore, awayScore] = [score('home'), score('away')];
  const isTied = league.id !== 'EPL' && homeScore === awayScore;
  const isBaseball = league.id === 'MLB';
  return {
    leagueId: league.id,
    season: league.season,
    seasonStartYear: 2015,
    home,
    away,
    startAt,
    gameDay: startAt.toISOString().slice(0, 10),
    startSimulated: false,
    homeScore,
    awayScore,
    halfTime: null,
    overtime: false,
    neutral: false,
    playoff: false,
    gameNo: 1,
    ...(isTied ? { homeScore: homeScore + 1 } : {}),
    homeStarter: isBaseball ? `Starter ${1 + (round % 5)} of ${home}` : null,
    awayStarter: isBaseball ? `Starter ${1 + (round % 5)} of ${away}` : null,
    statistics: {},
    references: [],
    origin: 'real',
    odds: pricesOf(league, round, home, startAt),
  };
}

/** Hours before the start at which there are new prices. */
const PRICED = [
  { phase: 'open', hours: 48 },
  { phase: 'move', hours: 36 },
  { phase: 'move', hours: 25 },
  { phase: 'move', hours: 10 },
  { phase: 'move', hours: 2 },
  { phase: 'close', hours: 0 },
] as const;

/** Two bookmakers: one that moves, and one with a smaller margin who follows a step behind, which is what makes bets worth while. */
const BOOKS = [
  { bookmaker: 'Sample Book', booked: 1.04, behind: 0 },
  { bookmaker: 'Sample Corner', booked: 1.01, behind: 1 },
] as const;
/** The log-odds of a side stand so much above or below their mean; where they have just changed sides, the follower is worth a bet. */
const SWING = 0.08;

function pricesOf(league: League, round: number, home: string, startAt: Date): ArchiveOdds[] {
  /** Odds of a market's sides after so many moves: the first side's log-odds swing, the others share the rest. */
  const oddsAfter = (what: string, moves: number, booked: number, shares: readonly number[]) => {
    const shift = draw(league.id, round, home, what, moves) < 0.5 ? SWING : -SWING;
    const weights = shares.map((share, side) => (side === 0 ? share * Math.exp(shift) : share));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => Math.floor((100 * sum) / (weight * booked)) / 100);
  };
  return PRICED.flatMap(({ phase, hours }, step) =>
    BOOKS.flatMap(({ bookmaker, booked, behind }): ArchiveOdds[] => {
      const knownAt = new Date(startAt.getTime() - hours * HOUR_MS);
      const common = { bookmaker, phase, knownAt, origin: 'real', drawOdds: null } as const;
      const moves = Math.max(0, step - behind);
      const shares = league.id === 'EPL' ? [0.42, 0.3, 0.28] : [0.5, 0.5];
      const [first = 2, second = 2, third] = oddsAfter('winner', moves, booked, shares);
      const [homeA = 2, awayA = 2] = oddsAfter('handicap', moves, booked, [0.5, 0.5]);
      const [over = 2, under = 2] = oddsAfter('total', moves, booked, [0.5, 0.5]);
      const winner =
        third === undefined
          ? { homeOdds: first, awayOdds: second }
          : { homeOdds: first, drawOdds: third, awayOdds: second };
      return [
        { ...common, betType: 'win_loss', line: null, ...winner },
        { ...common, betType: 'run_line', line: league.line, homeOdds: homeA, awayOdds: awayA },
        { ...common, betType: 'over_under', line: league.total, homeOdds: over, awayOdds: under },
      ];
    }),
  );
}

/** The archive as a feed at its true dates. */
export function archiveFeed(games: readonly ArchiveGame[]): Feed {
  return createReplayFeed({ games, shifts: { EPL: 0, NBA: 0, MLB: 0 }, seed: 'test' });
}

/** Takes over all that the feed knows by the services' clock. */
export async function ingestArchive(services: Services, games: readonly ArchiveGame[]): Promise<void> {
  const feed = archiveFeed(games);
  await keepFeedMapping(services.db, feed.source, {});
  await ingestFeed(services, { feed });
}
