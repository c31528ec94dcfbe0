import type { Queryable } from '#db/client.ts';
import { insertKeywordAnswers, type NewKeywordAnswer } from '#db/queries/keyword-answer.ts';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { fillText } from '#domain/foundation/text/localized-text.ts';
import { idOf } from '#platform/id.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import type { AnswerTexts } from './answer-text.ts';
import { enAnswers } from './en.ts';
import { viAnswers } from './vi.ts';
import { zhHkAnswers } from './zh-hk.ts';
import { zhTwAnswers } from './zh-tw.ts';

export const answerTexts = {
  en: enAnswers,
  zh_TW: zhTwAnswers,
  zh_HK: zhHkAnswers,
  vi: viAnswers,
} as const satisfies Record<Locale, AnswerTexts>;

/** The numbers that answers name, by placeholder. */
const values = {
  order_days: String(businessConstants.orderDays),
  daily_order_days: String(businessConstants.dailyOrderDays),
  pick_max_lead_hours: String(businessConstants.pickMaxLeadHours),
  pick_min_lead_minutes: String(businessConstants.pickMinLeadMinutes),
  reset_link_minutes: String(businessConstants.resetLinkMinutes),
  password_min_length: String(businessConstants.passwordMinLength),
};

/** The rows of a brand: every answer in every language. They say how the product works, so they are no samples. */
export function answerRows(brand: string): NewKeywordAnswer[] {
  return LOCALES.flatMap((locale) =>
    Object.entries(answerTexts[locale]).map(([id, text]) => ({
      id: idOf('keyword_answer', brand, locale, id),
      brand,
      languageCode: locale,
      question: text.question,
      keywords: text.keywords,
      answer: fillText(text.answer, values),
      isSample: false,
    })),
  );
}

/** Gives a brand the answers that it lacks; what an operator has written stays. */
export async function seedAnswers(db: Queryable, { brand }: { readonly brand: string }): Promise<void> {
  await insertKeywordAnswers(db, answerRows(brand));
}
