import type { Queryable } from '#db/client.ts';
import { listCoveredLeagues } from '#db/queries/league-rules.ts';
import type { FeedLeague } from '#feeds/feed.ts';
import type { LiveLeague } from '#feeds/live/live-league.ts';
import { nominalSeasons } from '#feeds/live/nominal-seasons.ts';
import type { LeagueRules } from '#terms/league-rules.ts';
import { PROVIDERS, type ProviderName } from '#terms/providers.ts';
import { readLeagueRules } from './league-rules.ts';

type Described = LiveLeague & Pick<FeedLeague, 'names' | 'country'> & { readonly position: number };

/** The covered leagues that a live provider is asked about, in the order of the lists. */
export async function listLiveLeagues(db: Queryable, provider: ProviderName): Promise<readonly Described[]> {
  return (await listCoveredLeagues(db)).flatMap((row) => {
    const rules = readLeagueRules(row);
    const sportKey = rules.provider_keys[provider];
    return sportKey === undefined ? [] : [liveLeagueOf(row, rules, sportKey)];
  });
}

/** The covered leagues that any provider covers, as a feed reports leagues, with the seasons of their calendar. */
export async function listFeedLeagues(db: Queryable): Promise<readonly FeedLeague[]> {
  return (await listCoveredLeagues(db)).flatMap((row) => {
    const rules = readLeagueRules(row);
    if (!PROVIDERS.some((name) => rules.provider_keys[name] !== undefined)) return [];
    const { id, sport, names, country, position } = row;
    return [{ id, sport, names, country, position, seasons: nominalSeasons(rules) }];
  });
}

type Row = Awaited<ReturnType<typeof listCoveredLeagues>>[number];

function liveLeagueOf(row: Row, { zone, season, playoff }: LeagueRules, sportKey: string): Described {
  const { id, sport, names, country, position } = row;
  return { id, sport, names, country, position, sportKey, zone, season, playoffFrom: playoff.from };
}
