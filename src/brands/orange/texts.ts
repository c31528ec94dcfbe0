import type { BrandTexts } from '../brand.ts';

export const orangeTexts = {
  name: 'Ninetyfold',
  legalEntity: 'Ninetyfold Analytics Limited',
  jurisdiction: 'HK',
  languages: ['zh_HK', 'en', 'zh_TW', 'vi'],
  primaryLanguage: 'zh_HK',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: {
      'shell.tagline': 'Every match, calculated in advance',
      'home.hero.title': 'Sports predictions that stay public, right or wrong',
    },
    zh_TW: {
      'shell.tagline': '每場比賽，先算清楚',
      'home.hero.title': '公開透明的賽事預測：中與不中，一律保留',
    },
    zh_HK: {
      'shell.tagline': '每場波，開賽前計清楚',
      'home.hero.title': '公開核對的賽事預測：中與不中，一律保留',
    },
    vi: {
      'shell.tagline': 'Mỗi trận đấu, tính kỹ từ trước',
      'home.hero.title': 'Dự đoán thể\u00a0thao công\u00a0khai: đúng hay\u00a0sai đều\u00a0giữ\u00a0lại',
    },
  },
} as const satisfies BrandTexts;
