import type { BrandTexts } from '../brand.ts';

export const violetTexts = {
  name: 'Longrun',
  legalEntity: 'Longrun Statistics Co., Ltd.',
  jurisdiction: 'TW',
  languages: ['zh_TW', 'en', 'zh_HK', 'vi'],
  primaryLanguage: 'zh_TW',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: {
      'shell.tagline': 'Judged by the season, not the night',
      'home.hero.title': 'Sports predictions to judge over a whole season',
    },
    zh_TW: {
      'shell.tagline': '看一整季，不看一晚',
      'home.hero.title': '看長不看短的賽事預測：用整季賽果驗證',
    },
    zh_HK: { 'shell.tagline': '睇成季，唔睇一晚', 'home.hero.title': '看長線的賽事預測：用整季賽果驗證' },
    vi: {
      'shell.tagline': 'Nhìn cả mùa giải, không nhìn một đêm',
      'home.hero.title': 'Dự đoán thể\u00a0thao đường\u00a0dài: đánh\u00a0giá qua cả\u00a0mùa\u00a0giải',
    },
  },
} as const satisfies BrandTexts;
