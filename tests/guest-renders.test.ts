import { afterAll, beforeAll, expect, it } from 'vitest';
import { appSetting } from '#db/tables/app-setting.ts';
import { localePath } from '#i18n/locale-path.ts';
import { newId } from '#platform/id.ts';
import { LOCALES } from '#terms/locales.ts';
import { SHARED_PAGES } from '../src/http/guest-cache/shared-pages.ts';
import { asOwner } from './support/backups.ts';
import { type TestServices, testServices } from './support/database.ts';
import { type GuestSite, htmlOf, openGuestSite } from './support/guest-site.ts';

/** How often pages are made for a crowd: five thousand guests at forty addresses in four languages, while one fact changes. */

const GUESTS = 5000;
const BATCH_SIZE = 250;
const NOW = new Date('2026-11-22T08:00:00Z');

let test: TestServices;
let site: GuestSite;
beforeAll(async () => {
  test = await testServices({ RATE_LIMITS: 'off' });
  test.setNow(NOW);
  site = await openGuestSite(test.services);
});
afterAll(async () => {
  await site.close();
  await test.close();
});

const days = Array.from(
  { length: 28 },
  (_, day) => `/schedule?date=2026-11-${String(day + 1).padStart(2, '0')}`,
);
const addresses = [...Object.keys(SHARED_PAGES), ...days].slice(0, 40);
/** Each page once, in every language; guests come back to them in turns, each with a parameter of their own. */
const pages = LOCALES.flatMap((locale) => addresses.map((rest) => localePath(locale, rest)));
const askedBy = (guest: number) => {
  const page = pages[guest % pages.length] ?? '/';
  return `${page}${page.includes('?') ? '&' : '?'}utm_source=${guest}`;
};

it('is at most once for each address and language, and once more where a fact behind it changed', async () => {
  expect(pages).toHaveLength(160);
  const made = new Map<string, number>();
  site.setPage(async (request, requestContext) => {
    made.set(request.url, (made.get(request.url) ?? 0) + 1);
    return htmlOf(requestContext);
  });
  const visit = async (from: number, until: number) => {
    for (let first = from; first < until; first += BATCH_SIZE) {
      const group = Array.from({ length: Math.min(BATCH_SIZE, until - first) }, (_, index) => first + index);
      const answers = await Promise.all(group.map((guest) => site.ask(askedBy(guest))));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    }
  };
  await visit(0, GUESTS / 2);
  expect([...made.values()]).toEqual(pages.map(() => 1));
  const change = { key: 'some', value: [newId()], updatedAt: NOW };
  await test.services.db.insert(appSetting).values(change);
  await visit(GUESTS / 2, GUESTS);
  expect(made.size).toBe(pages.length);
  // A page of the terms knows no fact of the record; it is made for no one again.
  const again = [...made].filter(([, times]) => times === 2).map(([url]) => new URL(url).pathname);
  expect(again).toContain('/en/schedule');
  expect(again).not.toContain('/en/terms');
  expect(Math.max(...made.values())).toBe(2);
});

it('is once where a reader looks at the facts while it is made for another', async () => {
  const held = Promise.withResolvers<void>();
  let made = 0;
  site.setPage(async (_request, requestContext) => {
    made += 1;
    await held.promise;
    return htmlOf(requestContext);
  });
  const first = site.ask('/en/standings?league=NBA');
  await expect.poll(() => made).toBe(1);
  const late = await asOwner(async (client) => {
    await client.query('begin; lock table fact_version');
    const asked: Promise<unknown>[] = [];
    // Until the last look no longer holds, readers share the page that is being made.
    const looking = async () => {
      asked.push(site.ask('/en/standings?league=NBA'));
      const waiting = 'select from pg_locks where not granted and relation = $1::regclass';
      return (await client.query(waiting, ['fact_version'])).rowCount;
    };
    await expect.poll(looking).toBe(1);
    held.resolve();
    await first;
    await client.query('commit');
    return asked;
  }, test.ownerUrl);
  await Promise.all(late);
  expect(made).toBe(1);
});
