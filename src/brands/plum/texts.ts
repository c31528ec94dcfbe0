import type { BrandTexts } from '../brand.ts';

export const plumTexts = {
  name: 'Tallyroom',
  legalEntity: 'Tallyroom Records Co., Ltd.',
  jurisdiction: 'TW',
  languages: ['zh_TW', 'en', 'zh_HK', 'vi'],
  primaryLanguage: 'zh_TW',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: {
      'shell.tagline': 'We keep count so you can check',
      'home.hero.title': 'Sports predictions you can add up yourself',
    },
    zh_TW: {
      'shell.tagline': '我們一筆一筆記，您隨時能查',
      'home.hero.title': '可自行加總的賽事預測：一則不漏',
    },
    zh_HK: {
      'shell.tagline': '我哋逐筆記低，你隨時查到',
      'home.hero.title': '可自行計算的賽事預測：一個不漏',
    },
    vi: {
      'shell.tagline': 'Chúng tôi ghi từng lượt để bạn kiểm tra',
      'home.hero.title': 'Dự đoán thể\u00a0thao bạn tự cộng\u00a0lại được',
    },
  },
} as const satisfies BrandTexts;
