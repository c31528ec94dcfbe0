import { expect, test } from '@playwright/test';
import { LOCALES } from '#terms/locales.ts';
import { expectAccessible } from './accessibility.ts';
import { awake } from './awake.ts';
import { grantPlan } from './grant-plan.ts';
import { newPerson, register, signIn } from './members.ts';
import { withoutScripts } from './without-scripts.ts';

test('a visitor sees the free pick, why it was made, and beside it the next matches with locked ones', async ({
  page,
}) => {
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const card = page.getByRole('article', { name: /^(Today’s|Latest) free pick$/ });
  await expect(card).toHaveCount(1);
  const locked = card.locator('[data-locked]');
  // As many as there are: on some days none of what comes is worth a bet.
  expect(await locked.count()).toBeLessThanOrEqual(2);
  for (const row of await locked.all()) {
    await expect(row).not.toContainText('@');
    await expect(row).not.toContainText('%');
  }
  await expect(
    card.getByRole('img', { name: /^Our probability [\d.]+%.*Break-even probability/ }),
  ).toBeVisible();
  await expect(card.getByRole('link', { name: 'Proof' })).toHaveAttribute('href', /^\/en\/proof\?day=/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
});

test('the record says its period, its doubt and what luck alone would do, and leads to its evidence', async ({
  page,
  request,
}) => {
  await page.goto('/en');
  const record = page.getByRole('region', { name: 'Our record' });
  await expect(record).toContainText('Last 20 days');
  await expect(record).toContainText(/Luck alone: −[\d.]+ to \+[\d.]+ units in 19 of 20 cases/);
  const links = await record.locator('a[href^="/api/"]').all();
  expect(links.length).toBeGreaterThanOrEqual(2);
  const addresses = new Set(await Promise.all(links.map((link) => link.getAttribute('href'))));
  for (const address of addresses) {
    const answer = await request.get(String(address));
    expect(answer.ok(), String(address)).toBe(true);
    expect((await answer.json()).meta.total).toBeGreaterThan(0);
  }

  const settled = page.getByRole('region', { name: 'Last five settled' });
  await expect(settled).toContainText(/Calculated afterwards|Published before the matches started/);
  // Five of those calculated afterwards; of published ones as many as there are until there are five.
  const rows = settled.locator('[data-settled]');
  const shown = await rows.count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(5);
  await expect(rows.filter({ hasText: /Win|Lose|Push|Cancelled/ })).toHaveCount(shown);
});

test('below stand how it works, the leagues, plans and who we are', async ({ page }) => {
  await page.goto('/en#about');
  const region = (name: string) => page.getByRole('region', { name });
  await expect(region('About us')).toBeInViewport();
  // No one has said anything yet, and samples are no members.
  await expect(region('What members say')).toHaveCount(0);
  await expect(region('Plans').getByRole('listitem')).toHaveCount(5);
  await expect(region('Plans').getByRole('link', { name: 'Choose a plan' })).toBeVisible();

  const steps = region('How it works');
  await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(steps).toContainText(/[0-9a-f]{64}/);
  await steps.getByText('Show as a table').click();
  await expect(steps.getByRole('table', { name: 'Predicted vs actual' })).toBeVisible();

  await awake(page);
  await page.getByRole('navigation', { name: 'Leagues' }).getByRole('link', { name: 'NBA' }).click();
  await expect(page).toHaveURL(/\/en\/schedule\?league=NBA$/);
});

test('a member is at home in their day, and never at the page that sells', async ({ page, request }) => {
  const person = newPerson('Today');
  await register(request, person);
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 2, name: /^Upcoming picks/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plans' })).toHaveCount(0);
  await expectAccessible(page);
  const isReached = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  let stops = 0;
  while (stops < 12 && !(await isReached())) {
    await page.keyboard.press('Tab');
    stops += 1;
  }
  expect(stops).toBeLessThanOrEqual(8);
});

test('a stranger finds the free pick, its reason and its proof in three presses at most', async ({
  page,
}) => {
  await page.goto('/en');
  await awake(page);
  const pick = page.getByRole('article', { name: /free pick/i });
  await expect(pick).toBeVisible();
  const proof = pick.getByRole('link', { name: 'Proof' });
  await pick.locator('summary').filter({ hasText: 'Why' }).click();
  await expect(pick.getByRole('listitem').first()).toBeVisible();
  await proof.click();
  await expect(page).toHaveURL(/\/en\/proof\?day=/);
  await expect(page.locator('[data-result=verdict]')).toContainText('All checks passed');
});

for (const [tag, viewport] of [
  ['@long', { width: 1440, height: 900 }],
  [undefined, { width: 390, height: 844 }],
] as const) {
  test(`a payer is two presses from logging in to the reason and the proof of a coming pick, at ${viewport.width} px`, {
    tag: tag ?? [],
  }, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    const person = newPerson('Payer');
    await register(request, person);
    await grantPlan(person.email, 'a week to look');
    await page.goto('/en/login');
    await awake(page);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    const pick = page.locator('details[data-pick]').first();
    await expect(pick).toBeInViewport({ ratio: 1 });
    await awake(page);
    await pick.locator('summary').first().click();
    await expect(pick.getByRole('heading', { name: 'Why' })).toBeInViewport({ ratio: 1 });
    await pick.getByRole('link', { name: 'Check the proof' }).click();
    await expect(page).toHaveURL(/\/en\/proof\?day=/);
    await expect(page.locator('[data-result=verdict]')).toContainText('All checks passed');
  });
}

test('the page can be read without JavaScript', async ({ browser }) => {
  await withoutScripts(browser, async (page) => {
    await page.goto('/zh_TW');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('[data-settled]')).not.toHaveCount(0);
  });
});

for (const language of LOCALES) {
  test(`nothing keeps anybody from using the page in ${language}`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/${language}`);
    await expectAccessible(page);
  });
}
