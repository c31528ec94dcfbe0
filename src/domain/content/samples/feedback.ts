import type { Locale } from '#terms/locales.ts';

/** Places for what members will say. They are named as samples, praise no result, and count in no claim (docs/product/brands.md). */
export const sampleFeedback: readonly {
  readonly name: string;
  readonly rating: number;
  readonly daysAgo: number;
  readonly texts: Record<Locale, string>;
}[] = [
  {
    name: 'Sample 1',
    rating: 5,
    daysAgo: 3,
    texts: {
      en: 'Sample text: a member could say here what was useful, for example that losing picks stay on record.',
      zh_TW: '範例文字：會員可以在這裡寫下哪些內容有幫助，例如未中的推薦也留在紀錄裡。',
      zh_HK: '示例文字：會員可在此寫下哪些內容有用，例如輸了的推介亦保留在紀錄內。',
      vi: 'Nội dung mẫu: tại đây thành viên có thể viết điều gì hữu ích, chẳng hạn các lựa chọn thua vẫn nằm trong thành tích.',
    },
  },
  {
    name: 'Sample 2',
    rating: 4,
    daysAgo: 10,
    texts: {
      en: 'Sample text: a member could explain how they use the lowest odds worth taking before a match.',
      zh_TW: '範例文字：會員可以分享賽前如何參考「最低可接受賠率」。',
      zh_HK: '示例文字：會員可分享開賽前如何參考「最低可取賠率」。',
      vi: 'Nội dung mẫu: thành viên có thể kể mình dùng tỷ lệ thấp nhất còn đáng chọn thế nào trước trận.',
    },
  },
  {
    name: 'Sample 3',
    rating: 3,
    daysAgo: 24,
    texts: {
      en: 'Sample text: criticism is shown too, for example a league that a member is missing.',
      zh_TW: '範例文字：批評也會刊登，例如希望增加某個聯盟。',
      zh_HK: '示例文字：批評亦會刊登，例如希望加入某個聯賽。',
      vi: 'Nội dung mẫu: góp ý cũng được đăng ở đây, chẳng hạn thành viên mong có thêm một giải đấu.',
    },
  },
];
