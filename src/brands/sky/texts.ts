import type { BrandTexts } from '../brand.ts';

export const skyTexts = {
  name: 'Northread',
  legalEntity: 'Northread Sports Limited',
  jurisdiction: 'HK',
  languages: ['vi', 'en', 'zh_TW', 'zh_HK'],
  primaryLanguage: 'vi',
  zone: 'Asia/Taipei',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: { 'shell.tagline': 'Find your bearings before the match' },
    zh_TW: { 'shell.tagline': '賽前先把方向看準' },
    zh_HK: { 'shell.tagline': '開賽前睇準方向' },
    vi: { 'shell.tagline': 'Xác định phương hướng trước trận đấu' },
  },
} as const satisfies BrandTexts;
