import type { KeywordCandidate } from '#db/queries/keyword-answer.ts';

/**
 * Below this likeness of trigrams a question is another question. A wrong letter in a word of six still finds it; 'delete
 * account' does not find 'bank account', which shares one word of two. Contacts are better than a wrong answer.
 */
export const MIN_SIMILARITY = 0.7;

/** The longest text that is looked at: a question, not a letter. */
const MAX_LENGTH = 200;

/** What a reader typed as the search wants it: one spelling of each character, lower case, words apart by one space. */
export function normaliseQuestion(typed: string): string {
  return [...typed.normalize('NFKC').toLowerCase()]
    .slice(0, MAX_LENGTH)
    .join('')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The first candidate if it is near enough to be the answer, else null. A text found inside a question counts for Chinese
 * alone, where two characters are a word; in Latin script two or three letters are found in anything.
 */
export function chooseAnswer(
  question: string,
  candidates: readonly KeywordCandidate[],
): KeywordCandidate | null {
  const best = candidates[0];
  if (best === undefined || [...question].length < 2) return null;
  const isChinese = /\p{Script=Han}/u.test(question);
  const isNear = best.keywordLength > 0 || (isChinese && best.contained) || best.similarity >= MIN_SIMILARITY;
  return isNear ? best : null;
}
