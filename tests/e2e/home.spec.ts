import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

test('a visitor sees the strongest picks, the free one open and the others locked', async ({ page }) => {
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const picks = page.getByRole('region', { name: 'The strongest picks to come' }).getByRole('article');
  await expect(picks).toHaveCount(3);
  const locked = picks.filter({ hasText: 'Subscription Plan Unlock Content' });
  await expect(locked).toHaveCount(2);
  for (const card of await locked.all()) {
    await expect(card).not.toContainText('@');
    await expect(card).not.toContainText('%');
  }
  for (const pick of await picks.all()) {
    await expect(pick.locator('[data-origin=simulated], [data-origin=mixed]')).toHaveCount(1);
  }
});

test('every figure of the record leads to its evidence', async ({ page, request }) => {
  await page.goto('/en');
  const record = page.getByRole('region', { name: 'Our record' });
  await expect(record).toContainText('Last 20 days');
  await expect(record).toContainText('Last 90 days');
  await expect(record).toContainText('Calculated afterwards');
  await expect(record).toContainText(/n = [\d,]+/);
  const links = await record.getByRole('link').all();
  expect(links.length).toBeGreaterThanOrEqual(4);
  const addresses = new Set(await Promise.all(links.map((link) => link.getAttribute('href'))));
  for (const address of addresses) {
    const answer = await request.get(String(address));
    expect(answer.ok(), String(address)).toBe(true);
    expect((await answer.json()).meta.total).toBeGreaterThan(0);
  }
});

test('the last ten settled picks are there, and say where they come from', async ({ page }) => {
  await page.goto('/en');
  const settled = page.getByRole('region', { name: 'The last ten settled' }).first();
  await expect(settled.locator('tbody tr')).toHaveCount(10);
  await expect(settled).toContainText(/calculated afterwards|Published before their games started/);
  for (const row of await settled.locator('tbody tr').all()) {
    await expect(row).toContainText(/Win|Lose|Draw|Cancelled/);
  }
});

test('three steps show true pictures, and the calibration has its table', async ({ page }) => {
  await page.goto('/en');
  const steps = page.getByRole('region', { name: 'How it works' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(steps).toContainText(/[0-9a-f]{64}/);
  await steps.getByText('Show as a table').click();
  await expect(steps.getByRole('table', { name: 'What we said and what happened' })).toBeVisible();
});

test('a league leads to its games', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('link', { name: /^NBA/ }).click();
  await expect(page).toHaveURL(/\/en\/schedule\?league=NBA$/);
});

test('the page can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/zh_TW');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.locator('#settled tbody tr')).toHaveCount(10);
  await context.close();
});

test('a path that matches nothing is a page that says so', async ({ page }) => {
  const answer = await page.goto('/en/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page not found: /en/nothing-here')).toBeVisible();
});

for (const language of ['en', 'zh_TW', 'zh_HK', 'vi']) {
  test(`nothing keeps anybody from using the page in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`);
    await expectAccessible(page);
  });
}
