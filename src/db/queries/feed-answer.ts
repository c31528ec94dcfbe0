import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { and, desc, eq, gt, gte, isNotNull, isNull, sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { feedAnswer } from '../tables/feed-answer.ts';

type FeedAnswerRow = typeof feedAnswer.$inferInsert;

export async function insertFeedAnswer(db: Queryable, row: FeedAnswerRow): Promise<void> {
  await db.insert(feedAnswer).values(row);
}

/** The newest answer to each question of a source, without its text. */
export function listNewestAnswers(db: Queryable, source: string) {
  return db
    .selectDistinctOn([feedAnswer.endpoint, feedAnswer.leagueId], {
      endpoint: feedAnswer.endpoint,
      leagueId: feedAnswer.leagueId,
      daysFrom: feedAnswer.daysFrom,
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

const failureRow = z.object({
  failures: z.number(),
});

/** Bad answers of a source since its last good one, counted up to a hundred. */
export async function countFailures(db: Queryable, source: string): Promise<number> {
  const rows = await selectRows(
    db,
    failureRow,
    sql`
    select count(*)::int as failures from (
      select failure, bool_or(failure is null) over (order by asked_at desc, id desc) as was_good
      from (select failure, asked_at, id from feed_answer where source = ${source}
        order by asked_at desc, id desc limit 100) as newest) as counted
    where not was_good`,
  );
  return rows[0]?.failures ?? 0;
}

const caughtUpRow = z.object({
  league: z.string(),
});

/**
 * The leagues whose results of the last days were asked for since the source began to answer about them, or began again. Games are asked for
 * without an end, so good answers farther apart than `gapS` are an outage, or a time in which the league was not covered; what ended in it is in
 * no list of coming games. One that ended before `from` cannot be filled any more: a source has no results that old.
 */
export async function listCaughtUp(
  db: Queryable,
  options: { readonly source: string; readonly from: Date; readonly gapS: number },
): Promise<string[]> {
  const rows = await selectRows(
    db,
    caughtUpRow,
    sql`
    with good as (select league_id, asked_at, coalesce(lag(asked_at) over (partition by league_id order by asked_at),
        (select max(older.asked_at) from feed_answer as older where older.source = answer.source and older.endpoint = answer.endpoint
          and older.league_id = answer.league_id and older.failure is null and older.asked_at < ${options.from})) as before
      from feed_answer as answer where source = ${options.source} and endpoint = 'events' and failure is null and asked_at >= ${options.from}),
    followed as (select league_id, max(asked_at)
        filter (where before is null or asked_at - before > ${options.gapS} * interval '1 second') as resumed_at from good group by league_id)
    select league_id as league from followed where resumed_at is null or exists
      (select 1 from feed_answer as scores where source = ${options.source} and endpoint = 'scores' and days_from = 3
        and failure is null and scores.league_id = followed.league_id and scores.asked_at >= resumed_at)`,
  );
  return rows.map(({ league }) => league);
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
export function listStoredAnswers(
  db: Queryable,
  filter: { readonly source: string; readonly from: Date; readonly afterId: number; readonly limit: number },
) {
  return db
    .select()
    .from(feedAnswer)
    .where(
      and(
        eq(feedAnswer.source, filter.source),
        gt(feedAnswer.id, filter.afterId),
        gte(feedAnswer.askedAt, filter.from),
        isNotNull(feedAnswer.body),
        isNull(feedAnswer.failure),
      ),
    )
    .orderBy(feedAnswer.id)
    .limit(filter.limit);
}

/** Lets go of answers from before an instant; the newest good one of each question stays, since the next question rests on it. */
export async function deleteAnswersBefore(db: Queryable, before: Date): Promise<number> {
  const result = await db.execute(sql`
    delete from feed_answer as old where asked_at < ${before.toISOString()} and exists (select 1 from feed_answer as newer
      where newer.source = old.source and newer.endpoint = old.endpoint and newer.league_id = old.league_id
        and newer.failure is null and newer.asked_at > old.asked_at)`);
  return result.rowCount ?? 0;
}

type TaughtPrice = {
  readonly gameId: string;
  readonly betType: string;
  readonly bookmaker: string;
  readonly line: number | null;
  readonly home: number | null;
  readonly draw: number | null;
  readonly away: number | null;
};
type TaughtState = {
  readonly gameId: string;
  readonly status: string;
  readonly home: number | null;
  readonly away: number | null;
};

const untaughtRow = z.object({
  prices: z.number(),
  states: z.number(),
});

/** How many of these prices and states are not what the database knew at an instant. */
export async function countUntaught(
  db: Queryable,
  options: {
    readonly at: Date;
    readonly prices: readonly TaughtPrice[];
    readonly states: readonly TaughtState[];
  },
): Promise<{ readonly prices: number; readonly states: number }> {
  const at = options.at.toISOString();
  const rows = await selectRows(
    db,
    untaughtRow,
    sql`
    select (select count(*)::int from jsonb_to_recordset(${JSON.stringify(options.prices)}::jsonb)
        as told("gameId" uuid, "betType" text, bookmaker text, line numeric, home numeric, draw numeric, away numeric)
      left join lateral (select line, home_odds, draw_odds, away_odds from odds_snapshot where game_id = told."gameId"
        and bet_type = told."betType" and bookmaker = told.bookmaker and known_at <= ${at} order by known_at desc, id desc limit 1)
        as known on true
      where (told.line, told.home, told.draw, told.away)
        is distinct from (known.line::numeric, known.home_odds::numeric, known.draw_odds::numeric, known.away_odds::numeric)) as prices,
    (select count(*)::int from jsonb_to_recordset(${JSON.stringify(options.states)}::jsonb)
        as told("gameId" uuid, status text, home int, away int)
      left join lateral (select status, home_score, away_score from game_state where game_id = told."gameId" and known_at <= ${at}
        order by known_at desc limit 1) as known on true
      where (told.status, told.home, told.away) is distinct from (known.status, known.home_score, known.away_score)) as states`,
  );
  return rows[0] ?? { prices: 0, states: 0 };
}
