import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { enterOffice, isEntitled, makeOperator, type Ordered, orderWeekly } from './operators.ts';
import { readClock } from './test-endpoints.ts';

/** The row of an order in a list of the office. */
const rowOf = (page: Page, { no }: Ordered) => page.getByRole('row').filter({ hasText: no });

/** Opens an order and what may be done with money that the operator read at the bank. */
async function openMoney(page: Page, { id }: Ordered, verb: string): Promise<Locator> {
  await page.goto(`/office/orders/${id}`);
  await awake(page);
  await page.getByRole('button', { name: verb, exact: true }).click();
  return page.getByRole('dialog');
}

test('money that an operator types counts once, and is matched when the statement comes', async ({
  baseURL,
  page,
  playwright,
  request,
}) => {
  const paid = await orderWeekly(request, 'Pacioli');
  // Another member, who has cookies of their own.
  const elsewhere = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await orderWeekly(elsewhere, 'Manzoni');
  await elsewhere.dispose();
  await enterOffice(page, makeOperator('finance'), '/office');
  const reference = `TRF ${paid.no}`;
  const dialog = await openMoney(page, paid, 'Record payment…');
  await dialog.getByLabel('I checked it at the bank myself').check();
  await dialog.getByLabel('Bank reference number').fill(reference);
  await dialog.getByRole('button', { name: 'Record payment', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: `${paid.no} is paid` })).toBeVisible();
  expect(await isEntitled(request, paid.token)).toBe(true);

  // The very same transfer pays for no other order, and the answer names the one that it paid for.
  const again = await openMoney(page, other, 'Record payment…');
  await again.getByLabel('I checked it at the bank myself').check();
  await again.getByLabel('Bank reference number').fill(` ${reference.toLowerCase()} `);
  await again.getByRole('button', { name: 'Record payment', exact: true }).click();
  await expect(again).toContainText(paid.no);
  expect(await isEntitled(request, other.token)).toBe(false);

  await page.goto('/office/typed-payments');
  await expect(rowOf(page, paid)).toContainText('not yet matched');
  await expect(rowOf(page, other)).toHaveCount(0);
  await expectAccessible(page);
  const day = (await readClock(request)).toISOString().slice(0, 10);
  const csv = `booking_date,amount,memo,counter_account\n${day},${paid.amount},PLAN ${paid.reference},822-000940713`;
  const { http_code: code } = await page.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch('/office/api/statements', { method: 'POST', headers, body })).json();
    },
    JSON.stringify({ file_name: `${paid.no}.csv`, csv }),
  );
  expect(code).toBe(200);
  await page.goto(`/office/typed-payments?state=matched&q=${paid.no}`);
  await expect(rowOf(page, paid)).toContainText(`PLAN ${paid.reference}`);
  await page.goto(`/office/typed-payments?q=${paid.no}`);
  await expect(rowOf(page, paid)).toHaveCount(0);
  // It was booked once: the line that came pays for nothing more.
  await page.goto(`/office/bank-lines?state=open&q=${paid.reference}`);
  await expect(page.getByRole('row').filter({ hasText: paid.reference })).toHaveCount(0);
});

test('money beyond what one may take is asked of a second person, who approves it', async ({
  browser,
  page,
  request,
}) => {
  const order = await orderWeekly(request, 'Bernoulli');
  const asking = await browser.newContext({ locale: 'en-US' });
  const first = await asking.newPage();
  await enterOffice(first, makeOperator('finance'), '/office');
  const dialog = await openMoney(first, order, 'Ask a second person…');
  await dialog.getByLabel('Bank reference number').fill(`TRF ${order.no}`);
  await dialog.getByLabel('Reason').fill('The bank sends its statement on Monday.');
  await dialog.getByRole('button', { name: 'Ask a second person', exact: true }).click();
  await first.getByRole('status').getByRole('link', { name: 'View request' }).click();
  await expect(first.getByText('You made this request')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  expect(await isEntitled(request, order.token)).toBe(false);
  const path = new URL(first.url()).pathname;
  await asking.close();

  await enterOffice(page, makeOperator('owner'), path);
  await expect(page.locator('#content, main').first()).toContainText(order.no);
  await searchAgain(page);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Approved and applied.')).toBeVisible();
  expect(await isEntitled(request, order.token)).toBe(true);
  await page.goto(`/office/typed-payments?state=all&q=${order.no}`);
  await expect(rowOf(page, order)).toContainText('Two people');
});
