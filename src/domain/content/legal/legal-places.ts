import type { Jurisdiction } from '#terms/content.ts';
import type { Locale } from '#terms/locales.ts';

/** Whose law holds and which court decides, as each language names them inside its own sentence (docs/product/brands.md). */
export const legalPlaces = {
  TW: {
    en: { law: 'Taiwan (R.O.C.)', court: 'the Taiwan Taipei District Court' },
    zh_TW: { law: '中華民國法律', court: '臺灣臺北地方法院' },
    zh_HK: { law: '中華民國（台灣）法律', court: '台灣台北地方法院' },
    vi: { law: 'Đài Loan (Trung Hoa Dân Quốc)', court: 'Tòa án địa phương Đài Bắc, Đài Loan' },
  },
  HK: {
    en: { law: 'the Hong Kong Special Administrative Region', court: 'the courts of Hong Kong' },
    zh_TW: { law: '香港特別行政區法律', court: '香港法院' },
    zh_HK: { law: '香港特別行政區法律', court: '香港法院' },
    vi: { law: 'Đặc khu hành chính Hồng Kông', court: 'Tòa án Hồng Kông' },
  },
} as const satisfies Record<Jurisdiction, Record<Locale, { readonly law: string; readonly court: string }>>;
