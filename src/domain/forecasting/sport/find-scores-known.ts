import { findFeedCursor } from '#db/queries/feed-cursor.ts';
import { findNewestAnswers } from '#db/queries/feed-health.ts';
import { findScoresKnownAt } from '#db/queries/scores-known.ts';
import type { Services } from '#domain/services.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { feedSource, listProviders } from './feed-source.ts';

/** No game of ours lasts longer; what is still open then waits for its result, not for its scores. */
const LONGEST_GAME_MS = 5 * HOUR_MS;

/**
 * The instant as of which the scores that are shown are true: of live providers their last good answer about the scores of the leagues that
 * are playing, the oldest of them; of a replay how far it has been read. It stands still while the source says nothing.
 */
export async function findScoresKnown(
  services: Pick<Services, 'db' | 'env'>,
  options: { readonly asOf: Date; readonly sport?: string | undefined; readonly league?: string | undefined },
): Promise<Date> {
  const { db } = services;
  const { asOf, sport, league } = options;
  const source = feedSource(services);
  const knownUntil = (await findFeedCursor(db, source))?.knownUntil ?? null;
  const providers = listProviders(services).map(({ name }) => name);
  if (providers.length === 0) return earlier(knownUntil, asOf);
  const known = await findScoresKnownAt(db, {
    source,
    providers,
    sport,
    league,
    since: new Date(asOf.getTime() - LONGEST_GAME_MS),
    asOf,
  });
  return earlier(known ?? (await newestGood(db, providers)) ?? knownUntil, asOf);
}

function earlier(one: Date | null, other: Date): Date {
  return one !== null && one < other ? one : other;
}

async function newestGood(db: Services['db'], providers: readonly string[]): Promise<Date | null> {
  const newest = await Promise.all(providers.map((name) => findNewestAnswers(db, name)));
  const good = newest.flatMap(({ goodAt }) => (goodAt === null ? [] : [goodAt.getTime()]));
  return good.length === 0 ? null : new Date(Math.max(...good));
}
