import type { BrandTexts } from '../brand.ts';

export const roseTexts = {
  name: 'Clearcall',
  legalEntity: 'Clearcall Information Co., Ltd.',
  jurisdiction: 'TW',
  languages: ['zh_TW', 'en', 'zh_HK', 'vi'],
  primaryLanguage: 'zh_TW',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: {
      'shell.tagline': 'A clear call, and why',
      'home.hero.title': 'Sports predictions in one clear call, with the reason',
    },
    zh_TW: {
      'shell.tagline': '說清楚看好誰，也說清楚為什麼',
      'home.hero.title': '一句話說明白的賽事預測，附上理由',
    },
    zh_HK: {
      'shell.tagline': '講明睇好邊隊，亦講明點解',
      'home.hero.title': '一句說明白的賽事預測：理由就在旁邊',
    },
    vi: {
      'shell.tagline': 'Nói rõ chọn đội nào và vì sao',
      'home.hero.title': 'Dự đoán rõ\u00a0ràng trong một\u00a0câu, kèm lý\u00a0do',
    },
  },
} as const satisfies BrandTexts;
