import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { feedAnswer } from '../tables/feed-answer.ts';

export type FeedAnswerRow = typeof feedAnswer.$inferInsert;

export async function insertFeedAnswer(db: Queryable, row: FeedAnswerRow): Promise<void> {
  await db.insert(feedAnswer).values(row);
}

/** The newest answer to each question of a source, without its text. */
export function listNewestAnswers(db: Queryable, source: string) {
  return db
    .selectDistinctOn([feedAnswer.endpoint, feedAnswer.leagueId], {
      endpoint: feedAnswer.endpoint,
      leagueId: feedAnswer.leagueId,
      askedAt: feedAnswer.askedAt,
      status: feedAnswer.status,
      failure: feedAnswer.failure,
      etag: feedAnswer.etag,
      retryAfterS: feedAnswer.retryAfterS,
    })
    .from(feedAnswer)
    .where(eq(feedAnswer.source, source))
    .orderBy(feedAnswer.endpoint, feedAnswer.leagueId, desc(feedAnswer.askedAt));
}

/** Bad answers of a source since its last good one, counted up to a hundred. */
export async function countFailures(db: Queryable, source: string): Promise<number> {
  const { rows } = await db.execute<{ failures: number }>(sql`
    select count(*)::int as failures from (
      select failure, bool_or(failure is null) over (order by asked_at desc, id desc) as was_good
      from (select failure, asked_at, id from feed_answer where source = ${source}
        order by asked_at desc, id desc limit 100) as newest) as counted
    where not was_good`);
  return rows[0]?.failures ?? 0;
}

/** The newest account of credits that the source gave. */
export async function findQuota(db: Queryable, source: string) {
  const [row] = await db
    .select({ remaining: feedAnswer.remaining, used: feedAnswer.used, askedAt: feedAnswer.askedAt })
    .from(feedAnswer)
    .where(sql`${feedAnswer.source} = ${source} and ${feedAnswer.remaining} is not null`)
    .orderBy(desc(feedAnswer.askedAt))
    .limit(1);
  return row ?? null;
}

/** The good answers of a source in the order in which they came: for learning from them again. */
export function listKeptAnswers(
  db: Queryable,
  filter: { readonly source: string; readonly afterId: number; readonly limit: number },
) {
  return db
    .select()
    .from(feedAnswer)
    .where(
      sql`${feedAnswer.source} = ${filter.source} and ${feedAnswer.id} > ${filter.afterId}
        and ${feedAnswer.body} is not null and ${feedAnswer.failure} is null`,
    )
    .orderBy(feedAnswer.id)
    .limit(filter.limit);
}
