import type { BrandTexts } from '../brand.ts';

export const blueTexts = {
  name: 'Trueline',
  legalEntity: 'Trueline Data Co., Ltd.',
  jurisdiction: 'TW',
  languages: ['zh_TW', 'en', 'zh_HK', 'vi'],
  primaryLanguage: 'zh_TW',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: { en: {}, zh_TW: {}, zh_HK: {}, vi: {} },
} as const satisfies BrandTexts;
