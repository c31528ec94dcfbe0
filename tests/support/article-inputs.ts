import type {
  ArticleInput,
  MarketInput,
  PlayedGame,
  TeamInput,
} from '#domain/picks/analysis/article-input.ts';
import { getLeague } from '#feeds/names/leagues.ts';
import { listTeams, teamNames } from '#feeds/names/team-names.ts';
import { type Random, randomFrom } from '#feeds/seeded-random.ts';
import { DAY_MS } from '#terms/durations.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const SPORTS = {
  soccer: { leagueId: 'EPL', mean: 1.4, total: 2.5, line: -0.5, everyDays: 6 },
  basketball: { leagueId: 'NBA', mean: 108, total: 219.5, line: -4.5, everyDays: 2 },
  baseball: { leagueId: 'MLB', mean: 4.4, total: 8.5, line: -1.5, everyDays: 1 },
} as const;

/** What is known of a made-up game: everything follows from the seed, so that many seeds give many kinds of game. */
export function makeArticleInput(options: {
  readonly sport: keyof typeof SPORTS;
  readonly seed: string;
  readonly hasPick?: boolean;
}): ArticleInput {
  const { sport, seed } = options;
  const random = randomFrom(sport, seed);
  const { leagueId } = SPORTS[sport];
  const [home = '', away = ''] = random.shuffle(listTeams(leagueId));
  const startAt = new Date(NOW.getTime() + random.below(40) * 3_600_000 + 3_600_000);
  const outcome = chances(random, sport);
  const market = { ...prices(random, outcome), key: '2', knownAt: new Date(NOW.getTime() - 3_600_000) };
  const opening = { ...prices(random, outcome), key: '1', knownAt: new Date(NOW.getTime() - DAY_MS) };
  return {
    gameId: `game-${seed}`,
    sport,
    startAt,
    knownAt: new Date(0),
    asOf: NOW,
    league: { id: leagueId, names: getLeague(leagueId).names },
    home: team(random, { sport, leagueId, name: home, startAt }),
    away: team(random, { sport, leagueId, name: away, startAt }),
    meetings: playedGames(random, {
      sport,
      teamId: home,
      opponentId: away,
      startAt,
      n: random.below(7),
      every: 170,
    }),
    forecast: {
      id: `forecast-${seed}`,
      ...outcome,
      knownAt: NOW,
      expectedHome: SPORTS[sport].mean * (0.8 + random.next() / 2),
      expectedAway: SPORTS[sport].mean * (0.7 + random.next() / 2),
      spread: {
        home: [outcome.home - 0.03, outcome.home + 0.04],
        away: [outcome.away - 0.03, outcome.away + 0.04],
      },
      drivers: random
        .shuffle(['home_advantage', 'team_strength', 'elo', 'recent_form', 'rest_travel', 'other'])
        .map((code) => ({ code, contribution: random.normal() * 0.2 })),
    },
    ...(random.chance(0.9) ? { market, opening } : { market: null, opening: null }),
    pick: options.hasPick === false ? null : pickOf(random, sport),
  };
}

function chances(random: Random, sport: ArticleInput['sport']) {
  const draw = sport === 'soccer' ? 0.2 + random.next() * 0.1 : null;
  const home = (1 - (draw ?? 0)) * (0.2 + random.next() * 0.6);
  return { home, draw, away: 1 - home - (draw ?? 0) };
}

function prices(
  random: Random,
  type: ReturnType<typeof chances>,
): Pick<MarketInput, 'home' | 'draw' | 'away'> {
  const price = (chance: number) => 0.95 / (chance * (0.85 + random.next() * 0.3));
  return {
    home: price(type.home),
    draw: type.draw === null ? null : price(type.draw),
    away: price(type.away),
  };
}

type TeamWish = {
  readonly sport: ArticleInput['sport'];
  readonly leagueId: string;
  readonly name: string;
  readonly startAt: Date;
};

function team(random: Random, { sport, leagueId, name, startAt }: TeamWish): TeamInput {
  const n = random.below(20);
  const every = SPORTS[sport].everyDays + random.below(3);
  const starter = sport === 'baseball' ? `Sample Pitcher ${'ABCDEFG'[random.below(7)]}` : null;
  const games = playedGames(random, { sport, teamId: name, opponentId: 'other', startAt, n, every });
  return { id: name, names: teamNames(leagueId, name), games, starter };
}

function playedGames(
  random: Random,
  options: {
    readonly sport: ArticleInput['sport'];
    readonly teamId: string;
    readonly opponentId: string;
    readonly startAt: Date;
    readonly n: number;
    readonly every: number;
  },
): PlayedGame[] {
  const strength = 0.6 + random.next() * 0.8;
  return Array.from({ length: options.n }, (_, index) => {
    const startAt = new Date(options.startAt.getTime() - (index + 1) * options.every * DAY_MS);
    const isHome = random.chance(0.5);
    const own = Math.round(SPORTS[options.sport].mean * strength * (0.6 + random.next() * 0.8));
    const theirs = Math.round(SPORTS[options.sport].mean * (0.6 + random.next() * 0.8));
    const settled = options.sport !== 'soccer' && own === theirs ? own + 1 : own;
    const [homeTeamId, awayTeamId] = isHome
      ? [options.teamId, options.opponentId]
      : [options.opponentId, options.teamId];
    const [homeScore, awayScore] = isHome ? [settled, theirs] : [theirs, settled];
    const knownAt = new Date(startAt.getTime() + 3 * 3_600_000);
    const day = startAt.toISOString().slice(0, 10);
    return {
      gameId: `${options.teamId}-${index}`,
      day,
      startAt,
      homeTeamId,
      awayTeamId,
      homeScore,
      awayScore,
      knownAt,
    };
  });
}

function pickOf(random: Random, sport: ArticleInput['sport']): ArticleInput['pick'] {
  const { total, line } = SPORTS[sport];
  const [bet] = random.shuffle([
    { betType: 'win_loss', side: 'home', line: null },
    { betType: 'win_loss', side: 'away', line: null },
    { betType: 'run_line', side: 'home', line },
    { betType: 'run_line', side: 'away', line },
    { betType: 'over_under', side: 'over', line: total },
    { betType: 'over_under', side: 'under', line: total },
    ...(sport === 'soccer' ? [{ betType: 'win_loss', side: 'draw', line: null } as const] : []),
  ] as const);
  if (!bet) return null;
  const odds = 1.7 + random.next();
  const ev = 0.02 + random.next() * 0.1;
  const figures = { odds, ev, pWin: (1 + ev) / odds, pPush: 0, minOdds: odds * 0.96, units: 1.5 };
  return { id: 'pick', serial: '2026-11-20/0001', ...bet, ...figures, publishedAt: NOW };
}
