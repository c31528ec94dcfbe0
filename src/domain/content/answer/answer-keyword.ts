import { listKeywordCandidates } from '#db/queries/keyword-answer.ts';
import { type Contact, listContacts } from '#domain/content/contact/list-contacts.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { chooseAnswer, normaliseQuestion } from './choose-answer.ts';

type KeywordAnswer = {
  readonly matched: boolean;
  readonly question: string | null;
  readonly answer: string | null;
  /** Where a person can be asked; given only when no written answer fits. */
  readonly contacts: readonly Contact[];
};

/**
 * The operator's written answer that fits what a reader typed, in the reader's language, or the contacts where none fits.
 * Nothing is ever composed: the answer is a stored text, word for word.
 */
export async function answerKeyword(
  services: Services,
  { brand, locale, keyword }: { readonly brand: string; readonly locale: Locale; readonly keyword: string },
): Promise<KeywordAnswer> {
  const text = normaliseQuestion(keyword);
  const candidates =
    text === ''
      ? []
      : await listKeywordCandidates(services.db, {
          brand,
          language: locale,
          text,
          includeSamples: servesSamples(services.env),
          limit: 1,
        });
  const chosen = chooseAnswer(text, candidates);
  if (chosen) return { matched: true, question: chosen.question, answer: chosen.answer, contacts: [] };
  const contacts = await listContacts(services, { brand, locale });
  return { matched: false, question: null, answer: null, contacts: contacts.items };
}
