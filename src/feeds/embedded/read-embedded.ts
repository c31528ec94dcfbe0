import type { ArchiveGame } from '../archive.ts';
import type { FeedProgress } from '../feed.ts';
import { LEAGUE_IDS } from '../names/leagues.ts';
import { baseballSeasons } from './baseball-seasons.ts';
import { basketballSeasons } from './basketball-seasons.ts';
import { priceGames } from './bookmaker/price-games.ts';
import { soccerSeasons } from './soccer-seasons.ts';

/** All seasons of one league with the sample bookmaker's prices, oldest first. */
export function readEmbeddedLeague(leagueId: string): ArchiveGame[] {
  const games =
    leagueId === 'NBA'
      ? basketballSeasons()
      : leagueId === 'MLB'
        ? baseballSeasons()
        : soccerSeasons(leagueId);
  return priceGames(leagueId, games);
}

/**
 * The embedded seasons of all eight leagues: real results of four leagues over four seasons, everything else simulated.
 * Makes about 24,000 games in a few seconds of computing, league by league, so that a server can answer in between.
 */
export async function readEmbedded(progress?: FeedProgress): Promise<ArchiveGame[]> {
  const games: ArchiveGame[] = [];
  for (const [done, leagueId] of LEAGUE_IDS.entries()) {
    progress?.({ what: leagueId, done, total: LEAGUE_IDS.length });
    games.push(...readEmbeddedLeague(leagueId));
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  progress?.({ what: 'seasons', done: LEAGUE_IDS.length, total: LEAGUE_IDS.length });
  return games;
}
