import { LRUCache } from 'lru-cache';
import type { ArchiveGame } from '#feeds/archive.ts';
import { readEmbeddedLeague } from '#feeds/embedded/read-embedded.ts';

/** To price a league takes up to a second, and the files of one test process ask for the same few. */
const MAX_LEAGUES = 3;
const priced = new LRUCache<string, readonly ArchiveGame[]>({ max: MAX_LEAGUES });

/** The embedded seasons of a league as every site begins with them, for tests that only read them. */
export function embeddedLeague(leagueId: string): readonly ArchiveGame[] {
  const known = priced.get(leagueId);
  if (known !== undefined) return known;
  const games = readEmbeddedLeague(leagueId);
  priced.set(leagueId, games);
  return games;
}
