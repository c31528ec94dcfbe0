import { expect, type Page, test } from '@playwright/test';
import { searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { newPerson } from './members.ts';
import { enterOffice, type OfficePerson, orderWeekly } from './operators.ts';
import { sitePort } from './outside-addresses.ts';
import { runScript } from './run-script.ts';
import { readClock } from './test-endpoints.ts';

/** A brand at which no other journey reads, registers or buys. */
const BRAND = 'jade';
const SITE = `http://${BRAND}.localhost:${sitePort}`;
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';
const STEPS = [
  'Page views',
  'Sign-up page views',
  'Plan page views',
  'Accounts created',
  'Placed an order',
  'Reported a transfer',
  'Paid',
  'Renewed',
] as const;

function makeOwner(): OfficePerson {
  const { email } = newPerson('Counter');
  const args = ['create', email, '--role', 'owner', '--brands', BRAND];
  const { password, totp_uri: totpUri } = runScript('scripts/operate/operator.ts', args);
  return { email, password, totpUri };
}

const funnel = (page: Page) => page.getByRole('region', { name: 'From guest to renewal', exact: true });
const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

/** How often each step was counted, in all languages together. */
async function countsOn(page: Page): Promise<readonly number[]> {
  await page.reload();
  const rows = funnel(page).getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(STEPS.length + 1);
  return Promise.all(
    STEPS.map(async (step, index) => {
      await expect(rows.nth(index + 1).getByRole('rowheader')).toContainText(step);
      return numberIn(
        await rows
          .nth(index + 1)
          .getByRole('cell')
          .first()
          .textContent(),
      );
    }),
  );
}

test('a guest reads, becomes a member, orders and pays; every step is seen in the figures of sales, and in their files', {
  tag: '@long',
}, async ({ browser, page, playwright }) => {
  await enterOffice(page, makeOwner(), '/office/figures');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales figures');
  const before = await countsOn(page);

  const guest = await browser.newContext({ locale: 'en-US', userAgent: PERSON });
  const reading = await guest.newPage();
  await reading.goto(`${SITE}/en`);
  await awake(reading);
  await reading.goto(`${SITE}/en/subscribe`);
  await awake(reading);
  await reading.goto(`${SITE}/en/register`);
  await awake(reading);
  expect((await guest.cookies()).map(({ name }) => name)).not.toContain('page_views');
  // A program reads as much, and is counted nowhere.
  const program = await browser.newContext({ locale: 'en-US', userAgent: 'Examplebot/1.0' });
  const crawling = await program.newPage();
  await crawling.goto(`${SITE}/en/subscribe`);
  await awake(crawling);
  const since = (counts: readonly number[]) => counts.map((count, index) => count - (before[index] ?? 0));
  await expect.poll(async () => since(await countsOn(page))).toEqual([3, 1, 1, 0, 0, 0, 0, 0]);

  const request = await playwright.request.newContext({
    baseURL: `http://127.0.0.1:${sitePort}`,
    extraHTTPHeaders: { Host: new URL(SITE).host },
  });
  const order = await orderWeekly(request, 'Buyer');
  expect(since(await countsOn(page))).toEqual([3, 1, 1, 1, 1, 1, 0, 0]);
  const paidOn = (await readClock(page.request)).toISOString().slice(0, 10);
  const money = { amount: order.amount, paid_on: paidOn, reference: `F-${order.no}` };
  const confirmed = await page.request.post(`/office/api/orders/${order.id}/confirm`, {
    data: { money },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  expect(since(await countsOn(page))).toEqual([3, 1, 1, 1, 1, 1, 1, 0]);
  const renewals = page.getByRole('region', { name: 'Renewals by month of first payment' });
  await expect(renewals.getByRole('row').nth(1)).toContainText(/\d{4}-\d{2}.*0 of \d+/);
  const coupons = page.getByRole('region', { name: 'Coupons', exact: true });
  await expect(coupons.getByRole('row', { name: /No coupon/ })).toContainText('TWD');

  await searchAgain(page);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });

  // By the keyboard: e fetches the first table, / leads to the filter.
  await awake(page);
  const fetched = page.waitForEvent('download');
  await page.keyboard.press('e');
  const file = await fetched;
  expect(file.suggestedFilename()).toBe(`${BRAND}-funnel.csv`);
  await page.keyboard.press('/');
  const language = page.getByLabel('Site language', { exact: true });
  await expect(language).toBeFocused();
  await language.selectOption('vi');
  await expect(page).toHaveURL(/language=vi/);
  await expect(funnel(page).getByRole('columnheader')).toHaveText([
    'Step',
    'Total',
    'Of accounts',
    'Tiếng Việt',
  ]);
  const href = await coupons.getByRole('link', { name: 'Download “Coupons” as CSV' }).getAttribute('href');
  expect(href).toContain('language=vi');
  await page.keyboard.press('g');
  await page.keyboard.press(';');
  await expect(page).toHaveURL(/\/office\/figures$/);
  await request.dispose();
  await guest.close();
  await program.close();
});
