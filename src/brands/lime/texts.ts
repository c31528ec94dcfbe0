import type { BrandTexts } from '../brand.ts';

export const limeTexts = {
  name: 'Fieldnote',
  legalEntity: 'Fieldnote Data Co., Ltd.',
  jurisdiction: 'TW',
  languages: ['zh_TW', 'en', 'zh_HK', 'vi'],
  primaryLanguage: 'zh_TW',
  zone: 'Asia/Taipei',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: { 'shell.tagline': 'Field notes, written before kick-off' },
    zh_TW: { 'shell.tagline': '開賽前寫好的場邊筆記' },
    zh_HK: { 'shell.tagline': '開波前寫低嘅場邊筆記' },
    vi: { 'shell.tagline': 'Ghi chép bên sân, viết trước giờ bóng lăn' },
  },
} as const satisfies BrandTexts;
