import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { enterOffice, makeOperator } from './operators.ts';

test('@alone a look that cannot be read is refused; one that can dresses the next page, and the one before comes back', async ({
  browser,
  page,
}) => {
  test.slow();
  await enterOffice(page, makeOperator('content'), '/office/theme');
  const primary = page.getByLabel('Primary colour', { exact: true });
  const preview = page.getByRole('region', { name: 'Preview, Light' });
  const subscribe = preview.getByRole('button', { name: 'Subscribe' });
  await primary.fill('#ff550');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Enter # and six hexadecimal digits');
  await primary.fill('#ff550c');
  await expect(subscribe).toHaveCSS('background-color', 'rgb(255, 85, 12)');
  await expect(subscribe).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.getByLabel(/^White \(contrast 3\.20\)/).check();
  const worst = page.getByRole('row').filter({ hasText: 'Text on primary on Primary' }).first();
  await expect(worst).toContainText('3.20');
  await expect(worst).toContainText('Unreadable');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('colour pairs are unreadable');
  await page.getByLabel(/^Black \(contrast 6\.55\)/).check();
  await expectAccessible(page, { sample: '[data-sample]' });
  await page.getByLabel('Note').fill('For the derby');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Saved.')).toBeVisible();

  const guest = await browser.newContext({ locale: 'en-US' });
  const reader = await guest.newPage();
  const colour = async () => {
    await reader.goto('/en/terms');
    return reader.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'));
  };
  await expect.poll(colour).toBe('#ff550c');
  await page.getByRole('button', { name: 'Restore default theme' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore default theme' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Default' }).first()).toBeVisible();
  // A page that is made once for all guests may be some seconds older.
  await expect.poll(colour).toBe('#3F5AF3');
  await guest.close();
  const versions = page.getByRole('region', { name: 'Versions' }).getByRole('row');
  await expect(versions.filter({ hasText: 'For the derby' }).getByRole('button')).toHaveAccessibleName(
    /^Use again… \(version \d+\)$/,
  );
});
