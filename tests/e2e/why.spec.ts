import { expect, test } from '@playwright/test';
import { ledgerContract } from '#api/public/ledger.contract.ts';
import { MINUTE_MS } from '../../src/terms/durations.ts';
import { withoutScripts } from './without-scripts.ts';

test('a guest without scripts asks why of an open pick and of an instant, and sees nothing of a locked one', async ({
  browser,
  request,
}) => {
  const answer = await request.get('/api/public/ledger?per_page=100');
  const picks = ledgerContract.data.parse((await answer.json()).data);
  const open = picks.findLast(({ locked }) => !locked);
  if (open === undefined) throw new Error('The ledger has no open pick.');
  await withoutScripts(browser, async (page) => {
    await page.goto(`/en/why?pick=${open.id}`);
    await expect(
      page.getByRole('heading', { name: / to be the pick, one of these would have had to be true$/ }),
    ).toBeVisible();
    await expect(page.locator('#turn li').filter({ hasText: 'Odds on that side' })).toHaveCount(1);
    const field = page.getByLabel(/^Time \(/);
    // It begins with the minute of the publication; the forecast was made some seconds later than that minute began.
    const wall = Date.parse(`${await field.inputValue()}:00Z`);
    await field.fill(new Date(wall + MINUTE_MS).toISOString().slice(0, 16));
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText(/^At .* the model gave this bet a .* chance of winning/)).toBeVisible();
    await field.fill('2015-01-01T00:00');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByText(/There was no forecast yet/)).toBeVisible();
    for (const { id, event } of picks.filter(({ locked }) => locked).slice(0, 2)) {
      await page.goto(`/en/why?pick=${id}`);
      await expect(page.getByText('This pick is locked')).toBeVisible();
      await expect(page.locator('main').getByText(event.home.name)).toHaveCount(0);
    }
    await page.goto('/en/why?pick=none');
    await expect(page.getByText('This pick doesn’t exist')).toBeVisible();
    await page.getByRole('link', { name: 'See today’s picks' }).click();
    await expect(page).toHaveURL(/\/en$/);
  });
});
