import type { BrandTexts } from '../brand.ts';

export const tealTexts = {
  name: 'Openledger',
  legalEntity: 'Openledger Sports Limited',
  jurisdiction: 'HK',
  languages: ['zh_HK', 'en', 'zh_TW', 'vi'],
  primaryLanguage: 'zh_HK',
  zone: 'Asia/Taipei',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: { 'shell.tagline': 'Every pick on the books, won or lost' },
    zh_TW: { 'shell.tagline': '每一筆推薦都入帳，贏輸都在' },
    zh_HK: { 'shell.tagline': '每個推介都入數，贏輸照記' },
    vi: { 'shell.tagline': 'Dự đoán nào cũng vào sổ, thắng hay thua' },
  },
} as const satisfies BrandTexts;
