import type { BrandTexts } from '../brand.ts';

export const orangeTexts = {
  name: 'Ninetyfold',
  legalEntity: 'Ninetyfold Analytics Limited',
  jurisdiction: 'HK',
  languages: ['zh_HK', 'en', 'zh_TW', 'vi'],
  primaryLanguage: 'zh_HK',
  zone: 'Asia/Taipei',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: { 'shell.tagline': 'Every match, worked out in advance' },
    zh_TW: { 'shell.tagline': '每場比賽，先算清楚' },
    zh_HK: { 'shell.tagline': '每場波，開賽前計清楚' },
    vi: { 'shell.tagline': 'Mỗi trận đấu, tính kỹ từ trước' },
  },
} as const satisfies BrandTexts;
