import { withLock } from '#db/client.ts';
import { findFeedCursor, moveFeedCursor } from '#db/queries/feed-cursor.ts';
import { insertFacts, upsertGames, upsertLeagues } from '#db/queries/feed-row.ts';
import { upsertGameReports } from '#db/queries/game-report.ts';
import type { Services } from '#domain/services.ts';
import type { Feed, FeedProgress } from '#feeds/feed.ts';
import { DAY_MS } from '#terms/durations.ts';
import { batchRows, leagueRows, teamRows } from './feed-rows.ts';

type IngestReport = { readonly games: number; readonly facts: number; readonly until: Date };

/**
 * Takes over everything that became known at a source since the last time. Each batch is one transaction and a batch that
 * comes twice changes nothing, so a process killed half-way loses and doubles nothing. Answers null where another process
 * is at it.
 */
export async function ingestFeed(
  services: Services,
  options: {
    readonly feed: Feed;
    readonly onProgress?: FeedProgress;
    /** From when on every move of a price is wanted, also of games that are over. */
    readonly movesFrom?: Date;
  },
): Promise<IngestReport | null> {
  const { db, clock } = services;
  const { feed, onProgress, movesFrom } = options;
  return withLock(db, `ingest:${feed.source}`, async () => {
    const until = clock.now();
    const cursor = await findFeedCursor(db, feed.source);
    if (!cursor) throw new Error(`The source ${feed.source} has no cursor; its mapping is kept first.`);
    if (cursor.knownUntil && cursor.knownUntil >= until)
      return { games: 0, facts: 0, until: cursor.knownUntil };
    if (!cursor.loaded) await loadLeagues(services, feed);
    const liveFrom = new Date(until.getTime() - DAY_MS);
    const window = { from: cursor.knownUntil, until, liveFrom, ...(movesFrom ? { movesFrom } : {}) };
    let games = 0;
    let facts = 0;
    let seen = 0;
    for await (const batch of feed.changes(window)) {
      const rows = batchRows(feed.source, batch, until);
      await db.transaction(async (tx) => {
        games += await upsertGames(tx, rows.games);
        facts += await insertFacts(tx, rows);
        await upsertGameReports(tx, rows.reports);
      });
      seen += rows.games.length;
      onProgress?.({ what: 'games', done: seen, total: 0 });
    }
    await moveFeedCursor(db, feed.source, { knownUntil: until, loaded: true });
    return { games, facts, until };
  });
}

async function loadLeagues({ db, clock }: Services, feed: Feed): Promise<void> {
  const [leagues, teams] = await Promise.all([feed.leagues(), feed.teams()]);
  const knownAt = clock.now();
  await upsertLeagues(db, {
    ...leagueRows(feed.source, leagues, knownAt),
    teams: teamRows(feed.source, teams, knownAt),
  });
}
