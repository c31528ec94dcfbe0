import type { PriceProfileId } from '#terms/bets.ts';
import type { Jurisdiction } from '#terms/content.ts';
import type { Locale } from '#terms/locales.ts';
import type { StakeTerms } from '#terms/ticket-tax.ts';

/** What a reader can get at home (docs/product/picks.md). `margin` is what all sides' prices add up to beyond one. */
export type PriceProfile = StakeTerms & {
  readonly id: PriceProfileId;
  readonly margin: number;
  readonly currency: string;
};

/** The markets' usual terms, rounded; they are assumptions, and the methodology page says so beside each figure. */
export const priceProfiles: readonly PriceProfile[] = [
  {
    id: 'TW',
    margin: 0.1,
    currency: 'TWD',
    unitValue: 3200,
    tax: { threshold: 5000, rate: 0.2, on: 'all' },
  },
  { id: 'HK', margin: 0.12, currency: 'HKD', unitValue: 780, tax: null },
  {
    id: 'VN',
    margin: 0.1,
    currency: 'VND',
    unitValue: 2_500_000,
    tax: { threshold: 10_000_000, rate: 0.1, on: 'excess' },
  },
];

/** The home market of a reader who has not said which: that of the language, or for English that of the brand's law. */
export function usualProfile(locale: Locale, jurisdiction: Jurisdiction): PriceProfileId {
  switch (locale) {
    case 'zh_TW':
      return 'TW';
    case 'zh_HK':
      return 'HK';
    case 'vi':
      return 'VN';
    case 'en':
      return jurisdiction;
  }
}
