import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { isLong } from '#tests/support/is-long.ts';
import { lengthOf } from '../../scripts/measure/page-length.ts';
import { pageWeights } from '../../scripts/measure/page-weights.ts';
import { awake } from './awake.ts';
import { grantPlan } from './grant-plan.ts';
import { MAX_SHIFT, openWatched, readShift } from './layout-shifts.ts';
import { newPerson, register, signIn } from './members.ts';
import { countInView, MAX_PHONE_PX, MAX_WORDS, placeOf } from './page-length.ts';

/**
 * The most JavaScript that a page preloads where the framework takes it over, in kB after brotli, as `npm run measure` counts. What
 * guests read comes without it (`guests-pages.spec.ts`).
 */
const MAX_KB = 136;
const SCREENS = [
  'schedule',
  'news',
  'subscribe',
  'terms',
  'privacy',
  'proof',
  'audit',
  'bankroll',
  'widgets',
  'methodology',
  'standings',
  'login',
  'register',
  'reset-password',
  'third-token',
  'record',
  'orders',
  'purchase',
  'my-subscribe',
];

/** Each with the most words that it may show, its tables included. What is said of a day's state takes up to ten words more or less. */
const LONG_PAGES = [
  ['/en/methodology', 1200],
  ['/en/proof', 330],
  ['/en/subscribe', 780],
] as const;

const PAGES = [
  'home',
  'home-in-language',
  'screens/not-found',
  ...SCREENS.map((name) => `screens/${name}/screen`),
];

test('no page that the framework takes over preloads more JavaScript than it may', () => {
  const weights = pageWeights(fileURLToPath(new URL('../../build', import.meta.url)));
  for (const page of PAGES) {
    expect(weights.get(page), page).toBeGreaterThan(0);
    expect(weights.get(page), page).toBeLessThanOrEqual(MAX_KB);
  }
});

test('home of a guest sells in few words: the record in the first view of a desk and the second of a phone', async ({
  page,
}) => {
  // English and Vietnamese have the most words, and the longest.
  for (const language of isLong ? ['en', 'zh_TW', 'zh_HK', 'vi'] : ['en', 'vi']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}`);
    const { words, heightPx } = await lengthOf(page, language);
    expect(words, language).toBeLessThanOrEqual(MAX_WORDS);
    expect(heightPx, language).toBeLessThanOrEqual(MAX_PHONE_PX);
    expect(await placeOf(page.locator('[data-record] svg').first()), language).toBeLessThanOrEqual(2 * 844);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await placeOf(page.locator('[data-record] svg').first()), language).toBeLessThanOrEqual(620);
  }
});

test('a member sees eight picks in the first view of a phone, even where each is of a match of its own', async ({
  page,
}) => {
  const person = newPerson('Octavia');
  await register(page.request, person);
  await grantPlan(person.email, 'A reader of picks');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, person);
  // Rows are as high as their words are long; Vietnamese takes the most room.
  for (const language of isLong ? ['en', 'zh_TW', 'zh_HK', 'vi'] : ['vi']) {
    await page.goto(`/${language}/unstartedRecord`);
    await awake(page);
    // How many picks there are depends on the hour: those of today are repeated, one a match, until a screen is full. A day has one free pick.
    await page.evaluate((wanted) => {
      const list = document.querySelector('main li:has(> div [data-pick])')?.parentElement;
      const matches = [...(list?.children ?? [])];
      for (const match of matches)
        for (const other of [...match.querySelectorAll('[data-pick]')].slice(1)) other.remove();
      const repeated = matches.filter((match) => match.querySelector('[data-free]') === null);
      for (let at = 0; at + matches.length < wanted; at += 1)
        list?.append((repeated[at % repeated.length] ?? matches[0])?.cloneNode(true) ?? '');
    }, 12);
    const seen = await countInView(page.locator('main [data-pick]'));
    expect(seen, language).toBeGreaterThanOrEqual(8);
  }
});

test('pages that were once too long stay as short as they were cut', async ({ page }) => {
  for (const [path, most] of LONG_PAGES) {
    await page.goto(path);
    // What the browser finds out of a day comes a moment after the page.
    await expect(page.locator('[data-result] [data-slot=busy]')).toBeHidden();
    // A day of many picks is no long page: what is said of each of them and of each batch is not counted.
    await page.evaluate(() => {
      for (const check of document.querySelectorAll('main [data-card] > li, main [data-batch]'))
        check.remove();
    });
    const { words } = await lengthOf(page, 'en');
    expect(words, path).toBeLessThanOrEqual(most);
  }
});

test('the content stands in its place before the menu beside it has come', async ({ page }) => {
  const leftOf = async () => (await page.locator('#content').boundingBox())?.x;
  await page.goto('/en/schedule');
  const whole = await leftOf();
  await page.route('**/en/schedule', async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf('<aside')) });
  });
  await page.goto('/en/schedule');
  await expect(page.locator('aside')).toHaveCount(0);
  expect(await leftOf()).toBe(whole);
});

test.describe('a phone in another zone than the brand', () => {
  test.use({ timezoneId: 'America/New_York', viewport: { width: 412, height: 823 } });

  /** Each with what only stands there once the page knows the phone's zone; null where no time is shown. */
  const pages = [
    ['/en', null],
    ['/en/schedule', /Use your time zone \(UTC.[45]\)/],
    ['/zh_TW/news', null],
    ['/zh_HK/subscribe', null],
    ['/en/terms', null],
  ] as const;

  for (const [path, zoneText] of pages) {
    // Home and the schedule have the most that comes later; the long form watches the others, too.
    const tag = path === '/en' || zoneText !== null ? [] : '@long';
    test(`nothing moves while ${path} loads and wakes`, { tag }, async ({ page }) => {
      await openWatched(page, path);
      if (zoneText !== null) await expect(page.getByText(zoneText).first()).toBeVisible();
      expect(await readShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
    });
  }
});
