import { findNextGame, listMainCloses } from '#db/queries/statistics.ts';
import { countTeamPicks } from '#db/queries/team-pick.ts';
import type { Locale } from '#i18n/locales.ts';
import { localText } from '../content/localized-text.ts';
import type { Services } from '../services.ts';
import { formGame, type NameOf } from './game-views.ts';
import type { LeagueTable } from './load-league-table.ts';
import { rateOf } from './rate.ts';
import { groundHour, SITUATIONS } from './situations.ts';
import { tally } from './tally.ts';
import { restDaysBetween, type TeamGame, type TeamMarkets, teamMarkets } from './team-games.ts';
import { FORM_GAMES, type TeamLine } from './team-table.ts';

export type PanelOptions = {
  readonly table: LeagueTable;
  readonly line: TeamLine;
  readonly nameOf: NameOf;
  readonly locale: Locale;
  readonly sources: readonly string[];
  readonly asOf: Date;
};

/** Everything that is shown of one team in one season (C17.2), from three indexed queries. */
export async function teamPanel({ db }: Services, options: PanelOptions) {
  const { table, line, nameOf, locale, sources, asOf } = options;
  const { games, team } = line;
  const [closes, next, picks] = await Promise.all([
    listMainCloses(db, { gameIds: games.map(({ game }) => game.id), asOf }),
    findNextGame(db, { teamId: team.id, sources, asOf }),
    countTeamPicks(db, { teamId: team.id, sources, asOf }),
  ]);
  const markets = teamMarkets(games, closes);
  return {
    ...{ team: nameOf(team.id), rank: line.rank, of: table.lines.length, rating: line.rating },
    streak: line.streak,
    form: games.slice(-FORM_GAMES).map((game) => formGame(game, nameOf)),
    split: splitOf(games, markets),
    situations: situationsOf(table, games, markets),
    scores: scoresOf(games),
    rest: restOf(games, next, team.id, locale),
    ratings: games.map(({ game, ratingAfter }) => ({
      ...{ event_id: game.id, game_day: game.gameDay, rating: ratingAfter },
    })),
    strengths: table.strengths.get(team.id) ?? [],
    accuracy: accuracyOf(picks),
  };
}

export type TeamPanel = Awaited<ReturnType<typeof teamPanel>>;

type Markets = ReadonlyMap<string, TeamMarkets>;

function splitOf(games: readonly TeamGame[], markets: Markets) {
  const at = (isHome: boolean) => games.filter((game) => game.isHome === isHome && !game.game.neutral);
  return [
    { where: 'all' as const, ...tally(games, markets) },
    { where: 'home' as const, ...tally(at(true), markets) },
    { where: 'away' as const, ...tally(at(false), markets) },
  ];
}

function situationsOf({ facts }: LeagueTable, games: readonly TeamGame[], markets: Markets) {
  const keys = new Map(facts.teams.map(({ id, key }) => [id, key]));
  const known = games.map((game) => ({
    game,
    circumstances: {
      markets: markets.get(game.game.id),
      groundHour: groundHour(game.game, facts.leagueId, keys.get(game.game.homeTeamId)),
    },
  }));
  return SITUATIONS.filter(({ sports }) => sports.includes(facts.sport)).map(({ id, holds }) => ({
    id,
    ...tally(
      known.filter(({ game, circumstances }) => holds(game, circumstances)).map(({ game }) => game),
      markets,
    ),
  }));
}

/** How often the team has had each score. */
function scoresOf(games: readonly TeamGame[]) {
  return [...Map.groupBy(games, ({ own, other }) => `${own}-${other}`).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined
      ? []
      : [{ own: first.own, other: first.other, result: first.result, n: same.length }];
  });
}

type NextRow = Awaited<ReturnType<typeof findNextGame>>;

function restOf(games: readonly TeamGame[], next: NextRow, teamId: string, locale: Locale) {
  const rests = games.map(({ restDays }) => restDays).filter((days) => days !== null);
  const last = games.at(-1);
  const isHome = next?.homeTeamId === teamId;
  return {
    average: rests.length === 0 ? null : rests.reduce((sum, days) => sum + days, 0) / rests.length,
    next: next && {
      event_id: next.id,
      ...{ start_at: next.startAt.toISOString(), game_day: next.gameDay, origin: next.origin },
      opponent: isHome
        ? { id: next.awayTeamId, name: localText(next.awayNames, locale) }
        : { id: next.homeTeamId, name: localText(next.homeNames, locale) },
      home_away: isHome ? ('home' as const) : ('away' as const),
      rest_days: last === undefined ? null : restDaysBetween(last.game.gameDay, next.gameDay),
    },
  };
}

type PickCounts = Awaited<ReturnType<typeof countTeamPicks>>;

/**
 * How our picks on this team's games ended, over all seasons: accuracy is of win_loss picks, soccer's draws as a side of
 * their own (C19); the win rate is of all bet types. What was calculated afterwards stands apart.
 */
function accuracyOf(counts: PickCounts) {
  return (['live', 'backfill'] as const).map((origin) => {
    const own = counts.filter((count) => count.origin === origin);
    const rate = (rows: PickCounts) => {
      const win = rows.reduce((sum, row) => sum + row.win, 0);
      return rateOf(win, win + rows.reduce((sum, row) => sum + row.lose, 0));
    };
    return {
      origin,
      accuracy: rate(own.filter(({ betType }) => betType === 'win_loss')),
      win_rate: rate(own),
      draw: own.reduce((sum, row) => sum + row.draw, 0),
    };
  });
}
