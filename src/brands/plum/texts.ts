import type { BrandTexts } from '../brand.ts';

export const plumTexts = {
  name: 'Tallyroom',
  legalEntity: 'Tallyroom Records Co., Ltd.',
  jurisdiction: 'TW',
  languages: ['zh_TW', 'en', 'zh_HK', 'vi'],
  primaryLanguage: 'zh_TW',
  zone: 'Asia/Taipei',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: { 'shell.tagline': 'We keep count, so that you can check' },
    zh_TW: { 'shell.tagline': '我們一筆一筆記，你隨時能查' },
    zh_HK: { 'shell.tagline': '我哋逐筆記低，你隨時查到' },
    vi: { 'shell.tagline': 'Chúng tôi ghi từng lượt để bạn kiểm tra' },
  },
} as const satisfies BrandTexts;
