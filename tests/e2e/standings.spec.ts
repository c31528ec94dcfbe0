import { expect, test } from '@playwright/test';
import { LOCALES } from '#terms/locales.ts';
import { expectAccessible } from './accessibility.ts';

test('a guest goes from a day’s games to the table of their league, to its home games and to another league', async ({
  page,
}) => {
  await page.goto('/en/schedule');
  await page.locator('[data-league] a[href*="/standings?league="]').first().click();
  await expect(page).toHaveURL(/\/en\/standings\?league=\w+$/);
  await page.goto('/en/standings?league=EPL');
  const points = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .locator('td:nth-child(8)');
  await expect(points).toHaveCount(20);
  const numbers = (await points.allTextContents()).map(Number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  const zones = page.getByRole('list', { name: 'What each position means' });
  await expect(zones.getByRole('listitem')).toHaveText([
    '1–4 Champions League',
    '5 Europa League',
    '18–20 Relegation',
  ]);
  await expect(page.getByRole('rowheader', { name: 'Relegation' })).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Home matches' }).click();
  // A table of home games alone leads nowhere.
  await expect(zones).toHaveCount(0);
  await expect(page).toHaveURL(/league=EPL&venue=home/);
  await page.getByRole('link', { name: 'NBA', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Eastern Conference' }).getByRole('row')).toHaveCount(16);
  await page.getByRole('link', { name: 'Division', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Pacific' }).getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('link', { name: /^Subscribe in your calendar: NBA/ })).toHaveAttribute(
    'href',
    /^webcal:.*\/en\/schedule\.ics\?league=NBA$/,
  );
});

for (const locale of LOCALES) {
  test(`the standings hide nothing from those who cannot see them, in ${locale}`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(`/${locale}/standings?league=MLB`);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectAccessible(page);
  });
}
