import type { BrandTexts } from '../brand.ts';

export const amberTexts = {
  name: 'Daymark',
  legalEntity: 'Daymark Analysis Limited',
  jurisdiction: 'HK',
  languages: ['en', 'zh_HK', 'zh_TW', 'vi'],
  primaryLanguage: 'en',
  zone: 'Asia/Taipei',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: { 'shell.tagline': 'Today’s matches by plain daylight' },
    zh_TW: { 'shell.tagline': '今天的賽事，攤在陽光下看' },
    zh_HK: { 'shell.tagline': '今日賽事，攤開嚟睇' },
    vi: { 'shell.tagline': 'Trận đấu hôm nay, rõ như ban ngày' },
  },
} as const satisfies BrandTexts;
