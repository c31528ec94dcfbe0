import { findFeedCursor } from '#db/queries/feed-cursor.ts';
import { findNewestAnswers } from '#db/queries/feed-health.ts';
import { findScoresKnownAt } from '#db/queries/scores-known.ts';
import type { Services } from '#domain/services.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { feedSource } from './feed-source.ts';

/** No game of ours lasts longer; what is still open then waits for its result, not for its scores. */
const LONGEST_GAME_MS = 5 * HOUR_MS;

/**
 * The instant as of which the scores that are shown are true: of a live provider its last good answer about the scores of the leagues that
 * are playing, the oldest of them; of a replay how far it has been read. It stands still while the source says nothing.
 */
export async function findScoresKnown(
  services: Pick<Services, 'db' | 'env'>,
  options: { readonly asOf: Date; readonly sport?: string | undefined; readonly league?: string | undefined },
): Promise<Date> {
  const { db, env } = services;
  const { asOf, sport, league } = options;
  const source = feedSource(services);
  const knownUntil = (await findFeedCursor(db, source))?.knownUntil ?? null;
  if (env.ODDS_API_KEY === undefined) return earlier(knownUntil, asOf);
  const known = await findScoresKnownAt(db, {
    source,
    sport,
    league,
    since: new Date(asOf.getTime() - LONGEST_GAME_MS),
    asOf,
  });
  return earlier(known ?? (await findNewestAnswers(db, source)).goodAt ?? knownUntil, asOf);
}

function earlier(one: Date | null, other: Date): Date {
  return one !== null && one < other ? one : other;
}
