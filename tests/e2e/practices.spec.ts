import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { isLong } from '#tests/support/is-long.ts';
import routes from '../../src/routes.ts';
import { expectAccessible, shortenLists } from './accessibility.ts';
import { makeOperator, signInOperator } from './operators.ts';
import { listenForRefusals } from './refusals.ts';
import { addressesBelow } from './route-addresses.ts';
import { SEARCHED_BY } from './searched-elsewhere.ts';

const ALL = [...new Set(addressesBelow(routes, ''))];
/** Without what only a site without an owner shows, and what is there for nothing but to be looked at. */
const OFFICE = ALL.filter((path) => path.startsWith('/office') && !/first-run|gallery/.test(path));
const PUBLIC = ALL.filter((path) => path.startsWith('/en'));
/** Colours of a theme that is only tried on stand there to be judged. */
const SAMPLE = '[data-sample]';

/** Opens and searches pages; the menus are the same on each of them. */
async function searchAll(page: Page, paths: readonly string[]): Promise<void> {
  const refusals = listenForRefusals(page);
  for (const [index, path] of paths.entries())
    await test.step(path, async () => {
      await page.goto(path);
      // A guest is led to the login from what is for members; that page is searched once, under its own address.
      if (page.url().includes('/login?')) return;
      await shortenLists(page);
      await expectAccessible(page, { sample: SAMPLE, isMeasured: true, hasMenus: isLong || index === 0 });
    });
  expect(refusals).toEqual([]);
}

test('a program finds no barrier and no bad practice on any page of a guest', { tag: '@beside' }, async ({
  page,
}) => {
  expect(PUBLIC).toContain('/en/widgets');
  await searchAll(page, [...PUBLIC, '/en/nothing-here']);
});

/** The others are searched on a telephone, in the short form; each is built of the same parts as one of these. */
const ON_A_WIDE_SCREEN = [
  '/office',
  '/office/figures',
  '/office/transfers',
  '/office/login',
  '/office/setup',
];

test('nor on pages of the office on a wide screen', async ({ page }) => {
  expect(OFFICE).toContain('/office/jobs');
  expect(OFFICE).toEqual(expect.arrayContaining(ON_A_WIDE_SCREEN));
  await signInOperator(page.request, makeOperator('owner'));
  await searchAll(page, [...(isLong ? OFFICE : ON_A_WIDE_SCREEN), '/office/nothing-here']);
});

test('a page of the office that is left to another journey is opened and searched there', async () => {
  for (const [path, file] of Object.entries(SEARCHED_BY)) {
    expect(OFFICE).toContain(path);
    const journey = await readFile(new URL(`${file}.spec.ts`, import.meta.url), 'utf8');
    const opened = journey.search(new RegExp(`'${path}['?]`));
    expect(opened, path).toBeGreaterThan(0);
    expect(journey.indexOf('await expectAccessible(', opened), path).toBeGreaterThan(0);
  }
});
