import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { awake } from './awake.ts';
import { action, ask, because, emails, note, openAs, signInRoles } from './office-roles.ts';
import { orderWeekly } from './operators.ts';

/** The office's daily work: members, prices, coupons, accounts, colleagues and the log, by who may and by who may not. */

test.beforeAll(({ playwright, baseURL }) => signInRoles(playwright, baseURL));

test('a price is asked for by one, who may not decide on it, and set by an owner', { tag: '@long' }, async ({
  browser,
}) => {
  const finance = await openAs(browser, 'finance', '/office/plans');
  const yearly = finance.getByRole('row').filter({ hasText: 'Yearly plan' });
  await yearly.getByRole('button', { name: 'New price: Yearly plan' }).click();
  const dialog = finance.getByRole('dialog');
  await dialog.getByLabel('Price in TWD').fill('0');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toContainText('Enter a whole amount between 1 and 10,000,000.');
  await dialog.getByLabel('Price in TWD').fill('４７,０００');
  await dialog.getByLabel('Applies from').fill('2035-01-01T00:00');
  await because(dialog, 'A new year.');
  await dialog.locator('button[type=submit]').click();
  await finance.getByRole('status').getByRole('link', { name: 'View request' }).click();
  await expect(finance.getByText('You made this request')).toBeVisible();
  await expect(finance.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(finance.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  const path = new URL(finance.url()).pathname;
  // Prices are an owner's to decide on: to finance there is nothing to approve.
  expect(await ask(finance, path.replace('/office', ''), { decision: 'approved' })).toBe(404);

  const owner = await openAs(browser, 'owner', path);
  await expect(owner.getByRole('row', { name: /^Price TWD/ })).toContainText(/48,000.*47,000/);
  await expectAccessible(owner);
  await action(owner, 'Approve', async () => undefined);
  await expect(note(owner, 'Approved and applied.')).toBeVisible();
  await finance.goto('/office/plans');
  await expect(yearly).toContainText(/Upcoming · TWD 47,000 2035-01-01/);
  await expectAccessible(finance);
  const support = await openAs(browser, 'support', '/office/plans');
  await expect(support.getByText('This page doesn’t exist or isn’t open to your role')).toBeVisible();
});

test('a coupon shows what it makes of each plan, and the slower of two who change it learns so', {
  tag: '@long',
}, async ({ browser }) => {
  const code = `DESK-${performance.now().toString(36).replace('.', '').toUpperCase()}`;
  const owner = await openAs(browser, 'owner', '/office/coupons');
  await action(owner, 'New coupon', async (dialog) => {
    await dialog.getByLabel('Code').fill(code.toLowerCase());
    await dialog.getByLabel('Type').selectOption('Percent');
    await dialog.getByLabel('Value').fill('20');
    await dialog.getByLabel('Total uses').fill('5');
    const preview = dialog.getByRole('region', { name: 'Price of each plan with this coupon' });
    await expect(preview).toContainText('TWD 2,400');
    await expect(preview).toContainText('below the minimum price');
  });
  const row = (page: Page) => page.getByRole('row').filter({ hasText: code });
  await expect(row(owner)).toContainText(
    /below the minimum price.*TWD 2,400.*TWD 6,400.*TWD 16,000.*TWD 38,400/,
  );
  await expectAccessible(owner);

  const finance = await openAs(browser, 'finance', '/office/coupons');
  const changeTo = async (dialog: Locator, most: string) => {
    await dialog.getByLabel('Total uses').fill(most);
    await because(dialog, 'More than were asked for.');
  };
  await action(owner, `Change ${code}`, (dialog) => changeTo(dialog, '7'));
  await expect(row(owner)).toContainText('0 of 7');
  await action(finance, `Change ${code}`, (dialog) => changeTo(dialog, '9'));
  await expect(finance.getByRole('dialog').getByRole('alert')).toContainText(
    `${emails.get('owner')} changed this at`,
  );
  await finance.reload();
  await expect(row(finance)).toContainText('0 of 7');
  await action(owner, `End ${code}`, (dialog) => because(dialog, 'It was a test.'));
  await expect(row(owner)).toHaveCount(0);
  const support = await openAs(browser, 'support', '/office/coupons');
  await expect(support.getByText('This page doesn’t exist or isn’t open to your role')).toBeVisible();
});

test('a member is found, looked at with a reason, noted, given days, suspended, and free again', async ({
  browser,
  request,
}) => {
  const order = await orderWeekly(request, 'Lovelace');
  const support = await openAs(browser, 'support', `/office/orders?q=${order.no}`);
  await support.getByRole('link', { name: order.no }).click();
  await support.getByRole('link', { name: 'Lovelace' }).click();
  await expect(support.getByRole('heading', { name: 'Lovelace' })).toBeVisible();
  const path = new URL(support.url()).pathname;
  await expect(support.getByRole('main')).not.toContainText('lovelace-');
  await action(support, 'Show personal data', (dialog) => because(dialog, 'They called.'));
  await expect(note(support, 'E-mail: lovelace-')).toBeVisible();
  await action(support, 'Add note', (dialog) => dialog.getByLabel('Note').fill('Called about a transfer.'));
  await expect(support.getByRole('region', { name: 'Notes' })).toContainText('Called about a transfer.');
  await action(support, 'Grant days', async (dialog) => {
    await dialog.getByLabel('Days').fill('3');
    await because(dialog, 'Goodwill.');
  });
  await expect(note(support, 'now has a plan until')).toBeVisible();
  await expectAccessible(support);

  const finance = await openAs(browser, 'finance', path);
  await expect(finance.getByRole('button', { name: 'Grant days' })).toBeVisible();
  await expect(finance.getByRole('button', { name: 'Suspend' })).toHaveCount(0);
  const suspension = { suspended: true, reason: 'x', version: 1 };
  expect(await ask(finance, `${path.replace('/office', '')}/suspension`, suspension)).toBe(404);
  await action(support, 'Suspend', (dialog) => because(dialog, 'A stolen card.'));
  await expect(note(support, 'Lovelace is suspended.')).toBeVisible();
  const shut = await request.get('/api/subscribe/check/status', {
    headers: { Authorization: `Bearer ${order.token}` },
  });
  expect((await shut.json()).http_code).not.toBe(200);
  await action(support, 'Lift suspension', (dialog) => because(dialog, 'It was their own.'));
  await expect(note(support, 'can use the site again')).toBeVisible();
});

test('another account takes no money before two have agreed; the person who asked is refused as the second', async ({
  browser,
}) => {
  const finance = await openAs(browser, 'finance', '/office/bank-accounts');
  await action(finance, 'Propose account', async (dialog) => {
    await dialog.getByLabel('Bank code').fill('013');
    await dialog.getByLabel('Bank', { exact: true }).fill('First Street Bank');
    await dialog.getByLabel('Branch').fill('Main');
    await dialog.getByLabel('Account number').fill('0139-4071-3333');
    await dialog.getByLabel('Account holder').fill('Trueline');
    await because(dialog, 'The old branch closes.');
  });
  await finance.getByRole('status').getByRole('link', { name: 'View request' }).click();
  await expect(finance.getByText('You made this request')).toBeVisible();
  await expect(finance.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  const path = new URL(finance.url()).pathname;
  expect(await ask(finance, path.replace('/office', ''), { decision: 'approved' })).toBe(409);
  const owner = await openAs(browser, 'owner', path);
  await expect(owner.getByRole('row', { name: /^Account number/ })).toContainText('0139-4071-3333');
  await action(owner, 'Reject', async () => undefined);
  await expect(note(owner, 'Rejected. Nothing has changed.')).toBeVisible();
  await finance.goto('/office/bank-accounts');
  await expect(finance.getByRole('row').filter({ hasText: '0139-4071-3333' })).toContainText('Rejected');
  await expect(finance.getByRole('row').filter({ hasText: 'Active' })).not.toContainText('0139-4071');
  await expectAccessible(finance);
});

test('the log says who did what, and its chain holds; finance reads its own actions alone', async ({
  browser,
}) => {
  const owner = await openAs(browser, 'owner', '/office/audit?action=member.');
  await expect(owner.getByRole('row').filter({ hasText: 'Member suspended' }).first()).toContainText(
    emails.get('support') ?? '-',
  );
  await action(owner, 'Verify chain', async () => undefined);
  await expect(note(owner, 'The chain is intact:')).toBeVisible();
  await expectAccessible(owner);
  const finance = await openAs(browser, 'finance', '/office/audit');
  const rows = finance.getByRole('row').filter({ hasText: '#' });
  await expect(rows.first()).toBeVisible();
  await expect(rows.filter({ hasNotText: emails.get('finance') ?? '-' })).toHaveCount(0);
  await expect(finance.getByRole('button', { name: 'Verify chain' })).toHaveCount(0);
  expect(await ask(finance, '/audit/verification')).toBe(404);
});

test('of two at one transfer the slower learns so; what comes twice is booked as owed and shown', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  const order = await orderWeekly(request, 'Babbage');
  const owner = await openAs(browser, 'owner', '/office/transfers');
  const line = (memo: string) => `2026-11-20,${order.amount},${memo} ${order.reference},822-7`;
  const csv = ['booking_date,amount,memo,counter_account', line('one'), line('two')].join('\n');
  const names = {
    booking_date: 'booking_date',
    amount: 'amount',
    memo: 'memo',
    counter_account: 'counter_account',
  };
  await ask(owner, '/statements', { file_name: 'twice.csv', csv, mapping: names });
  await owner.reload();
  await awake(owner);
  const finance = await openAs(browser, 'finance', `/office/orders/${order.id}`);
  const seen = { amount: 1, paid_on: '2026-11-20', reference: 'one unit to try' };
  expect(await ask(finance, `/orders/${order.id}/confirm`, { money: seen })).toBe(200);
  await action(owner, `Confirm order ${order.no}`, async () => undefined);
  const alert = owner.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText(`${emails.get('finance')} changed this at`);

  await owner.goto('/office/transfers?state=partial');
  await awake(owner);
  await action(owner, `Record payment for order ${order.no}`, async () => undefined);
  await expect(note(owner, `${order.no} is paid`)).toBeVisible();
  await owner.goto(`/office/bank-lines?q=${order.reference}`);
  await awake(owner);
  await action(owner, 'Match the line', async (dialog) => {
    await expect(dialog).toContainText('Already paid: the amount is recorded as due back to the member.');
  });
  await expect(note(owner, 'recorded as due back to the member: TWD 3,001 in total')).toBeVisible();
  await owner.goto(`/office/orders/${order.id}`);
  await expect(owner.getByRole('region', { name: 'History' })).toContainText(
    'Payment received after closing',
  );
  await expect(owner.getByRole('region', { name: 'Status' })).toContainText(/Due back to the member.*3,001/);
  await page.context().addCookies([{ name: 'sports_ai_token', value: order.token, url: baseURL ?? '' }]);
  await page.goto(`/en/purchase?order=${order.id}`);
  await expect(page.getByRole('main')).toContainText('TWD 3,001 is due back to you');
  await page.goto('/en/orders');
  await expect(page.getByRole('row').filter({ hasText: order.no })).toContainText(
    'TWD 3,001 due back to you',
  );
});

test('the first page is reached from another one, in the same session', async ({ browser }) => {
  const owner = await openAs(browser, 'owner', '/office/transfers');
  const menu = owner.getByRole('navigation', { name: 'Back-office pages' });
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(owner).toHaveURL(/\/office(?:\?|$)/);
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(/action/);
});
