import type { Queryable } from '#db/client.ts';
import { listCoveredLeagues } from '#db/queries/league-rules.ts';
import type { FeedLeague } from '#feeds/feed.ts';
import { type LiveLeague, PROVIDER } from '#feeds/the-odds-api/live-league.ts';
import { nominalSeasons } from '#feeds/the-odds-api/nominal-seasons.ts';
import { readLeagueRules } from './league-rules.ts';

type Described = LiveLeague & Pick<FeedLeague, 'names' | 'country'> & { readonly position: number };

/** The covered leagues that the live provider is asked about, in the order of the lists. */
export async function listLiveLeagues(db: Queryable): Promise<readonly Described[]> {
  return (await listCoveredLeagues(db)).flatMap((row) => {
    const { provider_keys: keys, zone, season, playoff } = readLeagueRules(row);
    const sportKey = keys[PROVIDER];
    if (sportKey === undefined) return [];
    const { id, sport, names, country, position } = row;
    return [{ id, sport, names, country, position, sportKey, zone, season, playoffFrom: playoff.from }];
  });
}

/** The same as a feed tells leagues, with the seasons of their calendar. */
export async function listFeedLeagues(db: Queryable): Promise<readonly FeedLeague[]> {
  return (await listLiveLeagues(db)).map((league) => ({
    id: league.id,
    sport: league.sport,
    names: league.names,
    country: league.country,
    position: league.position,
    seasons: nominalSeasons(league),
  }));
}
