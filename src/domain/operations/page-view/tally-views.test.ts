import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createViewTally } from './tally-views.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const home = (brand: string) => ({ brand, language: 'en', page: 'home' }) as const;
const stored = async (brand: string) =>
  (
    await test.services.db.$client.query(
      'select day::text, language, page, views::int from page_view where brand = $1 order by day, language, page',
      [brand],
    )
  ).rows;

describe('the views of pages', () => {
  it('are added to the brand’s own day, by language and page, however many processes count', async () => {
    test.setNow(new Date('2026-11-22T15:59:00Z'));
    const tallies = [createViewTally(test.services), createViewTally(test.services)];
    for (const tally of tallies) for (let at = 0; at < 500; at += 1) tally.count(home('blue'));
    tallies[0]?.count({ ...home('blue'), page: 'plans' });
    test.setNow(new Date('2026-11-22T16:00:00Z'));
    tallies[0]?.count({ ...home('blue'), language: 'vi' });
    expect(await stored('blue')).toEqual([]);
    await Promise.all(tallies.map((tally) => tally.write()));
    await Promise.all(tallies.map((tally) => tally.write()));
    expect(await stored('blue')).toEqual([
      { day: '2026-11-22', language: 'en', page: 'home', views: 1000 },
      { day: '2026-11-22', language: 'en', page: 'plans', views: 1 },
      { day: '2026-11-23', language: 'vi', page: 'home', views: 1 },
    ]);
  });

  it('are not lost while the database refuses them, and stay within their bound', async () => {
    const away = openDatabase(test.appUrl, { role: 'app', max: 1 });
    await away.close();
    let db = away.db;
    const services = {
      ...test.services,
      get db() {
        return db;
      },
    };
    const tally = createViewTally(services, 2);
    tally.count(home('teal'));
    tally.count(home('teal'));
    await tally.write();
    tally.count(home('teal'));
    tally.count({ ...home('teal'), page: 'plans' });
    tally.count({ ...home('teal'), page: 'news' });
    db = test.services.db;
    await tally.write();
    const views = (await stored('teal')).map((row) => [row.page, row.views]);
    expect(views).toEqual([
      ['home', 3],
      ['plans', 1],
    ]);
  });

  it('only grow', async () => {
    const tally = createViewTally(test.services);
    tally.count(home('amber'));
    await tally.write();
    await expect(test.services.db.$client.query('update page_view set views = views - 1')).rejects.toThrow(
      /counts only grow|page_view_views_check/,
    );
  });
});
