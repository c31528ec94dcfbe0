import type { Locale } from '#terms/locales.ts';
import { enNotice } from './en/notice.ts';
import { enPrivacy } from './en/privacy.ts';
import { enPurchase } from './en/purchase.ts';
import { enTerms } from './en/terms.ts';
import type { LegalTexts } from './legal-outline.ts';
import { viNotice } from './vi/notice.ts';
import { viPrivacy } from './vi/privacy.ts';
import { viPurchase } from './vi/purchase.ts';
import { viTerms } from './vi/terms.ts';
import { zhHkNotice } from './zh-hk/notice.ts';
import { zhHkPrivacy } from './zh-hk/privacy.ts';
import { zhHkPurchase } from './zh-hk/purchase.ts';
import { zhHkTerms } from './zh-hk/terms.ts';
import { zhTwNotice } from './zh-tw/notice.ts';
import { zhTwPrivacy } from './zh-tw/privacy.ts';
import { zhTwPurchase } from './zh-tw/purchase.ts';
import { zhTwTerms } from './zh-tw/terms.ts';

/** The wording of every document in every language. Each language is written for its own readers. */
export const legalTexts: Readonly<Record<Locale, LegalTexts>> = {
  en: { terms: enTerms, privacy: enPrivacy, purchase: enPurchase, notice: enNotice },
  zh_TW: { terms: zhTwTerms, privacy: zhTwPrivacy, purchase: zhTwPurchase, notice: zhTwNotice },
  zh_HK: { terms: zhHkTerms, privacy: zhHkPrivacy, purchase: zhHkPurchase, notice: zhHkNotice },
  vi: { terms: viTerms, privacy: viPrivacy, purchase: viPurchase, notice: viNotice },
};
