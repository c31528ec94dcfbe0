import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { awake } from './awake.ts';
import { enterOffice, makeOperator } from './operators.ts';

test('in the office Ctrl-K opens any page by a few letters, on a phone in the dark too', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const page = await context.newPage();
  await enterOffice(page, makeOperator('owner'), '/office');
  await awake(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Quick open' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('audit');
  await expect(palette.getByRole('option', { selected: true })).toContainText(/audit/i);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/office\/audit/);
  await expect(palette).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('Control+k');
  await field.fill('nothing is called so');
  await expect(palette.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await context.close();
});
