import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import {
  codeOf,
  enterOffice,
  isEntitled,
  makeFirstOwner,
  makeOperator,
  type Ordered,
  orderWeekly,
} from './operators.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

test.describe.configure({ mode: 'serial' });

let order: Ordered;
/** A code counts once, so the first journey's session serves the second. */
let signedIn: StorageState;

test.beforeAll(async ({ request }) => {
  order = await orderWeekly(request, 'Fibonacci');
});

/** Calls the office as the page's own scripts do, with the operator's cookie. */
const call = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, text]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(address, { method: 'POST', headers, body: text });
      return (await answer.json()).http_code;
    },
    [`/office/api${path}`, JSON.stringify(body)] as const,
  );

test('a statement is taken in, the transfer in it confirmed, and the picks open', async ({
  page,
  request,
}) => {
  await enterOffice(page, makeOperator('finance'), '/office/statements');
  const file = [
    // A bank whose columns no one has named before.
    `Booked ${order.no},Sum,Text,From`,
    `2026-11-20,${order.amount},Plan ${order.reference},822-000940713`,
    'yesterday,5,unreadable,1',
  ].join('\n');
  const csv = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(file) };
  await page.getByLabel('Choose a CSV file…').setInputFiles(csv);
  await expect(page.getByText('These columns were not found:')).toBeVisible();
  for (const [part, column] of [
    ['Booking date', `Booked ${order.no}`],
    ['Amount', 'Sum'],
    ['Payment note', 'Text'],
    ['From account', 'From'],
  ] as const) {
    await page.getByLabel(part, { exact: true }).selectOption(column);
  }
  await page.getByRole('button', { name: 'Apply columns' }).click();
  await expect(page.getByText('Row 3: the date can’t be read.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 line' }).click();
  await expect(page.getByText('1 new line, 0 already known, 0 duplicates of a line above')).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('t');
  const row = page.getByRole('row').filter({ hasText: order.no });
  await expect(row).toContainText('Reference in the payment note');
  await searchAgain(page);
  expect(await isEntitled(request, order.token)).toBe(false);
  await row.getByRole('button', { name: `Confirm order ${order.no}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${order.no} is paid` })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await isEntitled(request, order.token)).toBe(true);
  signedIn = await page.context().storageState();
});

test('what was confirmed by mistake is taken back by two, never by one', async ({
  browser,
  page,
  request,
}) => {
  const asking = await browser.newContext({ storageState: signedIn, locale: 'en-US' });
  const first = await asking.newPage();
  await first.goto(`/office/orders/${order.id}`);
  await awake(first);
  const compared = first.getByRole('region', { name: 'Report and bank statement' });
  await expect(compared.getByRole('row', { name: /^Amount TWD 3,000 TWD 3,000 Same$/ })).toBeVisible();
  await expect(compared.getByRole('row', { name: /^Payment note .* Same$/ })).toBeVisible();
  await first.getByRole('button', { name: 'Reverse confirmation…' }).click();
  const dialog = first.getByRole('dialog');
  const go = dialog.getByRole('button', { name: 'Reverse confirmation' });
  await go.click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('It was another member of that name.');
  await go.click();
  await first.getByRole('status').getByRole('link', { name: 'View request' }).click();
  await expect(first.getByText('You made this request')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  const path = new URL(first.url()).pathname;
  expect(await call(first, path.replace('/office', ''), { decision: 'approved' })).toBe(409);
  await asking.close();

  await enterOffice(page, makeFirstOwner(), '/office/approvals');
  const row = page.getByRole('row').filter({ hasText: order.no });
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('[data-row-link]').first()).toBeFocused();
  await row.getByRole('link').press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Due back to the member' })).toContainText(
    'TWD 3,000',
  );
  await searchAgain(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved and applied.')).toBeVisible();
  expect(await isEntitled(request, order.token)).toBe(false);
});

test('support sees transfers and cannot confirm one; wrong codes are refused in Chinese as well', async ({
  page,
  request,
}) => {
  const waiting = await orderWeekly(request, 'Recorde');
  const support = makeOperator('support');
  await page.goto(`/office/orders/${waiting.id}`);
  await awake(page);
  await page.getByLabel('Language').selectOption('繁體中文（台灣）');
  await expect(page.getByRole('heading', { name: '登入管理後台' })).toBeVisible();
  await awake(page);
  await page.getByLabel('電子郵件').fill(support.email);
  await page.getByLabel('密碼', { exact: true }).fill(support.password);
  await page.getByLabel('一次性驗證碼').fill('12');
  await page.getByRole('button', { name: '登入' }).click();
  await expect(page.getByText('請輸入 App 上的六位數字，或一組備用碼。')).toBeVisible();
  await page.getByLabel('一次性驗證碼').fill('000000');
  await page.getByRole('button', { name: '登入' }).click();
  await expect(page.getByRole('alert')).toContainText('電子郵件、密碼或驗證碼有誤。');
  await searchAgain(page);
  await page.getByLabel('一次性驗證碼').fill(await codeOf(support, request));
  await page.getByRole('button', { name: '登入' }).click();
  await expect(page.getByRole('heading', { name: /^會員回報 .*，尚未確認$/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`訂單 ${waiting.no}`);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: '後台頁面' });
  await expect(menu.getByRole('link', { name: /轉帳待辦/ })).toBeVisible();
  await expect(menu.getByRole('link', { name: '銀行對帳單', includeHidden: true })).toHaveCount(0);
  const money = { amount: waiting.amount, paid_on: '2026-11-20', reference: 'x' };
  expect(await call(page, `/orders/${waiting.id}/confirm`, { money })).toBe(404);
  expect(await isEntitled(request, waiting.token)).toBe(false);
  await page.goto('/office/statements');
  await expect(page.getByText('找不到這個頁面，或您的角色無權檢視')).toBeVisible();
  await page.getByRole('button', { name: '登出' }).click();
  await expect(page).toHaveURL(/\/office\/login$/);
});
