import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { keywordAnswer } from '../tables/keyword-answer.ts';

export type KeywordAnswerRow = typeof keywordAnswer.$inferSelect;

export type KeywordCandidate = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** How many characters of the longest keyword of this answer occur in what the reader typed; 0 for none. */
  readonly keywordLength: number;
  /** Whether what the reader typed occurs as it stands in the question or the keywords. */
  readonly contained: boolean;
  /** pg_trgm's word_similarity of what was typed to question and keywords, 0 to 1: forgives slips of the pen. */
  readonly similarity: number;
};

export type KeywordCandidateOptions = {
  readonly brand: string;
  readonly language: KeywordAnswerRow['languageCode'];
  /** What the reader typed, already trimmed and normalised. */
  readonly text: string;
  readonly includeSamples: boolean;
  readonly limit: number;
};

/**
 * The answers that come nearest to a text, best first. Chinese has no spaces between words and its words are shorter than
 * a trigram, so whole keywords found in the text, and the text found in a question, count beside the trigrams.
 */
export async function listKeywordCandidates(
  db: Queryable,
  options: KeywordCandidateOptions,
): Promise<KeywordCandidate[]> {
  const corpus = sql`(${keywordAnswer.question} || ' ' || ${keywordAnswer.keywords})`;
  const text = sql`${options.text}::text`;
  const keywordLength = sql<number>`(
    select coalesce(max(char_length(term)), 0)::int
    from unnest(string_to_array(lower(${keywordAnswer.keywords}), ',')) as given(raw), btrim(given.raw) as term
    where char_length(term) > 1 and position(term in lower(${text})) > 0)`;
  const contained = sql<boolean>`position(lower(${text}) in lower(${corpus})) > 0`;
  const similarity = sql<number>`word_similarity(${text}, ${corpus})`;
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
        options.includeSamples ? undefined : eq(keywordAnswer.isSample, false),
      ),
    )
    .orderBy(desc(keywordLength), desc(contained), desc(similarity), keywordAnswer.id)
    .limit(options.limit);
}

/** Adds answers; a row whose id is already there stays as it is. */
export async function insertKeywordAnswers(db: Queryable, rows: readonly KeywordAnswerRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(keywordAnswer)
      .values([...rows])
      .onConflictDoNothing();
}
