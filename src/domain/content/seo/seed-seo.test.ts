import { describe, expect, it } from 'vitest';
import { sitePaths } from '#domain/foundation/path/site-paths.ts';
import { LOCALES } from '#terms/locales.ts';
import { pageTexts, seoRows } from './seed-seo.ts';

describe('the starting page texts', () => {
  const rows = seoRows({ brand: 'blue', name: 'Trueline' });

  it('cover every page in every language, with the brand in the title', () => {
    expect(rows).toHaveLength(Object.keys(sitePaths).length * LOCALES.length);
    for (const row of rows) {
      expect(row.title).toMatch(/\S \| Trueline$/);
      expect(row.description.length, row.path).toBeGreaterThan(8);
      expect(row.description).not.toMatch(/[{}]/);
    }
  });

  it('claim no figure: neither a percentage nor an amount of money', () => {
    for (const row of rows) expect(row.title + row.description).not.toMatch(/[\d%％$＄元]/);
  });

  it('keep pages of members and forms out of search engines', () => {
    const hidden = rows.filter((row) => row.noindex).map((row) => row.path);
    for (const path of [
      '/customModel',
      '/mySubscribe',
      '/orders',
      '/purchase',
      '/thirdToken',
      '/resetPassword',
    ]) {
      expect(hidden).toContain(path);
    }
    // Forms for logging in say nothing that a search engine could list.
    for (const path of ['/login', '/register', '/resetPassword']) expect(hidden).toContain(path);
    expect(hidden).not.toContain('/');
    expect(hidden).not.toContain('/schedule');
  });

  it('are written in Traditional Chinese for two markets', () => {
    const base = pageTexts.zh_TW.pages;
    expect(base['/customModel'].title).toBe('自訂模型');
    expect(base['/mySubscribe'].title).toBe('我的訂閱');
    expect(base['/subscribe'].title).toBe('訂閱方案');
    expect(pageTexts.zh_HK.pages['/subscribe'].title).toBe('訂閱計劃');
    const copied = Object.entries(base).filter(([path, text]) =>
      Object.entries(pageTexts.zh_HK.pages).some(
        ([other, hk]) => other === path && hk.description === text.description,
      ),
    );
    expect(copied.map(([path]) => path)).toEqual(['/terms']);
  });
});
