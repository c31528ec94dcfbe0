import { listLeagueRows } from '#db/queries/league.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import type { DataOrigin } from '#terms/games.ts';

/** What the site is showing, so that no one takes a replay for live games. */
type ShownData = {
  /** 'replay' plays past seasons again on new dates; 'live' comes from a provider as it happens. */
  readonly mode: 'replay' | 'live';
  /** The seasons that come with the program, or those of the operator's own archive. */
  readonly seasons: 'embedded' | 'archive';
  /** The sources whose games are shown, as they stand on every row. */
  readonly sources: readonly string[];
  /** How true the running season of each league is. */
  readonly origins: Readonly<Record<string, DataOrigin>>;
};

/** No version counts the seasons of a calendar; a new one is known a minute later, or with its first game. */
const store = cacheStore<{ readonly data: ShownData; readonly at: Date }>(
  ['record', 'games'],
  ({ at }) => new Date(at.getTime() + MINUTE_MS),
);

/** Every page says it; cached in each process for a minute at most. */
export async function describeData(services: Services): Promise<ShownData> {
  const cache = await openDataCache(services);
  const { data } = await cache.getOrCompute(store, services.env.SPORTS_DATA ?? '', async () => ({
    data: await readShownData(services),
    at: services.clock.now(),
  }));
  return data;
}

async function readShownData(services: Services): Promise<ShownData> {
  const sources = await findShownSources(services);
  const rows = await listLeagueRows(services.db, { asOf: services.clock.now(), sources });
  // Before its first day a live site knows the same past as a replay would.
  const hasArchive = services.env.SPORTS_DATA !== undefined;
  return {
    mode: sources.some((source) => source.startsWith('replay')) ? 'replay' : 'live',
    seasons: sources.includes('replay-archive') || hasArchive ? 'archive' : 'embedded',
    sources,
    origins: Object.fromEntries(rows.flatMap((row) => (row.origin ? [[row.id, row.origin]] : []))),
  };
}
