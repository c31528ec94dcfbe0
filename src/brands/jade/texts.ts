import type { BrandTexts } from '../brand.ts';

export const jadeTexts = {
  name: 'Fairmark',
  legalEntity: 'Fairmark Sports Data Co., Ltd.',
  jurisdiction: 'TW',
  languages: ['zh_TW', 'en', 'zh_HK', 'vi'],
  primaryLanguage: 'zh_TW',
  zone: 'Asia/Taipei',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: { 'shell.tagline': 'A fair mark on every match' },
    zh_TW: { 'shell.tagline': '每一場都給公道的評分' },
    zh_HK: { 'shell.tagline': '每場波都有公道計法' },
    vi: { 'shell.tagline': 'Mỗi trận một thước đo công bằng' },
  },
} as const satisfies BrandTexts;
