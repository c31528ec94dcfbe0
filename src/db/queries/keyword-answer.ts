import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { and, asc, count, desc, eq, ilike, isNotNull, isNull, or, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { keywordAnswer } from '../tables/keyword-answer.ts';
import { likeAnywhere } from './like-anywhere.ts';

export type KeywordAnswerRow = typeof keywordAnswer.$inferSelect;
export type NewKeywordAnswer = typeof keywordAnswer.$inferInsert;

export type KeywordCandidate = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** The length in characters of the longest keyword of this answer that occurs in the text; 0 for none. */
  readonly keywordLength: number;
  /** Whether the text occurs as it stands in the question or the keywords. */
  readonly contained: boolean;
  /** How near a keyword's trigrams are to some part of the text, or the question's to all of it, 0 to 1: forgives slips. */
  readonly similarity: number;
};

type KeywordCandidateOptions = {
  readonly brand: string;
  readonly language: KeywordAnswerRow['languageCode'];
  /** What the reader typed: lower case, words apart by single spaces, no punctuation. */
  readonly text: string;
  readonly includeSamples: boolean;
  readonly limit: number;
};

/**
 * The answers that come nearest to a text, best first. Keywords are a list divided by commas. Chinese has no spaces
 * between words and its words are shorter than a trigram, so keywords found in the text, and the text found in a question,
 * count beside the trigrams; a Latin keyword counts only as a whole word, so that 'plan' is not found in 'explanation'.
 */
export async function listKeywordCandidates(
  db: Queryable,
  options: KeywordCandidateOptions,
): Promise<KeywordCandidate[]> {
  const text = sql`${options.text}::text`;
  const terms = sql`unnest(string_to_array(lower(${keywordAnswer.keywords}), ',')) as given(raw), btrim(given.raw) as term
    where char_length(term) > 1`;
  const keywordLength = column(
    z.number(),
    sql`(select coalesce(max(char_length(term)), 0)::int from ${terms} and
    position(case when term ~ '^[a-z0-9à-ỹ]' then ' ' || term || ' ' else term end in ' ' || ${text} || ' ') > 0)`,
  );
  const contained = column(
    z.boolean(),
    sql`position(${text} in
    lower(${keywordAnswer.question} || ' ' || ${keywordAnswer.keywords})) > 0`,
  );
  const similarity = column(
    z.number(),
    sql`greatest(similarity(${text}, ${keywordAnswer.question}),
    (select max(word_similarity(term, ${text})) from ${terms}))`,
  );
  return db
    .select({
      id: keywordAnswer.id,
      question: keywordAnswer.question,
      answer: keywordAnswer.answer,
      keywordLength,
      contained,
      similarity,
    })
    .from(keywordAnswer)
    .where(
      and(
        eq(keywordAnswer.brand, options.brand),
        eq(keywordAnswer.languageCode, options.language),
        isNull(keywordAnswer.removedAt),
        options.includeSamples ? undefined : eq(keywordAnswer.isSample, false),
      ),
    )
    .orderBy(desc(keywordLength), desc(contained), desc(similarity), keywordAnswer.id)
    .limit(options.limit);
}

/** Adds answers; a row whose id is already there stays as it is. */
export async function insertKeywordAnswers(db: Queryable, rows: readonly NewKeywordAnswer[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(keywordAnswer)
      .values([...rows])
      .onConflictDoNothing();
}

export type AnswerFilter = {
  readonly brand: string;
  readonly language: KeywordAnswerRow['languageCode'] | null;
  /** A part of the question, the keywords or the answer. */
  readonly search: string;
  readonly removed: boolean;
};

/** A page of a brand's answers by language and question. */
export async function listOfficeAnswers(
  db: Queryable,
  filter: AnswerFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: KeywordAnswerRow[]; total: number }> {
  const like = likeAnywhere(filter.search);
  const where = and(
    eq(keywordAnswer.brand, filter.brand),
    filter.language === null ? undefined : eq(keywordAnswer.languageCode, filter.language),
    filter.removed ? isNotNull(keywordAnswer.removedAt) : isNull(keywordAnswer.removedAt),
    filter.search === ''
      ? undefined
      : or(
          ilike(keywordAnswer.question, like),
          ilike(keywordAnswer.keywords, like),
          ilike(keywordAnswer.answer, like),
        ),
  );
  const [counted] = await db.select({ total: count() }).from(keywordAnswer).where(where);
  const rows = await db
    .select()
    .from(keywordAnswer)
    .where(where)
    .orderBy(asc(keywordAnswer.languageCode), asc(keywordAnswer.question), asc(keywordAnswer.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: counted?.total ?? 0 };
}

/** One answer of a brand, held until the transaction ends. */
export async function lockAnswer(
  tx: Transaction,
  { id, brand }: { readonly id: string; readonly brand: string },
): Promise<KeywordAnswerRow | null> {
  const [row] = await tx
    .select()
    .from(keywordAnswer)
    .where(and(eq(keywordAnswer.id, id), eq(keywordAnswer.brand, brand)))
    .for('update');
  return row ?? null;
}

export async function updateAnswer(
  tx: Transaction,
  id: string,
  set: Partial<NewKeywordAnswer>,
): Promise<void> {
  await tx.update(keywordAnswer).set(set).where(eq(keywordAnswer.id, id));
}
