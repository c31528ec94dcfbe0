import type { BrandTexts } from '../brand.ts';

export const roseTexts = {
  name: 'Clearcall',
  legalEntity: 'Clearcall Information Co., Ltd.',
  jurisdiction: 'TW',
  languages: ['zh_TW', 'en', 'zh_HK', 'vi'],
  primaryLanguage: 'zh_TW',
  zone: 'Asia/Taipei',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: { 'shell.tagline': 'A clear call, and why' },
    zh_TW: { 'shell.tagline': '說清楚看好誰，也說清楚為什麼' },
    zh_HK: { 'shell.tagline': '講明睇好邊隊，亦講明點解' },
    vi: { 'shell.tagline': 'Nói rõ chọn đội nào, và vì sao' },
  },
} as const satisfies BrandTexts;
