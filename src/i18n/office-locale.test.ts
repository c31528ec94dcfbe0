import { expect, it } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import { loadMessages } from './load-messages.ts';
import { resolveOfficeLocale } from './office-locale.ts';

it('operators read what they chose, else the nearest to their browser, else Chinese, in any of the four languages', () => {
  for (const locale of LOCALES) {
    expect(resolveOfficeLocale({ header: locale, cookie: 'en' })).toBe(locale);
    expect(resolveOfficeLocale({ cookie: locale, acceptLanguage: 'en' })).toBe(locale);
  }
  expect(resolveOfficeLocale({ header: 'de', cookie: 'fr', acceptLanguage: 'vi, en;q=0.5' })).toBe('vi');
  expect(resolveOfficeLocale({ acceptLanguage: 'zh-HK' })).toBe('zh_HK');
  expect(resolveOfficeLocale({ acceptLanguage: 'fr' })).toBe('zh_TW');
});

it('the words of the office load in all four languages', async () => {
  for (const locale of LOCALES) {
    const { 'office-frame': messages } = await loadMessages(locale, ['office-frame']);
    expect(messages.language).not.toBe('');
  }
});

it('operators in Hong Kong read words of their own, not those of Taiwan', async () => {
  const [here, there] = await Promise.all([
    loadMessages('zh_HK', ['office-frame', 'office-orders']),
    loadMessages('zh_TW', ['office-frame', 'office-orders']),
  ]);
  expect(here['office-frame'].nav.accounts).toBe('收款戶口');
  expect(there['office-frame'].nav.accounts).toBe('收款帳戶');
  expect(here['office-orders'].take.verb).not.toBe(there['office-orders'].take.verb);
});
