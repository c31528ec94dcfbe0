import { expect, test } from '@playwright/test';
import { auditContract } from '#api/public/audit.contract.ts';
import { withoutScripts } from './without-scripts.ts';

test('a guest without scripts comes from the proof to the checks, none green without rows', async ({
  browser,
  request,
}) => {
  await withoutScripts(browser, async (page) => {
    await page.goto('/en/proof');
    await page.getByRole('link', { name: 'Today’s checks', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Public audit' })).toBeVisible();
    // The worker may carry them out between the two answers.
    await expect(async () => {
      const answer = await request.get('/api/public/audit');
      const { checks } = auditContract.data.parse((await answer.json()).data);
      await page.reload();
      const rows = page.locator('#checks li');
      expect(await rows.count()).toBe(checks.length);
      for (const [index, { n, needed }] of checks.entries()) {
        const green = rows.nth(index).getByText('Passed', { exact: true });
        if (needed === null || n < needed) expect(await green.count()).toBe(0);
      }
    }).toPass();
    await expect(page.locator('footer').getByRole('link', { name: 'Public audit' })).toBeVisible();
  });
});
