import { listMainCloses } from '#db/queries/statistics.ts';
import type { Services } from '#domain/services.ts';
import { cachePerOwner, forgetFailure } from '#platform/cache.ts';
import type { LeagueTable } from './load-league-table.ts';
import { groundHour, SITUATIONS } from './situations.ts';
import { tally } from './tally.ts';
import { type TeamGame, type TeamMarkets, teamMarkets } from './team-games.ts';
import type { TeamLine } from './team-table.ts';

/** What a team's finished games add up to. It changes with the league's table only, so it is cached beside it. */
type TeamFigures = ReturnType<typeof countFigures>;

/** More than a league has teams. */
const figuresOf = cachePerOwner<LeagueTable, Promise<TeamFigures>>(200);

/** The figures of a team from one indexed query for its closing lines, or those that were counted for the same table. */
export function teamFigures(
  services: Services,
  options: { readonly table: LeagueTable; readonly line: TeamLine; readonly asOf: Date },
): Promise<TeamFigures> {
  const { table, line, asOf } = options;
  const figures = figuresOf(table);
  const known = figures.get(line.team.id);
  if (known !== undefined) return known;
  const gameIds = line.games.map(({ game }) => game.id);
  const counted = listMainCloses(services.db, { gameIds, asOf }).then((closes) =>
    countFigures(table, line.games, teamMarkets(line.games, closes)),
  );
  figures.set(line.team.id, counted);
  forgetFailure(figures, line.team.id, counted, counted);
  return counted;
}

function countFigures(table: LeagueTable, games: readonly TeamGame[], markets: Markets) {
  return {
    split: splitOf(games, markets),
    situations: situationsOf(table, games, markets),
    scores: scoresOf(games),
  };
}

type Markets = ReadonlyMap<string, TeamMarkets>;

function splitOf(games: readonly TeamGame[], markets: Markets) {
  const at = (isHome: boolean) => games.filter((game) => game.isHome === isHome && !game.game.neutral);
  return [
    { where: 'all' as const, ...tally(games, markets) },
    { where: 'home' as const, ...tally(at(true), markets) },
    { where: 'away' as const, ...tally(at(false), markets) },
  ];
}

function situationsOf({ data }: LeagueTable, games: readonly TeamGame[], markets: Markets) {
  const league = { id: data.leagueId, zone: data.rules.zone };
  const keys = new Map(data.teams.map(({ id, key }) => [id, key]));
  const known = games.map((game) => ({
    game,
    circumstances: {
      markets: markets.get(game.game.id),
      groundHour: groundHour(game.game, league, keys.get(game.game.homeTeamId)),
    },
  }));
  return SITUATIONS.filter(({ sports }) => sports.includes(data.sport)).map(({ id, holds }) => ({
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
