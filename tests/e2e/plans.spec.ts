import { expect, test } from '@playwright/test';
import { isLong } from '#tests/support/is-long.ts';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { withoutScripts } from './without-scripts.ts';

const PRICES = {
  en: 'TWD 8,000',
  zh_TW: '8,000 元',
  zh_HK: '新台幣 8,000 元',
  vi: 'TWD 8,000',
} as const;

for (const [language, price] of Object.entries(PRICES)) {
  // Vietnamese writes prices as English does.
  const tag = language === 'vi' ? '@long' : [];
  test(`the plans and their prices can be compared in ${language}`, { tag }, async ({ page }) => {
    await page.goto(`/${language}/subscribe`);
    const rows = page.locator('#content li').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(rows).toHaveCount(5);
    await expect(rows.nth(2).getByText(price, { exact: true })).toBeVisible();
    if (isLong) await expectAccessible(page);
  });
}

test('the order stands in the first view of a desk, and its price and button in every view of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/subscribe');
  const order = page.locator('#order');
  expect((await order.boundingBox())?.y).toBeLessThanOrEqual(260);
  const button = page
    .getByRole('main')
    .getByRole('link', { name: /^Order / })
    .filter({ visible: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(order).toContainText('TWD 8,000');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/subscribe');
  for (const heading of ['Subscription plans', 'What you can’t undo']) {
    await page.getByRole('heading', { name: heading, exact: true }).first().scrollIntoViewIfNeeded();
    await expect(button).toHaveCount(1);
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('what cannot be undone is said before anything can be bought', async ({ page }) => {
  await page.goto('/en/subscribe');
  const undone = page.getByRole('region', { name: 'What you can’t undo' });
  await expect(undone).toContainText('A paid plan is not refunded');
  await undone.getByText('Payment', { exact: true }).click();
  await expect(undone).toContainText('by bank transfer only');
  await undone.getByRole('link', { name: 'Read the full purchase terms' }).click();
  await expect(page).toHaveURL(/\/en\/terms#purchase$/);
  await expect(page.getByRole('heading', { name: 'Purchase terms' })).toBeInViewport();
});

test('a question finds its written answer, and Back closes the panel', async ({ page }) => {
  await page.goto('/en/subscribe');
  await page.locator('#content').getByRole('link', { name: 'Contact customer service' }).click();
  const panel = page.getByRole('dialog', { name: 'Contact customer service' });
  await expect(panel).toContainText('support@example.com');
  await panel.getByRole('button', { name: 'Find answer' }).click();
  await expect(panel).toContainText('Enter a few words');
  await panel.getByRole('textbox').fill('refund');
  await panel.getByRole('button', { name: 'Find answer' }).click();
  await expect(panel).toContainText('Can I get a refund?');
  await searchAgain(page);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/en\/subscribe$/);
});

test('without JavaScript the ways to reach us show where a link points to them', async ({ browser }) => {
  await withoutScripts(browser, async (page) => {
    await page.goto('/en/subscribe');
    const panel = page.getByRole('dialog', { name: 'Contact customer service' });
    await expect(panel).toBeHidden();
    await page.locator('#content').getByRole('link', { name: 'Contact customer service' }).click();
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
  });
});
