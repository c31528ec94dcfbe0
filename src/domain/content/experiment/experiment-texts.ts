import type { MessageOverrides } from '#brands/brand.ts';
import { findTypedClaim } from '#domain/content/editing/claim-lint.ts';
import { assertWording } from '#domain/content/wording/assert-wording.ts';
import type { Ages } from '#domain/foundation/setting/business-constants.ts';
import { byLocale } from '#domain/foundation/text/localized-text.ts';
import { readMessageTexts } from '#i18n/read-message-texts.ts';
import { AppError, type PublicMessage } from '#platform/app-error.ts';
import { EXPERIMENT_PLACES, TESTED_TEXTS, type TestedText } from '#terms/experiments.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';

type LocalTexts = Readonly<Record<Locale, string>>;

/** A brand as far as a test has to know it. */
export type TestedBrand = {
  readonly key: string;
  readonly ages: Ages;
  readonly messageOverrides: MessageOverrides;
};

const TESTED: readonly TestedText[] = EXPERIMENT_PLACES.flatMap((place) => [...TESTED_TEXTS[place]]);

/** A message that may be tested, from what is stored or sent. */
export function findTestedText(key: string | null): TestedText | null {
  return TESTED.find((one) => one === key) ?? null;
}

/** What a brand says now in each language. */
export function textsNow(brand: Pick<TestedBrand, 'messageOverrides'>, key: TestedText): LocalTexts {
  return byLocale((locale) => brand.messageOverrides[locale][key] ?? readMessageTexts(locale).get(key) ?? '');
}

/** Any figure, in digits of any script, and the symbols of shares and money. */
const FIGURE = /[\p{N}%‰٪$€£¥₫฿₩₮₿]/u;

/**
 * The words of B as they are stored. Throws 'invalid' for words that no operator could save as the brand's own, for any figure at all, and
 * where B says nothing else than A.
 */
export function readVariantTexts(
  brand: TestedBrand,
  key: TestedText,
  typed: Readonly<Partial<Record<Locale, string>>>,
): LocalTexts {
  const now = textsNow(brand, key);
  const texts = byLocale((locale) => typed[locale]?.trim() ?? '');
  const errors: Record<string, PublicMessage[]> = {};
  for (const locale of LOCALES) {
    const error = errorOf(texts[locale], { base: now[locale], ages: brand.ages });
    if (error !== null) errors[`texts.${locale}`] = [error];
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', 'the words of B', { fields: errors });
  if (LOCALES.every((locale) => texts[locale] === now[locale])) {
    throw new AppError('invalid', 'B is A', { fields: { base: [{ key: 'office.experiments.sameText' }] } });
  }
  return texts;
}

function errorOf(text: string, wanted: { readonly base: string; readonly ages: Ages }): PublicMessage | null {
  const found = findTypedClaim(text) ?? FIGURE.exec(text.normalize('NFKC'))?.[0] ?? null;
  if (found !== null) return { key: 'office.experiments.noFigures', params: { found } };
  try {
    assertWording(text, wanted);
    return null;
  } catch (problem) {
    const said = problem instanceof AppError ? problem.fields?.text?.[0] : undefined;
    if (said === undefined) throw problem;
    return said;
  }
}
