import type { BrandTexts } from '../brand.ts';

export const graphiteTexts = {
  name: 'Plumbline',
  legalEntity: 'Plumbline Metrics Limited',
  jurisdiction: 'HK',
  languages: ['en', 'zh_HK', 'zh_TW', 'vi'],
  primaryLanguage: 'en',
  zone: 'Asia/Taipei',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: { 'shell.tagline': 'Straight figures, nothing hung on them' },
    zh_TW: { 'shell.tagline': '數字是直的，不加裝飾' },
    zh_HK: { 'shell.tagline': '數字企得直，唔加料' },
    vi: { 'shell.tagline': 'Con số ngay thẳng, không thêm thắt' },
  },
} as const satisfies BrandTexts;
