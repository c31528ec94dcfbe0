import type { BrandTexts } from '../brand.ts';

export const skyTexts = {
  name: 'Northread',
  legalEntity: 'Northread Sports Limited',
  jurisdiction: 'HK',
  languages: ['vi', 'en', 'zh_TW', 'zh_HK'],
  primaryLanguage: 'vi',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: {
      'shell.tagline': 'Find your bearings before the match',
      'home.hero.title': 'Sports predictions that take a side, with the chance of being wrong',
    },
    zh_TW: { 'shell.tagline': '賽前先把方向看準', 'home.hero.title': '先看方向的賽事預測：可能的誤差也寫明' },
    zh_HK: { 'shell.tagline': '開賽前睇準方向', 'home.hero.title': '先看方向的賽事預測：亦列明出錯的機會' },
    vi: {
      'shell.tagline': 'Xác định hướng đi trước trận đấu',
      'home.hero.title':
        'Dự đoán thể\u00a0thao định\u00a0hướng trước trận, nói\u00a0rõ khả\u00a0năng\u00a0sai',
    },
  },
} as const satisfies BrandTexts;
