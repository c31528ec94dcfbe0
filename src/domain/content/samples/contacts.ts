import type { ContactInfoRow } from '#db/queries/contact-info.ts';
import type { Locale } from '#terms/locales.ts';

/** When the sample's customer service would answer; a real brand writes its own hours. */
export const sampleHours: Record<Locale, string> = {
  en: 'Sample hours: Monday to Friday, 10:00–18:00 (UTC+8)',
  zh_TW: '範例時段：週一至週五 10:00–18:00（台北時間）',
  zh_HK: '示例時段：星期一至五 10:00–18:00（香港時間）',
  vi: 'Giờ mẫu: thứ Hai đến thứ Sáu, 10:00–18:00 (UTC+8)',
};

/** Addresses that belong to no one (RFC 2606), so that a demonstration never sends anyone's message astray. */
export const sampleContacts: readonly Pick<ContactInfoRow, 'type' | 'value' | 'hours'>[] = [
  { type: 'mail', value: 'support@example.com', hours: sampleHours },
  { type: 'line', value: 'https://example.com/line', hours: sampleHours },
  { type: 'telegram', value: 'https://example.com/telegram', hours: sampleHours },
];
