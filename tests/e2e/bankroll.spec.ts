import { expect, test } from '@playwright/test';
import { withoutScripts } from './without-scripts.ts';

test('a guest without scripts comes from the plans to the seasons, and chooses a bolder staking plan', async ({
  browser,
}) => {
  await withoutScripts(browser, async (page) => {
    await page.goto('/en/subscribe');
    await page.getByRole('link', { name: 'Try your own staking plan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bankroll simulator' })).toBeVisible();
    const halved = page.getByRole('row', { name: 'Chance of halving' }).getByRole('cell').first();
    const careful = Number.parseFloat((await halved.textContent()) ?? '');
    await page.getByLabel('Staking plan').selectOption('Level stakes');
    await page.getByLabel('Stake or unit').selectOption('5% of bankroll');
    await page.getByLabel('Number of picks', { exact: true }).selectOption('600');
    await page.getByRole('button', { name: 'Simulate' }).click();
    await expect(page).toHaveURL(/staking=level&size=5&picks=600/);
    await expect(page.getByRole('heading', { name: 'A season of 600 picks' })).toBeVisible();
    expect(Number.parseFloat((await halved.textContent()) ?? '')).toBeGreaterThan(careful);
    await expect(page.getByRole('img', { name: /^Of 10,000 seasons of 600 picks/ })).toBeVisible();
  });
});
