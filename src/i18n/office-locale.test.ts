import { expect, it } from 'vitest';
import { locales } from './locales.ts';
import { localesOfFile, officeLocales, resolveOfficeLocale } from './office-locale.ts';

it('an operator reads what he chose, else the nearest to his browser, else Chinese', () => {
  expect(resolveOfficeLocale({ header: 'en', cookie: 'zh_TW' })).toBe('en');
  expect(resolveOfficeLocale({ header: 'vi', cookie: 'en' })).toBe('en');
  expect(resolveOfficeLocale({ cookie: 'vi', acceptLanguage: 'vi, en;q=0.5' })).toBe('en');
  expect(resolveOfficeLocale({ acceptLanguage: 'zh-HK' })).toBe('zh_TW');
  expect(resolveOfficeLocale({ acceptLanguage: 'fr' })).toBe('zh_TW');
});

it('files of the office exist in its languages, all others in all', () => {
  expect(localesOfFile('office-orders')).toBe(officeLocales);
  // What the API says is read by members' clients as well.
  expect(localesOfFile('office')).toBe(locales);
});
