import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import { localePath, parseLocalePath } from './locale-path.ts';
import { matchBrowserLanguages, matchLanguageTag, resolveLocale } from './resolve-locale.ts';

const anyLocale = fc.constantFrom(...LOCALES);

describe('resolveLocale', () => {
  it('lets the path win over cookie, browser and primary', () => {
    fc.assert(
      fc.property(anyLocale, anyLocale, anyLocale, anyLocale, (path, cookie, acceptLanguage, primary) => {
        expect(resolveLocale({ path: `/${path}/news`, cookie, acceptLanguage, primary })).toBe(path);
        expect(resolveLocale({ path: '/news', cookie, acceptLanguage, primary })).toBe(cookie);
      }),
    );
  });

  it('asks the browser before the primary language, and ends at zh_TW', () => {
    expect(resolveLocale({ path: '/', acceptLanguage: 'fr, vi;q=0.8', primary: 'en' })).toBe('vi');
    expect(resolveLocale({ path: '/', acceptLanguage: 'fr', primary: 'en' })).toBe('en');
    expect(resolveLocale({ path: '/', acceptLanguage: 'fr', primary: 'fr' })).toBe('zh_TW');
    expect(resolveLocale({})).toBe('zh_TW');
  });

  it('passes over a language that is switched off, wherever it is named', () => {
    const enabled = ['en', 'zh_TW'] as const;
    expect(resolveLocale({ path: '/vi/news', cookie: 'vi', acceptLanguage: 'vi, en', enabled })).toBe('en');
    expect(resolveLocale({ path: '/vi', enabled: ['en'] })).toBe('en');
  });

  it('ignores a cookie that names no language', () => {
    expect(resolveLocale({ cookie: 'zh', acceptLanguage: 'vi' })).toBe('vi');
  });
});

describe('matchBrowserLanguages', () => {
  it('orders by weight, keeps the order of equals, and drops the refused', () => {
    expect(matchBrowserLanguages('en;q=0.5, vi, zh-HK;q=0.9, zh-TW;q=0')).toEqual(['vi', 'zh_HK', 'en']);
    expect(matchBrowserLanguages('zh-CN, zh-SG, zh-TW')).toEqual(['zh_TW']);
    expect(matchBrowserLanguages('*')).toEqual([]);
    expect(matchBrowserLanguages('')).toEqual([]);
  });

  it.each([
    ['zh-HK', 'zh_HK'],
    ['zh-Hant-MO', 'zh_HK'],
    ['yue-Hant', 'zh_HK'],
    ['zh', 'zh_TW'],
    ['zh-Hans-CN', 'zh_TW'],
    ['zh_SG', 'zh_TW'],
    ['EN-gb', 'en'],
    ['vi-VN', 'vi'],
    ['fr', null],
  ])('reads %s as %s', (tag, locale) => {
    expect(matchLanguageTag(tag)).toBe(locale);
  });

  it('never fails on what a browser may send', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        for (const locale of matchBrowserLanguages(header)) expect(LOCALES).toContain(locale);
      }),
    );
  });
});

describe('paths with a language', () => {
  it('recognises every spelling and says whether it was the canonical one', () => {
    expect(parseLocalePath('/zh_TW/schedule')).toEqual({
      locale: 'zh_TW',
      rest: '/schedule',
      canonical: true,
    });
    expect(parseLocalePath('/ZH_tw/schedule')).toEqual({
      locale: 'zh_TW',
      rest: '/schedule',
      canonical: false,
    });
    expect(parseLocalePath('/zh-TW')).toEqual({ locale: 'zh_TW', rest: '/', canonical: false });
    expect(parseLocalePath('/zh/x')).toEqual({ locale: null, rest: '/zh/x', canonical: true });
    expect(parseLocalePath('/')).toEqual({ locale: null, rest: '/', canonical: true });
  });

  it('builds the path that it would split', () => {
    fc.assert(
      fc.property(anyLocale, fc.constantFrom('/', '/news', '/schedule/'), (locale, rest) => {
        expect(parseLocalePath(localePath(locale, rest))).toEqual({ locale, rest, canonical: true });
      }),
    );
  });
});
