import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { and, eq, gte, sql } from '../drizzle.ts';
import { instantText } from '../read-rows.ts';
import { column, selectRows } from '../select-rows.ts';
import { feedAnswer } from '../tables/feed-answer.ts';
import { teamAlias } from '../tables/team-alias.ts';

export type AnswerCount = {
  readonly endpoint: string;
  readonly asked: number;
  readonly failed: number;
  /** Rows that were refused within good answers. */
  readonly refused: number;
};

/** The answers of a source from an instant on, by endpoint. */
export async function countAnswers(db: Queryable, source: string, from: Date): Promise<AnswerCount[]> {
  return db
    .select({
      endpoint: feedAnswer.endpoint,
      asked: column(z.number(), sql`count(*)::int`),
      failed: column(z.number(), sql`count(${feedAnswer.failure})::int`),
      refused: column(z.number(), sql`coalesce(sum(jsonb_array_length(${feedAnswer.refused})), 0)::int`),
    })
    .from(feedAnswer)
    .where(and(eq(feedAnswer.source, source), gte(feedAnswer.askedAt, from)))
    .groupBy(feedAnswer.endpoint)
    .orderBy(feedAnswer.endpoint);
}

const newestAnswerRow = z.object({
  good: instantText.nullable(),
  bad: instantText.nullable(),
  failure: z.string().nullable(),
});

/** The newest good answer of a source, and the newest failure. */
export async function findNewestAnswers(db: Queryable, source: string) {
  const rows = await selectRows(
    db,
    newestAnswerRow,
    sql`
    select max(asked_at) filter (where failure is null) as good, max(asked_at) filter (where failure is not null) as bad,
      (select failure from feed_answer where source = ${source} and failure is not null order by asked_at desc, id desc limit 1)
        as failure
    from feed_answer where source = ${source}`,
  );
  const [row] = rows;
  return {
    goodAt: row?.good ? new Date(row.good) : null,
    failedAt: row?.bad ? new Date(row.bad) : null,
    failure: row?.failure ?? null,
  };
}

/** How many aliases of a source wait for a person. */
export function countOpenAliases(db: Queryable, source: string): Promise<number> {
  return db.$count(teamAlias, and(eq(teamAlias.source, source), eq(teamAlias.status, 'open')));
}
