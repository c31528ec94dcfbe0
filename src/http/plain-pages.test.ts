import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listBrands } from '#brands/index.ts';
import { PLAIN_FONTS, PLAIN_GROUNDS, plainPage } from './plain-pages.ts';

const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');

describe('a page that needs nothing but this process', () => {
  it.each(['light', 'dark'] as const)('stands on the grounds of the site, %s', (mode) => {
    const scheme = tokens.slice(tokens.indexOf(`[data-scheme="${mode}"]`)).split('}')[0];
    for (const [name, value] of Object.entries(PLAIN_GROUNDS[mode]))
      expect(scheme).toContain(`--${name}: ${value};`);
  });

  it.each([
    ['en', '--row: 44px;'],
    ['vi', '--row: 44px;'],
    ['zh_TW', ':root:lang(zh-TW) {'],
    ['zh_HK', ':root:lang(zh-HK) {'],
  ] as const)('is written in the fonts of the site, %s', (locale, before) => {
    const [, stack] = /--font-stack: ([^;]+);/.exec(tokens.slice(tokens.indexOf(before))) ?? [];
    expect(PLAIN_FONTS[locale]).toBe(stack?.replaceAll('"', '').replaceAll(', ', ','));
  });

  it('names the brand and what happened, and offers another try at the same address', async () => {
    const [brand] = listBrands();
    if (brand === undefined) throw new Error('there is no brand');
    const { body, headers } = await plainPage(brand, 'vi', 'busy');
    expect(body).toContain(`<header>${brand.name}</header>`);
    expect(body).toMatch(/<h1>Trang đang quá tải<\/h1>/);
    expect(body).toContain('href=""');
    expect(body).toContain(brand.tokens.dark.primary);
    expect(headers['Content-Security-Policy']).toContain("default-src 'none'");
  });
});
