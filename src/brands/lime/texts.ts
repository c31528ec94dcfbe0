import type { BrandTexts } from '../brand.ts';

export const limeTexts = {
  name: 'Fieldnote',
  legalEntity: 'Fieldnote Data Co., Ltd.',
  jurisdiction: 'TW',
  languages: ['zh_TW', 'en', 'zh_HK', 'vi'],
  primaryLanguage: 'zh_TW',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: {
      'shell.tagline': 'Field notes, written before the match',
      'home.hero.title': 'Sports predictions written down before the start',
    },
    zh_TW: { 'shell.tagline': '開賽前寫好的場邊筆記', 'home.hero.title': '賽前就寫好的賽事預測：一字不改' },
    zh_HK: { 'shell.tagline': '開波前寫低嘅場邊筆記', 'home.hero.title': '開賽前寫定的賽事預測：不改一字' },
    vi: {
      'shell.tagline': 'Ghi chép bên sân, viết trước giờ thi đấu',
      'home.hero.title': 'Dự đoán thể\u00a0thao viết\u00a0sẵn trước giờ thi\u00a0đấu',
    },
  },
} as const satisfies BrandTexts;
