import type { Locale } from '#terms/locales.ts';
import { enNews } from './news-en.ts';
import type { NewsTexts, SampleNewsId } from './news-text.ts';
import { viNews } from './news-vi.ts';
import { zhHkNews } from './news-zh-hk.ts';
import { zhTwNews } from './news-zh-tw.ts';

export const sampleNewsTexts = {
  en: enNews,
  zh_TW: zhTwNews,
  zh_HK: zhHkNews,
  vi: viNews,
} as const satisfies Record<Locale, NewsTexts>;

/** The sample articles and how many days before the seeding each was published. They explain how the product works. */
export const sampleNews: readonly { readonly id: SampleNewsId; readonly daysAgo: number }[] = [
  { id: 'reading_a_pick', daysAgo: 1 },
  { id: 'proof_before_start', daysAgo: 6 },
  { id: 'when_data_is_thin', daysAgo: 13 },
];
