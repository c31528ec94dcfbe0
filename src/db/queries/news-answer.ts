import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { instantText } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';

type NewsAnswerState = {
  readonly feed: string;
  readonly askedAt: Date;
  readonly retryAfterS: number | null;
  readonly failure: string | null;
  readonly status: number | null;
  /** Bad answers since the last good one, counted up to a hundred. */
  readonly failures: number;
  readonly goodAt: Date | null;
  /** Of the newest good answer. */
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Items that were refused in the newest answer that had any text. */
  readonly refused: readonly { readonly row: string; readonly reason: string }[];
};

const feedRow = z.object({
  feed: z.string(),
  asked_at: instantText,
  retry_after_s: z.number().nullable(),
  failure: z.string().nullable(),
  status: z.number().nullable(),
  failures: z.number(),
  good_at: instantText.nullable(),
  etag: z.string().nullable(),
  last_modified: z.string().nullable(),
  refused: z.array(z.object({ row: z.string(), reason: z.string() })).nullable(),
});

/** How each of these addresses answered last; one that was never asked is left out. */
export async function listNewsAnswers(
  db: Queryable,
  options: { readonly source: string; readonly feeds: readonly string[] },
): Promise<NewsAnswerState[]> {
  const rows = await selectRows(
    db,
    feedRow,
    sql`
    select asked.feed, last.*, good.asked_at as good_at, good.etag, good.last_modified, filled.refused,
      (select count(*)::int from (select 1 from feed_answer as bad where bad.source = ${options.source}
        and bad.endpoint = asked.feed and bad.asked_at > coalesce(good.asked_at, '-infinity') limit 100) as counted) as failures
    from unnest(${sql.param([...options.feeds])}::text[]) as asked(feed)
    cross join lateral (select asked_at, retry_after_s, failure, status from feed_answer
      where source = ${options.source} and endpoint = asked.feed order by asked_at desc, id desc limit 1) as last
    left join lateral (select asked_at, etag, last_modified from feed_answer where source = ${options.source}
      and endpoint = asked.feed and failure is null order by asked_at desc, id desc limit 1) as good on true
    left join lateral (select refused from feed_answer where source = ${options.source}
      and endpoint = asked.feed and body is not null order by asked_at desc, id desc limit 1) as filled on true`,
  );
  return rows.map((row) => ({
    feed: row.feed,
    askedAt: new Date(row.asked_at),
    retryAfterS: row.retry_after_s,
    failure: row.failure,
    status: row.status,
    failures: row.failures,
    goodAt: row.good_at === null ? null : new Date(row.good_at),
    etag: row.etag,
    lastModified: row.last_modified,
    refused: row.refused ?? [],
  }));
}

const spokenLanguageRow = z.object({
  brand: z.string(),
  languages: z.array(z.string()),
});

/** The brands and the languages that each has switched on. */
export async function listSpokenLanguages(
  db: Queryable,
): Promise<{ readonly brand: string; readonly languages: readonly string[] }[]> {
  const rows = await selectRows(
    db,
    spokenLanguageRow,
    sql`
    select brand, array_agg(language_code) as languages from website_language where enabled group by brand order by brand`,
  );
  return rows;
}

const foreignDraftRow = z.object({
  id: z.string(),
});

/** Adds drafts as they came from elsewhere, and answers the ids of those that are new; a known address is left as it is. */
export async function insertForeignDrafts(
  db: Queryable,
  drafts: readonly {
    readonly id: string;
    readonly brand: string;
    readonly sourceName: string;
    readonly sourceUrl: string;
    readonly languageCode: string;
    readonly title: string;
    readonly summary: string;
    readonly body: string;
  }[],
  now: Date,
): Promise<readonly string[]> {
  const rows = await selectRows(
    db,
    foreignDraftRow,
    sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as one(id uuid, brand text,
        "sourceName" text, "sourceUrl" text, "languageCode" text, title text, summary text, body text)),
      added as (insert into news (id, brand, status, is_sample, source_name, source_url, created_at, updated_at)
        select id, brand, 'draft', false, "sourceName", "sourceUrl", ${now.toISOString()}, ${now.toISOString()} from given
        on conflict do nothing returning id),
      worded as (insert into news_text (news_id, language_code, title, summary, body)
        select id, "languageCode", title, summary, body from given join added using (id))
    select id from added`,
  );
  return rows.map(({ id }) => id);
}
