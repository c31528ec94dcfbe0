import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { isLong } from '#tests/support/is-long.ts';
import routes from '../../src/routes.ts';
import { expectAccessible } from './accessibility.ts';
import { grantPlan } from './grant-plan.ts';
import { newPerson, register, signIn } from './members.ts';
import { makeOperator, signInOperator } from './operators.ts';
import { addressesBelow } from './route-addresses.ts';

const ALL = [...new Set(addressesBelow(routes, ''))];
/** Without what only a site without an owner shows, and what is there for nothing but to be looked at. */
const OFFICE = ALL.filter((path) => path.startsWith('/office') && !/first-run|gallery/.test(path));
const PUBLIC = ALL.filter((path) => path.startsWith('/en'));
/** What members alone find there, or in another form than guests. */
const OF_MEMBERS = PUBLIC.filter((path) =>
  /^\/en(?:\/(?:schedule|standings|statistics|\w*[rR]ecord|\w*[sS]ubscribe|customModel|orders|purchase\w*))?$/.test(
    path,
  ),
);

/**
 * Pages that a journey of their own searches as well, with rows on them, and the file of that journey. The short form leaves them to it,
 * the long form searches them here, too.
 */
const SEARCHED_BY: Readonly<Record<string, string>> = {
  '/office/announcements': 'content',
  '/office/audit': 'office-work',
  '/office/bank-accounts': 'office-work',
  '/office/coupons': 'office-work',
  '/office/disputes': 'model-room',
  '/office/experiments': 'experiments',
  '/office/experiments/new': 'experiments',
  '/office/jobs': 'office-operations',
  '/office/languages': 'wording',
  '/office/leagues': 'leagues',
  '/office/messages': 'wording',
  '/office/monitoring': 'model-room',
  '/office/operators': 'office-colleagues',
  '/office/picks': 'model-room',
  '/office/plans': 'office-work',
  '/office/policy': 'model-room',
  '/office/redirects': 'wording',
  '/office/results': 'model-room',
  '/office/seo': 'wording',
  '/office/settings': 'wording',
  '/office/statements': 'office',
  '/office/theme': 'office-look',
  '/office/typed-payments': 'typed-money',
};

/** Colours of a theme that is only tried on stand there to be judged. */
const SAMPLE = '[data-sample]';

async function searchAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      // A guest is led to the login from what is for members; that page is searched once, under its own address.
      if (page.url().includes('/login?')) return;
      await expectAccessible(page, SAMPLE, true);
    });
}

test('a program finds no barrier and no bad practice on any page of a guest', async ({ page }) => {
  expect(PUBLIC).toContain('/en/widgets');
  await searchAll(page, [...PUBLIC, '/en/nothing-here']);
});

test('nor on any page of a member with a plan, on a telephone', async ({ page }) => {
  const person = newPerson('Practice');
  await register(page.request, person);
  await grantPlan(person.email, 'A reader of every page');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, person);
  expect(OF_MEMBERS).toContain('/en/unstartedRecord');
  await searchAll(page, OF_MEMBERS);
});

test('nor on any page of the office', async ({ page }) => {
  expect(OFFICE).toContain('/office/jobs');
  await signInOperator(page.request, makeOperator('owner'));
  const own = OFFICE.filter((path) => isLong || !(path in SEARCHED_BY));
  await searchAll(page, [...own, '/office/nothing-here']);
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
