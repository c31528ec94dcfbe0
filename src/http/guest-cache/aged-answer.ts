import { formatDateTime } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { shortOffset } from '#i18n/short-offset.ts';
import { createTranslator } from '#i18n/t.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { AGE_NOTE_END, AGE_NOTE_HIDDEN, AGE_NOTE_SHOWN } from '../../page/age-note-text.ts';
import type { AnswerStore, Stored } from './answer-store.ts';
import type { GuestQuestion } from './guest-question.ts';
import { type PackedAnswer, packAnswer, unpackAnswer } from './pack-answer.ts';

/**
 * Stored answers for a time in which nothing newer can be had: a page says then as of when it is true; a list says so anyway. The page
 * with its note takes the place of the one without, so that the store never holds both.
 */
export function createAgedAnswers(store: AnswerStore) {
  const making = new Map<string, Promise<PackedAnswer>>();
  return async (stored: Stored, question: GuestQuestion): Promise<PackedAnswer | null> => {
    const { answer } = stored;
    const { kind, key } = question;
    if (answer === null || kind === 'api' || stored.isAged === true) return answer;
    const pending = making.get(key);
    if (pending !== undefined) return pending;
    const made = withNote(answer, stored.fromMs, question)
      .then((noted) => {
        if (store.find(key) === stored) store.store(key, { ...stored, answer: noted, isAged: true });
        return noted;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };
}

async function withNote(
  answer: PackedAnswer,
  madeMs: number,
  { brand, locale }: GuestQuestion,
): Promise<PackedAnswer> {
  const messages = await loadMessages(locale, ['unavailable']);
  const t = createTranslator<'unavailable'>({ locale, messages, overrides: brand.messageOverrides[locale] });
  const at = new Date(madeMs);
  const time = formatDateTime(at, BRAND_ZONE);
  const note = escaped(t('unavailable.aged', { time, zone: shortOffset(BRAND_ZONE, at) }));
  const text = await unpackAnswer(answer);
  return packAnswer({
    ...answer.source,
    text: text.replace(AGE_NOTE_HIDDEN + AGE_NOTE_END, () => AGE_NOTE_SHOWN + note + AGE_NOTE_END),
  });
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));
