import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sitePaths } from '#domain/foundation/path/site-paths.ts';
import { LOCALES } from '#terms/locales.ts';
import { canonicalAddress } from './canonical-address.ts';

const pages = Object.keys(sitePaths);
const ask = (path: string, more: Partial<Parameters<typeof canonicalAddress>[0]> = {}) =>
  canonicalAddress({ path, pages, locale: 'vi', enabled: LOCALES, ...more });

describe('the one address of a page', () => {
  it.each([
    ['/zh_TW', '/zh_TW', null],
    ['/zh_TW/schedule', '/zh_TW/schedule', null],
    ['/ZH_tw/Schedule', '/zh_TW/schedule', 301],
    ['/zh-TW/schedule', '/zh_TW/schedule', 301],
    ['/zh_TW/', '/zh_TW', 301],
    ['/zh_TW/news/', '/zh_TW/news', 301],
    ['/en/unstartedrecord', '/en/unstartedRecord', 301],
    ['/en/MYSUBSCRIBE', '/en/mySubscribe', 301],
    ['/en/%73chedule', '/en/schedule', 301],
    ['/schedule', '/vi/schedule', 302],
    ['/Schedule/', '/vi/schedule', 302],
    ['/purchase_TEST', '/vi/purchase_test', 302],
    ['/', '/', null],
    ['/nothing', '/nothing', null],
    ['/nothing/here', '/nothing/here', null],
    ['/EN/Nothing/Here', '/en/Nothing/Here', 301],
    ['/en/nothing/', '/en/nothing/', null],
    ['/api/sport/list', '/api/sport/list', null],
    ['/office/gallery', '/office/gallery', null],
    ['/__manifest', '/__manifest', null],
    ['/_builds/latest.json', '/_builds/latest.json', null],
    ['//evil.example/en', '//evil.example/en', null],
    ['/en//evil.example', '/en//evil.example', null],
    ['/zh-tw//evil.example', '/zh_TW//evil.example', 301],
    ['/%E0%A4%A', '/%E0%A4%A', null],
  ])('%s is %s (%s)', (path, to, status) => {
    expect(ask(path)).toMatchObject({ to, status });
  });

  it('names the language of the prefix and the page below it', () => {
    expect(ask('/Zh_Hk/NEWS')).toEqual({ locale: 'zh_HK', rest: '/news', to: '/zh_HK/news', status: 301 });
  });

  it('leaves the address of a language that is switched off alone, for its 404 to name', () => {
    const answer = ask('/VI/Schedule', { locale: 'en', enabled: ['en', 'zh_TW'] });
    expect(answer).toMatchObject({ locale: null, to: '/VI/Schedule', status: null });
  });
});

describe('for every path', () => {
  const anyCase = (text: string) =>
    fc
      .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
      .map((ups) =>
        [...text].map((letter, i) => (ups[i] ? letter.toUpperCase() : letter.toLowerCase())).join(''),
      );
  const segment = fc.oneof(
    fc.constantFrom(...LOCALES, ...pages.map((page) => page.slice(1)), '', '..').chain(anyCase),
    fc.webSegment(),
  );
  const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);

  it('the answer is its own answer, so that no redirect leads to another', () => {
    fc.assert(
      fc.property(path, (asked) => {
        const { to } = ask(asked);
        expect(ask(to)).toMatchObject({ to, status: null });
      }),
    );
  });

  it('a redirect stays on this site and begins with a language', () => {
    fc.assert(
      fc.property(path, (asked) => {
        const { to, status } = ask(asked);
        const isPrefixed = LOCALES.some((locale) => to === `/${locale}` || to.startsWith(`/${locale}/`));
        expect(status === null ? to === asked : isPrefixed).toBe(true);
      }),
    );
  });

  it('every spelling of a page in a language is that page', () => {
    const page = fc.constantFrom(...pages);
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES).chain(anyCase), page.chain(anyCase), (prefix, rest) => {
        const { to, locale } = ask(`/${prefix}${rest}`);
        expect(LOCALES).toContain(locale);
        expect(pages).toContain(to.slice(`/${locale}`.length) || '/');
      }),
    );
  });
});
