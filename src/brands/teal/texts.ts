import type { BrandTexts } from '../brand.ts';

export const tealTexts = {
  name: 'Openledger',
  legalEntity: 'Openledger Sports Limited',
  jurisdiction: 'HK',
  languages: ['zh_HK', 'en', 'zh_TW', 'vi'],
  primaryLanguage: 'zh_HK',
  currency: 'TWD',
  statsOnly: false,
  ages: { account: 18, subscribe: 21 },
  messageOverrides: {
    en: {
      'shell.tagline': 'Every pick on the books, win or lose',
      'home.hero.title': 'Sports predictions kept like accounts: numbered, dated, never erased',
    },
    zh_TW: {
      'shell.tagline': '每一則推薦都記帳，輸贏都在',
      'home.hero.title': '像記帳一樣的賽事預測：有編號、有時間、不塗改',
    },
    zh_HK: {
      'shell.tagline': '每個推介都入數，贏輸照記',
      'home.hero.title': '如賬簿般的賽事預測：有號碼、有時間、不改寫',
    },
    vi: {
      'shell.tagline': 'Thắng hay thua, dự đoán nào cũng vào sổ',
      'home.hero.title':
        'Dự đoán thể\u00a0thao ghi\u00a0như sổ\u00a0cái: có\u00a0số, có\u00a0giờ, không\u00a0tẩy\u00a0xóa',
    },
  },
} as const satisfies BrandTexts;
