import { expect, test } from '@playwright/test';
import { expectAccessible, searchedIn } from './accessibility.ts';
import { awake } from './awake.ts';
import { withoutScripts } from './without-scripts.ts';

test('a visitor sees the free pick and what it rests on, and apart from it the next ones to start', async ({
  page,
}) => {
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const free = page.getByRole('region', { name: /^(Today’s|Latest) free pick$/ }).getByRole('article');
  await expect(free).toHaveCount(1);
  const next = page.getByRole('region', { name: 'Starting next' }).getByRole('article');
  // As many as there are: on some days none of what comes is worth a bet.
  const coming = await next.count();
  expect(coming).toBeLessThanOrEqual(2);
  const locked = next.filter({ hasText: 'Subscription Plan Unlock Content' });
  await expect(locked).toHaveCount(coming);
  for (const card of await locked.all()) {
    await expect(card).not.toContainText('@');
    await expect(card).not.toContainText('%');
  }
  for (const pick of [free, ...(await next.all())]) {
    await expect(pick.locator('[data-origin=simulated], [data-origin=mixed]')).toHaveCount(1);
  }

  await expect(free).toContainText('Free pick');
  await expect(free.getByRole('list', { name: /^Last five of / })).toHaveCount(2);
  await expect(free).toContainText('Why');
  const bars = free.getByRole('img', { name: /^(Winning margin|Total)/ });
  await expect(bars).toBeHidden();
  await free.getByText(/score distribution/i).click();
  await expect(bars).toBeVisible();
  await expect(bars).toHaveAttribute('aria-label', /Wins [\d.]+%.*Loses [\d.]+%/);
  await expect(free).toContainText('Probability of each result');
});

test('the record says its period and sample, leads to its evidence, and shows the last picks', async ({
  page,
  request,
}) => {
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

  const settled = page.getByRole('region', { name: 'Latest settled picks' }).first();
  await expect(settled).toContainText(/calculated afterwards|Published before the matches started/);
  // Ten of those calculated afterwards; of published ones as many as there are until there are ten.
  const rows = settled.locator('tbody tr');
  const shown = await rows.count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(10);
  await expect(rows.filter({ hasText: /Win|Lose|Push|Cancelled/ })).toHaveCount(shown);
});

test('below stand how it works, features, first steps, counters, words, plans, who we are, and leagues', async ({
  page,
}) => {
  await page.goto('/en#about');
  const region = (name: string) => page.getByRole('region', { name });
  await expect(region('About us')).toBeInViewport();
  await expect(region('What you’ll find here').getByRole('link')).toHaveCount(3);
  await expect(region('How to begin').getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(region('In figures')).toContainText('Matches analysed');
  await expect(region('In figures')).not.toContainText('Members');
  // Nobody has said anything yet, and samples are no members.
  await expect(region('What members say')).toHaveCount(0);
  await expect(region('Plans').getByRole('listitem')).toHaveCount(5);

  const steps = region('How it works');
  await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(steps).toContainText(/[0-9a-f]{64}/);
  await steps.getByText('Show as a table').click();
  await expect(steps.getByRole('table', { name: 'Predicted vs actual' })).toBeVisible();

  await awake(page);
  await page.getByRole('link', { name: /^NBA/ }).click();
  await expect(page).toHaveURL(/\/en\/schedule\?league=NBA$/);
});

test('the page can be read without JavaScript', async ({ browser }) => {
  await withoutScripts(browser, async (page) => {
    await page.goto('/zh_TW');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('#settled tbody tr')).not.toHaveCount(0);
  });
});

for (const language of searchedIn('zh_HK')) {
  test(`nothing keeps anybody from using the page in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`);
    await expectAccessible(page);
  });
}
