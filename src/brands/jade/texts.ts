import type { BrandTexts } from '../brand.ts';

export const jadeTexts = {
  name: 'Fairmark',
  legalEntity: 'Fairmark Sports Data Co., Ltd.',
  jurisdiction: 'TW',
  languages: ['zh_TW', 'en', 'zh_HK', 'vi'],
  primaryLanguage: 'zh_TW',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: {
      'shell.tagline': 'A fair estimate for every match',
      'home.hero.title': 'Sports predictions that say how sure they are',
    },
    zh_TW: {
      'shell.tagline': '每一場都給公道的評估',
      'home.hero.title': '誠實報機率的賽事預測：有幾分，說幾分',
    },
    zh_HK: {
      'shell.tagline': '每場波都有公道計法',
      'home.hero.title': '如實列出勝算的賽事預測：有多少，寫多少',
    },
    vi: {
      'shell.tagline': 'Mỗi trận một ước tính công bằng',
      'home.hero.title': 'Dự đoán thể\u00a0thao nói\u00a0rõ mình\u00a0chắc đến\u00a0đâu',
    },
  },
} as const satisfies BrandTexts;
