import type { BrandTexts } from '../brand.ts';

export const crimsonTexts = {
  name: 'Evenfield',
  legalEntity: 'Evenfield Research Limited',
  jurisdiction: 'HK',
  languages: ['zh_HK', 'en', 'zh_TW', 'vi'],
  primaryLanguage: 'zh_HK',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: {
      'shell.tagline': 'Both teams, measured the same way',
      'home.hero.title': 'Sports predictions that favour no team and hide no result',
    },
    zh_TW: {
      'shell.tagline': '兩隊同一把尺，量給您看',
      'home.hero.title': '不偏袒任何一隊的賽事預測：輸贏都不藏',
    },
    zh_HK: {
      'shell.tagline': '兩隊一把尺，計畀你睇',
      'home.hero.title': '對兩隊公平的賽事預測：贏輸都不隱瞞',
    },
    vi: {
      'shell.tagline': 'Hai đội, một thước đo',
      'home.hero.title': 'Dự đoán thể\u00a0thao không\u00a0thiên\u00a0vị, không\u00a0giấu kết\u00a0quả',
    },
  },
} as const satisfies BrandTexts;
