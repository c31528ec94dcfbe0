import type { BrandTexts } from '../brand.ts';

export const crimsonTexts = {
  name: 'Evenfield',
  legalEntity: 'Evenfield Research Limited',
  jurisdiction: 'HK',
  languages: ['zh_HK', 'en', 'zh_TW', 'vi'],
  primaryLanguage: 'zh_HK',
  zone: 'Asia/Taipei',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: { 'shell.tagline': 'Both sides measured with one ruler' },
    zh_TW: { 'shell.tagline': '兩隊同一把尺，量給你看' },
    zh_HK: { 'shell.tagline': '兩隊一把尺，計畀你睇' },
    vi: { 'shell.tagline': 'Hai đội, một thước đo' },
  },
} as const satisfies BrandTexts;
