import { expect, test } from '@playwright/test';
import { makeOperator, signInOperator } from './operators.ts';

test('a league’s table shows its last column on a telephone without being moved', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/en/standings', '/en/standings?sport=basketball', '/vi/standings']) {
    await page.goto(path);
    const table = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('table') });
    const hidden = await table.first().evaluate((box) => box.scrollWidth - box.clientWidth);
    expect([path, hidden]).toEqual([path, 0]);
  }
});

test('the names of rows beside a chart stay words, and no column of single ones', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/vi/bankroll');
  const names = page.getByRole('main').getByRole('rowheader').locator('visible=true');
  await expect(names.first()).toBeVisible();
  const heights = await names.evaluateAll((cells) =>
    cells.map((cell) => cell.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThan(90);
});

test('an owner sees the whole menu of the office on a screen of 1440 × 900', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInOperator(page.request, makeOperator('owner'));
  for (const path of ['/office', '/office/transfers', '/office/policy', '/office/legal', '/office/jobs']) {
    await page.goto(path);
    const menu = page.getByRole('complementary', { name: 'Back office' });
    await expect(menu.getByRole('link').first()).toBeVisible();
    const hidden = await menu.evaluate((side) => side.scrollHeight - side.clientHeight);
    expect([path, hidden]).toEqual([path, 0]);
  }
});
