import type { ArchiveGame } from '#feeds/archive.ts';
import { LEAGUES } from '#feeds/names/leagues.ts';
import type { Sport } from '#terms/sports.ts';
import { restDays } from './rest-days.ts';

/** Two games of one team so close together that one of their dates must be wrong in the source. */
export type DoubtfulDate = {
  readonly leagueId: string;
  readonly team: string;
  readonly first: string;
  readonly second: string;
};

const sportOf = new Map<string, Sport>(LEAGUES.map(({ id, sport }) => [id, sport]));

/** The dates of an archive that cannot all be right, by league, team and day. The games are taken as they stand. */
export function findDoubtfulDates(games: readonly ArchiveGame[]): readonly DoubtfulDate[] {
  const sides = games.flatMap((game) => [
    { game, team: game.home },
    { game, team: game.away },
  ]);
  const byTeam = Map.groupBy(sides, ({ game, team }) => `${game.leagueId}/${team}`);
  const keys = [...byTeam.keys()].toSorted();
  return keys.flatMap((key) => {
    const own = (byTeam.get(key) ?? []).toSorted((a, b) => a.game.gameDay.localeCompare(b.game.gameDay));
    return own.flatMap(({ game, team }, index): DoubtfulDate[] => {
      const before = own[index - 1]?.game.gameDay;
      const sport = sportOf.get(game.leagueId);
      if (before === undefined || sport === undefined) return [];
      if (restDays(sport, before, game.gameDay) !== null) return [];
      return [{ leagueId: game.leagueId, team, first: before, second: game.gameDay }];
    });
  });
}
