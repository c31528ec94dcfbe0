import type { ArchiveGame } from '../archive.ts';

type Named = Pick<ArchiveGame, 'leagueId' | 'season' | 'gameDay' | 'home' | 'away' | 'gameNo'>;

/** Stable and unique within a source: made of the archive's own words, never of results or of the moved date. */
export function gameKey(game: Named): string {
  return `${game.leagueId}/${game.season}/${game.gameDay}/${game.home}-${game.away}/${game.gameNo}`;
}

export function teamKey(leagueId: string, name: string): string {
  return `${leagueId}/${name}`;
}
