import type { Locale } from '#terms/locales.ts';

/** What a demonstration's ticker says. {brand} is the brand's name. */
export const sampleAnnouncements: readonly {
  readonly id: string;
  /** True of a site that plays past seasons again, and of no other. */
  readonly ofReplay?: true;
  readonly texts: Record<Locale, string>;
}[] = [
  {
    id: 'what_is_shown',
    ofReplay: true,
    texts: {
      en: 'This is a demo of {brand}: past seasons are replayed on new dates, and every match shows what is real and what is simulated',
      zh_TW: '這是 {brand} 的展示網站：重播過往球季，日期已移至今日，每場賽事都標明真實或模擬',
      zh_HK: '此為 {brand} 的示範網站：重播過往球季，賽期已移至今日，每場賽事均註明真實或模擬',
      vi: 'Đây là bản trình diễn của {brand}: các mùa giải đã qua được phát lại theo ngày mới, mỗi trận đều ghi rõ phần nào là thật, phần nào là mô phỏng',
    },
  },
  {
    id: 'numbered_picks',
    texts: {
      en: 'Every pick is numbered before its match starts and stays on record, win or lose',
      zh_TW: '每則推薦都在開賽前依序編號、不跳號，無論輸贏都留在紀錄裡',
      zh_HK: '每個推介均於開賽前順序編號，不會跳號，不論輸贏都留在紀錄內',
      vi: 'Mỗi lựa chọn được đánh số liên tục trước khi trận đấu bắt đầu và luôn nằm trong thành tích, dù thắng hay thua',
    },
  },
  {
    id: 'no_promise',
    texts: {
      en: '{brand} publishes probabilities, takes no bets and promises no profit',
      zh_TW: '{brand} 提供的是機率，不接受投注，也不保證獲利',
      zh_HK: '{brand} 提供的是機會率，不接受投注，亦不保證回報',
      vi: '{brand} công bố xác suất, không nhận cược và không hứa hẹn lợi nhuận',
    },
  },
];
