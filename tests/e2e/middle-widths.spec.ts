import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '#terms/locales.ts';
import { isLong } from '#tests/support/is-long.ts';
import { grantPlan } from './grant-plan.ts';
import { newPerson, register, signIn } from './members.ts';
import { findNarrowErrors } from './narrow-errors.ts';
import { readApi } from './test-endpoints.ts';

/** Tablets and small laptops: the menu stands beside the page, which has little more room than a telephone. */
const WIDTHS = [768, 1024, 1280];
const FOR_GUESTS = [
  '',
  '/schedule',
  '/standings',
  '/news',
  '/subscribe',
  '/proof',
  '/audit',
  '/bankroll',
  '/widgets',
  '/methodology',
];
const FOR_MEMBERS = [
  '',
  '/unstartedRecord',
  '/record?origin=backfill&window=all',
  '/schedule',
  '/statistics',
  '/mySubscribe',
  '/mySubscribe?part=alerts',
  '/orders',
  '/customModel',
];

/** The errors of each page and width that has some. A page is opened once, and drawn wider; the long form opens it at each width. */
async function visit(page: Page, language: string, paths: readonly string[]) {
  const found = [];
  for (const path of paths) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (isLong || width === WIDTHS[0]) await page.goto(`/${language}${path}`);
      const errors = await findNarrowErrors(page);
      if (errors.length > 0) found.push([width, path, errors]);
    }
  }
  return found;
}

/** Vietnamese takes the most room; the other languages are visited in the long form. */
for (const language of isLong ? LOCALES : (['vi'] as const))
  test(`no words are cut, broken or printed over where the page stands beside its menu, in ${language}`, async ({
    page,
  }) => {
    expect(await visit(page, language, FOR_GUESTS)).toEqual([]);
    const person = newPerson('Tablet');
    await register(page.request, person);
    await grantPlan(person.email, 'A reader of every page');
    await signIn(page, person, '/en');
    const { groups } = await readApi(page.request, '/sport/standings?league=EPL');
    const [one, two] = groups[0].rows.map(({ team }: { team: { id: string } }) => team.id);
    expect(
      await visit(page, language, [...FOR_MEMBERS, `/statistics?league=EPL&team=${one}&vs=${two}`]),
    ).toEqual([]);
  });

test('a match and its time stand apart on a desk where no head above says the day', async ({ page }) => {
  const person = newPerson('Desk');
  await register(page.request, person);
  await grantPlan(person.email, 'A reader of upcoming picks');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, person, '/vi/unstartedRecord?method=expected_value');
  await expect(page.locator('[data-pick]').first()).toBeVisible();
  expect(await findNarrowErrors(page)).toEqual([]);
});
