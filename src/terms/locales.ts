/** The languages of the product, as they stand in addresses, in the cookie and in the API. */
export const LOCALES = ['en', 'zh_TW', 'zh_HK', 'vi'] as const;
export type Locale = (typeof LOCALES)[number];
