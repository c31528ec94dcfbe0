import type { BrandTexts } from '../brand.ts';

export const graphiteTexts = {
  name: 'Plumbline',
  legalEntity: 'Plumbline Metrics Limited',
  jurisdiction: 'HK',
  languages: ['en', 'zh_HK', 'zh_TW', 'vi'],
  primaryLanguage: 'en',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: {
      'shell.tagline': 'Straight figures, no decoration',
      'home.hero.title': 'Sports predictions in plain figures, win or lose',
    },
    zh_TW: { 'shell.tagline': '數字照實說，不加油添醋', 'home.hero.title': '用數字說話的賽事預測：輸贏照列' },
    zh_HK: { 'shell.tagline': '數字企得直，唔加料', 'home.hero.title': '以數字說話的賽事預測：贏輸照列' },
    vi: {
      'shell.tagline': 'Con số ngay thẳng, không thêm thắt',
      'home.hero.title': 'Dự đoán thể\u00a0thao bằng con\u00a0số, thắng\u00a0thua đều\u00a0ghi',
    },
  },
} as const satisfies BrandTexts;
