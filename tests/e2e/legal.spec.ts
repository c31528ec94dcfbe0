import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

test('the terms name their exact version, and the notice has its own place', async ({ page }) => {
  await page.goto('/en/terms#notice');
  for (const id of ['terms', 'purchase', 'notice']) {
    const text = page.locator(`article#${id}`);
    await expect(text).toContainText(/Version \d+/);
    await expect(text.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/);
  }
  await expect(page.getByRole('heading', { name: 'User notice' })).toBeInViewport();
});

test('the contents lead to a section', async ({ page }) => {
  await page.goto('/en/terms');
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: /Liability/ })
    .click();
  await expect(page.getByRole('heading', { name: /Liability/ })).toBeInViewport();
});

test('each brand names its own law, court and company', async ({ page, baseURL }) => {
  await page.goto('/en/terms');
  await expect(page.locator('article#terms')).toContainText('Taipei District Court');
  await expect(page.locator('article#purchase')).toContainText('Consumer Protection Act');
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://orange.localhost:${port}/en/terms`);
  await expect(page.locator('article#terms')).toContainText('The courts of Hong Kong');
  await expect(page.locator('article#terms')).not.toContainText('Taipei');
  await expect(page.locator('article#purchase')).toContainText('Trade Descriptions Ordinance');
  await expect(page.locator('footer')).toContainText('Ninetyfold Analytics Limited');
});

test('the privacy policy stands alone', async ({ page }) => {
  await page.goto('/en/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await expect(page.locator('article code')).toHaveText(/^[0-9a-f]{64}$/);
});

for (const language of ['en', 'zh_TW', 'zh_HK', 'vi']) {
  test(`nothing keeps anybody from reading the terms in ${language}`, async ({ page }) => {
    for (const path of ['terms', 'privacy']) {
      await page.goto(`/${language}/${path}`);
      await expectAccessible(page);
    }
  });
}
