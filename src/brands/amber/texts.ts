import type { BrandTexts } from '../brand.ts';

export const amberTexts = {
  name: 'Daymark',
  legalEntity: 'Daymark Analysis Limited',
  jurisdiction: 'HK',
  languages: ['en', 'zh_HK', 'zh_TW', 'vi'],
  primaryLanguage: 'en',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: {
      'shell.tagline': 'Today’s matches in plain daylight',
      'home.hero.title': 'Sports predictions for today, with the reasons shown',
    },
    zh_TW: {
      'shell.tagline': '今天的賽事，攤在陽光下看',
      'home.hero.title': '今天的賽事預測：列出理由，輸贏都在',
    },
    zh_HK: { 'shell.tagline': '今日賽事，攤開嚟睇', 'home.hero.title': '今日的賽事預測：理由列明，贏輸照登' },
    vi: {
      'shell.tagline': 'Trận đấu hôm nay, rõ như ban ngày',
      'home.hero.title': 'Dự đoán thể\u00a0thao hôm\u00a0nay, nêu\u00a0rõ lý\u00a0do',
    },
  },
} as const satisfies BrandTexts;
