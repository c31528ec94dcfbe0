import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcement } from '#db/tables/announcement.ts';
import { contactInfo } from '#db/tables/contact-info.ts';
import { customerFeedback } from '#db/tables/customer-feedback.ts';
import { keywordAnswer } from '#db/tables/keyword-answer.ts';
import { legalDocument } from '#db/tables/legal-document.ts';
import { news } from '#db/tables/news.ts';
import { newsText } from '#db/tables/news-text.ts';
import { plan } from '#db/tables/plan.ts';
import { seoText } from '#db/tables/seo-text.ts';
import { websiteLanguage } from '#db/tables/website-language.ts';
import { sitePaths } from '#domain/foundation/path/site-paths.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type SeedableBrand, seedBrand } from './seed-brand.ts';

const tables = {
  announcement,
  contactInfo,
  customerFeedback,
  keywordAnswer,
  legalDocument,
  news,
  plan,
  seoText,
  websiteLanguage,
};

const blue: SeedableBrand = {
  key: 'blue',
  name: 'Trueline',
  jurisdiction: 'TW',
  languages: ['zh_TW', 'en', 'zh_HK', 'vi'],
  primaryLanguage: 'zh_TW',
};

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

/** How many rows a brand has in each table. */
async function countRows(brand: string): Promise<Record<string, number>> {
  const counts = Object.entries(tables).map(async ([name, table]) => {
    const [row] = await test.services.db.select({ n: count() }).from(table).where(eq(table.brand, brand));
    return [name, row?.n ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

describe('seedBrand', () => {
  it('fills a demonstration, and a second call adds nothing and uses up no plan id', async () => {
    await seedBrand(test.services, blue);
    const first = await countRows('blue');
    expect(first).toEqual({
      announcement: 3,
      contactInfo: 3,
      customerFeedback: 3,
      keywordAnswer: 32,
      legalDocument: 16,
      news: 3,
      plan: 5,
      seoText: Object.keys(sitePaths).length * blue.languages.length,
      websiteLanguage: 4,
    });
    await seedBrand(test.services, blue);
    expect(await countRows('blue')).toEqual(first);
    await seedBrand(test.services, { ...blue, key: 'orange', name: 'Ninetyfold', jurisdiction: 'HK' });
    const ids = await test.services.db.select({ id: plan.id }).from(plan).orderBy(plan.id);
    expect(ids.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('writes every article in four languages', async () => {
    const [row] = await test.services.db.select({ n: count() }).from(newsText);
    expect(row?.n).toBe(24);
  });

  it('marks all words of no one as samples', async () => {
    for (const table of [announcement, contactInfo, customerFeedback, news, legalDocument]) {
      const rows = await test.services.db.select({ isSample: table.isSample }).from(table);
      expect(rows.every(({ isSample }) => isSample)).toBe(true);
    }
  });

  it('does not bring back what an operator has deleted or written', async () => {
    await test.services.db.delete(announcement).where(eq(announcement.brand, 'blue'));
    await test.services.db.update(seoText).set({ title: 'Ours' }).where(eq(seoText.path, '/news'));
    await seedBrand(test.services, blue);
    expect((await countRows('blue')).announcement).toBe(0);
    const titles = await test.services.db
      .select({ title: seoText.title })
      .from(seoText)
      .where(eq(seoText.path, '/news'));
    expect(new Set(titles.map(({ title }) => title))).toEqual(new Set(['Ours']));
  });

  it('gives a production site no sample, only what it sells and how it is found', async () => {
    const production = { ...test.services, env: { ...test.services.env, APP_MODE: 'production' as const } };
    await seedBrand(production, { ...blue, key: 'real' });
    expect(await countRows('real')).toEqual({
      announcement: 0,
      contactInfo: 0,
      customerFeedback: 0,
      keywordAnswer: 32,
      legalDocument: 0,
      news: 0,
      plan: 5,
      seoText: Object.keys(sitePaths).length * blue.languages.length,
      websiteLanguage: 4,
    });
    await seedBrand(test.services, { ...blue, key: 'real' });
    expect((await countRows('real')).legalDocument).toBe(16);
  });

  it('can be called by two processes at once', async () => {
    const brand = { ...blue, key: 'twice' };
    await Promise.all([seedBrand(test.services, brand), seedBrand(test.services, brand)]);
    expect((await countRows('twice')).plan).toBe(5);
  });
});

describe('the announcements of a live site', () => {
  it('do not call it a demonstration that plays seasons again, in any language', async () => {
    const env = { ...test.services.env, ODDS_API_KEY: 'key' };
    await seedBrand({ ...test.services, env }, { ...blue, key: 'teal' });
    const rows = await test.services.db.select().from(announcement).where(eq(announcement.brand, 'teal'));
    expect(rows.length).toBeGreaterThan(0);
    const texts = JSON.stringify(rows.map((row) => row.texts));
    expect(texts).not.toMatch(/demonstration|played again|展示網站|示範網站|trình diễn/);
  });
});
