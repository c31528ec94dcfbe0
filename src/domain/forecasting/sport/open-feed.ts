import { keepFeedMapping } from '#db/queries/feed-cursor.ts';
import type { Services } from '#domain/services.ts';
import type { ArchiveGame } from '#feeds/archive.ts';
import { readArchive } from '#feeds/csv-archive/read-archive.ts';
import { readEmbedded } from '#feeds/embedded/read-embedded.ts';
import type { Feed, FeedProgress } from '#feeds/feed.ts';
import { chooseShifts } from '#feeds/replay/choose-shifts.ts';
import { createReplayFeed } from '#feeds/replay/create-replay-feed.ts';
import { feedSource, isLiveSite } from './feed-source.ts';
import { openLiveFeed, realPast } from './open-live-feed.ts';
import { parseShifts } from './shifts-schema.ts';

/**
 * With the key of a provider, the live feed; else the one that replays the seasons, whose mapping of dates is fixed the first time
 * and kept.
 */
export async function openFeed(
  services: Services,
  options: { readonly onProgress?: FeedProgress } = {},
): Promise<Feed> {
  const source = feedSource(services);
  if (isLiveSite(services)) {
    await keepFeedMapping(services.db, source, {});
    const past = async () => realPast(await readSeasons(services, options.onProgress));
    return openLiveFeed(services, { source, past });
  }
  const games = await readSeasons(services, options.onProgress);
  const mapping = await keepFeedMapping(services.db, source, chooseShifts(games, services.clock.now()));
  return createReplayFeed({ source, games, shifts: parseShifts(mapping), seed: source });
}

async function readSeasons(
  { env, log }: Services,
  onProgress?: FeedProgress,
): Promise<readonly ArchiveGame[]> {
  if (!env.SPORTS_DATA) return readEmbedded(onProgress);
  const { games, rejected, notes } = await readArchive(env.SPORTS_DATA, onProgress ? { onProgress } : {});
  if (notes.length > 0) log.info({ files: notes.length, first: notes.slice(0, 5) }, 'notes on files');
  if (rejected.length > 0)
    log.warn({ rows: rejected.length, first: rejected.slice(0, 5) }, 'rows were refused');
  if (games.length === 0) throw new Error('SPORTS_DATA: the folder holds no season that can be read');
  return games;
}
