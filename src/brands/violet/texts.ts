import type { BrandTexts } from '../brand.ts';

export const violetTexts = {
  name: 'Longrun',
  legalEntity: 'Longrun Statistics Co., Ltd.',
  jurisdiction: 'TW',
  languages: ['zh_TW', 'en', 'zh_HK', 'vi'],
  primaryLanguage: 'zh_TW',
  zone: 'Asia/Taipei',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: { 'shell.tagline': 'Judged by the season, not the night' },
    zh_TW: { 'shell.tagline': '看一整季，不看一晚' },
    zh_HK: { 'shell.tagline': '睇成季，唔睇一晚' },
    vi: { 'shell.tagline': 'Nhìn cả mùa, không nhìn một đêm' },
  },
} as const satisfies BrandTexts;
