import { expect, test } from '@playwright/test';
import { LOCALES } from '#terms/locales.ts';
import { expectAccessible } from './accessibility.ts';
import { sitePort } from './outside-addresses.ts';

test('the terms name their exact version, the notice has its own place, and the contents lead to a section', async ({
  page,
}) => {
  await page.goto('/en/terms#notice');
  await expect(page.getByRole('heading', { name: 'User notice' })).toBeInViewport();
  for (const id of ['terms', 'purchase', 'notice']) {
    const text = page.locator(`article#${id}`);
    await expect(text).toContainText(/Version \d+/);
    await expect(text.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/);
  }
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: /Liability/ }).click();
  await expect(page.getByRole('heading', { name: /Liability/ })).toBeInViewport();
});

test('each brand names its own law, court and company', async ({ page }) => {
  await page.goto('/en/terms');
  await expect(page.locator('article#terms')).toContainText('Taipei District Court');
  await expect(page.locator('article#purchase')).toContainText('Consumer Protection Act');
  await page.goto(`http://orange.localhost:${sitePort}/en/terms`);
  await expect(page.locator('article#terms')).toContainText(
    'heard in the first instance by the courts of Hong Kong',
  );
  await expect(page.locator('article#terms')).not.toContainText('Taipei');
  await expect(page.locator('article#purchase')).toContainText('Trade Descriptions Ordinance');
  await expect(page.locator('footer')).toContainText('Ninetyfold Analytics Limited');
});

test('the privacy policy stands alone', async ({ page }) => {
  await page.goto('/en/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await expect(page.locator('article code')).toHaveText(/^[0-9a-f]{64}$/);
});

for (const path of ['terms', 'privacy']) {
  for (const language of LOCALES) {
    test(`nothing keeps anybody from reading ${path} in ${language}`, { tag: '@long' }, async ({ page }) => {
      await page.goto(`/${language}/${path}`);
      await expectAccessible(page);
    });
  }
}
