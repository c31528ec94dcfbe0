import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { newPerson, register, signIn } from './members.ts';

const person = newPerson('Reader');

test.beforeAll(({ request }) => register(request, person));

test('a guest is asked to log in, and comes back to the records', async ({ page }) => {
  await page.goto('/en/record?window=90d');
  await expect(page).toHaveURL(/\/en\/login\?redirect=/);
});

test('a member reads the record: window, ranking, origin and rows stand in the address', async ({ page }) => {
  await signIn(page, person, '/en/record?origin=backfill&window=all');
  await expect(page).toHaveTitle(/^Prediction records/);
  const main = page.getByRole('main');
  // Every share has its sample beside it.
  await expect(main.getByText(/^\d+ of \d+$/).first()).toBeVisible();
  await main.getByRole('link', { name: 'Margin of victory' }).click();
  await expect(page).toHaveURL(/method=mov/);
  const rows = main.getByRole('region', { name: 'Completed records' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await main.getByRole('navigation', { name: 'Result' }).getByRole('link', { name: 'Lose' }).click();
  await expect(page).toHaveURL(/result=lose/);
  await expect(rows.nth(1)).toContainText('Lose');
  await expectAccessible(page);
});

test('without a plan the paid fields of ongoing picks are not in the page at all', async ({
  page,
  request,
}) => {
  await signIn(page, person, '/en/unstartedRecord');
  await expect(page).toHaveTitle(/^Unfinished-match records/);
  const cards = page.getByRole('main').getByRole('article');
  if ((await cards.count()) > 0) {
    const locked = cards.filter({ hasText: 'Subscription Plan Unlock Content' });
    expect(await locked.count()).toBeGreaterThan(0);
    const answer = await page.context().request.get('/api/ai-strategy/filter');
    const { data } = await answer.json();
    for (const pick of data.filter((one: { locked: boolean }) => one.locked)) {
      expect(Object.keys(pick)).not.toEqual(expect.arrayContaining(['side']));
    }
    const html = await (await page.context().request.get('/en/unstartedRecord')).text();
    for (const field of ['min_odds', '"ev"', 'drivers":[{'])
      expect(html.split(field).length - 1).toBeLessThanOrEqual(1);
  }
  await expectAccessible(page);
  expect((await request.get('/api/ai-strategy/filter')).status()).toBe(401);
});
