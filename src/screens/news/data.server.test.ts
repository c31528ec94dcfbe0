import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertNews } from '#db/queries/news.ts';
import { newsText } from '#db/tables/news-text.ts';
import { seedBrand } from '#domain/operations/brand/seed-brand.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { brandOf, makePageContext } from '#tests/support/page-context.ts';
import { loadNews } from './data.server.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const [blue, orange] = [brandOf('blue'), brandOf('orange')];

let test: TestServices;
const ids = Array.from({ length: 12 }, newId);
beforeAll(async () => {
  test = await testServices();
  test.setNow(NOW);
  await seedBrand(test.services, blue);
  await seedBrand(test.services, orange);
  const publishedAt = (index: number) => new Date(Date.UTC(2026, 9, index + 1));
  await insertNews(
    test.services.db,
    ids.map((id, index) => ({
      id,
      brand: 'blue',
      status: 'published' as const,
      isSample: false,
      publishedAt: publishedAt(index),
      createdAt: publishedAt(index),
      updatedAt: publishedAt(index),
    })),
    ids.map((newsId, index) => ({
      newsId,
      languageCode: 'en' as const,
      title: `Title ${index}`,
      summary: `Summary ${index}`,
      body: 'One paragraph,\nof two lines.\n\nAnother.',
    })),
  );
});
afterAll(() => test.close());

const load = (query: string, context: Parameters<typeof makePageContext>[1] = {}) =>
  loadNews(
    makePageContext(test.services, { path: '/news', ...context }),
    new Request(`https://site.example/en/news${query}`),
    10,
  );

describe('the list', () => {
  it('has ten articles a page, the newest first', async () => {
    const [first, second] = [await load(''), await load('?page=2')];
    if (first.kind !== 'list' || second.kind !== 'list') return expect.unreachable();
    expect([first.items.length, second.items.length, first.lastPage]).toEqual([9, 5, 2]);
    expect([first.lead === null, second.lead]).toEqual([false, null]);
    const dates = [...(first.lead ? [first.lead] : []), ...first.items, ...second.items].map(
      ({ date }) => date,
    );
    expect(dates).toHaveLength(15);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(first.meta.title).toBe('News | Trueline');
  });

  it.each(['0', '-1', '1.5', 'x', '', '1000000', "1'--"])('takes "%s" for the first page', async (page) => {
    const list = await load(`?page=${encodeURIComponent(page)}`);
    expect(list).toMatchObject({ kind: 'list', page: 1 });
  });
});

describe('an article', () => {
  it('comes in its paragraphs, with others to go on with', async () => {
    const data = await load(`?id=${ids[3]}`);
    if (data.kind !== 'article') return expect.unreachable();
    expect(data.article).toMatchObject({ title: 'Title 3', lang: null, isSample: false });
    expect(data.article.blocks).toEqual(
      ['One paragraph,\nof two lines.', 'Another.'].map((text) => ({
        kind: 'paragraph',
        runs: [{ kind: 'text', text }],
      })),
    );
    expect(data.more).toHaveLength(3);
    expect(data.meta).toMatchObject({
      title: 'Title 3 | Trueline',
      description: 'Summary 3',
      type: 'article',
    });
    expect(data.meta.structured[0]).toMatchObject({
      mainEntityOfPage: `https://site.example/en/news?id=${ids[3]}`,
      publisher: { name: 'Trueline Data Co., Ltd.' },
    });
  });

  it('says in which language it is where it was not translated', async () => {
    const data = await load(`?id=${ids[3]}`, { locale: 'vi' });
    expect(data).toMatchObject({ kind: 'article', article: { lang: 'en-US' } });
    const { db } = test.services;
    await db.insert(newsText).values({
      newsId: ids[3] ?? '',
      languageCode: 'vi',
      title: 'Tiêu đề',
      summary: 'Tóm tắt',
      body: 'Nội dung',
    });
    expect(await load(`?id=${ids[3]}`, { locale: 'vi' })).toMatchObject({ article: { lang: null } });
    await db.delete(newsText).where(and(eq(newsText.newsId, ids[3] ?? ''), eq(newsText.languageCode, 'vi')));
  });

  it.each([
    ['of another brand', () => load(`?id=${ids[3]}`, { brand: orange })],
    ['that never was', () => load(`?id=${newId()}`)],
    ['whose id is none', () => load('?id=1%20or%201')],
  ])('%s is a 404', async (_which, ask) => {
    const thrown = await ask().catch((refusal: unknown) => refusal);
    expect(thrown).toBeInstanceOf(Response);
    expect(thrown).toMatchObject({ status: 404 });
  });
});
