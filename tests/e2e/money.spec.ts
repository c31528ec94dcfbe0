import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { logIn, newPerson, type Person, register, said, signIn } from './members.ts';
import { codeOf, makeOperator, type OfficePerson } from './operators.ts';
import { readClock } from './test-endpoints.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Posts what it is handed, and reads where there is nothing to post. */
type Ask = (path: string, data?: object) => Promise<{ http_code: number; data: Record<string, unknown> }>;

/** The office's API in the hands of an operator, as their own programs would call it. */
async function enterOfficeApi(request: APIRequestContext, operator: OfficePerson): Promise<Ask> {
  const { email, password } = operator;
  const ask = async (path: string, data?: object, token?: string) => {
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const sent = data === undefined ? { headers } : { method: 'POST', data, headers };
    return (await request.fetch(`/office/api${path}`, sent)).json();
  };
  const answer = await ask('/login', { email, password, code: await codeOf(operator, request) });
  expect(answer.http_code, JSON.stringify(answer)).toBe(200);
  return (path, data) => ask(path, data, answer.data.token);
}

/** Makes a member with a monthly plan, as an operator does by command. */
function makeMemberWithPlan({ username, email, password }: Person): void {
  const args = [
    'create',
    email,
    '--brand',
    'blue',
    '--days',
    '30',
    '--name',
    username,
    '--password',
    password,
  ];
  execFileSync(process.execPath, ['scripts/operate/member.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, APP_MODE: 'test', DATA_DIR: process.env.E2E_DATA_DIR },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Chooses a plan, and waits until the page says so: the button orders what is chosen when it is pressed. */
async function choose(page: Page, plan: string): Promise<void> {
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: plan }) })
    .getByRole('link');
  await row.click();
  await expect(row).toHaveAttribute('aria-current', 'true');
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Order / }).click();
  const terms = page.getByRole('dialog', { name: 'Before you order' });
  await expect(terms).toContainText('A paid plan is not refunded');
  await expect(terms).toContainText('I am at least 21 years old');
  await terms.getByRole('button', { name: 'Agree' }).click();
  await expect(terms).toContainText('Please read and agree to the terms.');
  await terms.getByRole('checkbox').check();
  await terms.getByRole('button', { name: 'Agree' }).click();
}

test('a guest chooses a plan, logs in, uses a coupon, orders, transfers, and the picks open', async ({
  page,
  request,
}) => {
  const office = await enterOfficeApi(request, makeOperator('owner'));
  const from = (await readClock(request)).toISOString();
  const code = `E2E-${performance.now().toString(36).replace('.', '').toUpperCase()}`;
  const coupon = { code, type: 'fixed', value: 1000, from, until: null, max_redemptions: 5 };
  expect((await office('/coupons?brand=blue', coupon)).http_code).toBe(200);

  const person = newPerson('Widmann');
  await register(request, person);
  await page.goto('/en/subscribe');
  await awake(page);
  await choose(page, 'Weekly plan');
  await expect(page).toHaveURL(/plan=\d+/);
  await expect(page.getByRole('region', { name: 'Weekly plan: what it would contain' })).toContainText(
    'Covered matches',
  );
  await searchAgain(page);
  await page.getByLabel('Coupon code').fill(code);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/login\?redirect=/);
  await logIn(page, person);
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('−TWD 1,000');
  await choose(page, 'Monthly plan');
  await expect(page.getByText(`Coupon ${code} was for the other plan and has been removed.`)).toBeVisible();
  await page.getByLabel('Coupon code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await awake(page);
  await page.getByRole('link', { name: 'Use coupon' }).click();
  await expect(said(page)).toContainText('Coupon Successfully Applied');
  await agree(page);

  await expect(page).toHaveURL(/\/en\/purchase$/);
  await expect(said(page)).toContainText('Order Created');
  await expect(page.getByText('TWD 7,000').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Last five digits of your account').fill('123');
  await page.getByRole('button', { name: 'I have transferred' }).click();
  await expect(page.getByText('Enter the last five digits')).toBeVisible();
  await page.getByLabel('Last five digits of your account').fill('40713');
  await page.getByRole('button', { name: 'I have transferred' }).click();
  await expect(page.getByText(/Your transfer is number \d+ in the queue/)).toBeVisible();

  await page.goto('/en/orders?status=pending');
  await expect(page.getByText('Payment pending').locator('visible=true').first()).toBeVisible();
  await searchAgain(page);
  await page
    .getByRole('link', { name: /^Details/ })
    .locator('visible=true')
    .click();
  await expect(page).toHaveURL(/\/en\/purchase\?order=/);
  await awake(page);
  const id = new URL(page.url()).searchParams.get('order') ?? '';
  const waiting = async () => {
    const { data } = await office('/transfers?brand=blue&per_page=100');
    return Object.values(data)
      .map(Object)
      .find((row) => row.id === id);
  };
  const { payment_ref: reference } = await waiting();
  const line = `${from.slice(0, 10)},7000,PLAN ${reference},822-000940713`;
  const csv = `booking_date,amount,memo,counter_account\n${line}`;
  await office('/statements?brand=blue', { file_name: `${code}.csv`, csv });
  const { proposal } = await waiting();
  expect(proposal.reason).toBe('reference');
  const money = { bank_line_id: proposal.line.id };
  const confirmed = await office(`/orders/${id}/confirm?brand=blue`, { money });
  expect(confirmed.data).toMatchObject({ outcome: 'completed' });
  // The page asks every fifteen seconds, and when its reader comes back from their bank.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Order completed')).toBeVisible();
  await expect(page.getByRole('complementary').locator('summary').first()).toContainText('Monthly plan');

  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByText(/No\. BLUE-\d{4}-\d{6}/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText(/No\. BLUE-/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expectAccessible(page);
  await page.goto('/en/unstartedRecord');
  await expect(page.locator('#content')).not.toContainText('Subscription Plan Unlock Content');
});

test('an order that waits says where to transfer and until when, and its member gives it up', async ({
  page,
}) => {
  const person = newPerson('Bombelli');
  await register(page.request, person);
  await signIn(page, person, '/en/subscribe');
  await awake(page);
  await choose(page, 'Daily plan');
  await agree(page);
  await expect(page).toHaveURL(/\/en\/purchase$/);
  await expect(page.getByText(/Please transfer by .* 23:59:59\s*(\d+ (h|min) )+left/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of this transfer' })).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.title = text;
    };
  });
  for (const [what, copied] of [
    ['Amount', /^1200$/],
    ['Account', /^\d{6,20}$/],
    ['Reference', /^[0-9A-HJKMNP-TV-Z]{10}$/],
  ] as const) {
    await page.getByRole('button', { name: `Copy: ${what}` }).click();
    await expect(page).toHaveTitle(copied);
  }
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  const sure = page.getByRole('dialog', { name: 'Cancel this order?' });
  await sure.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(said(page)).toContainText('Order cancelled');
  await expect(page.getByText('Don’t transfer anything for it')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Order history' })).toContainText('You cancelled the order');
});

test('in the sandbox money comes short, twice and late, and gives no plan', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const person = newPerson('Cotrugli');
  await register(request, person);
  await signIn(page, person);
  await page.goto('/en/purchase');
  await expect(page.getByText('No Orders Available')).toBeVisible();
  await page.goto('/en/purchase_test');
  await awake(page);
  await page.getByRole('button', { name: 'Create test order' }).click();
  await page.getByRole('button', { name: 'TWD 500 short' }).click();
  await expect(page.getByText('TWD 500 is still due')).toBeVisible();
  await page.getByRole('button', { name: 'Paid twice' }).click();
  await expect(page.getByText('Payment error')).toBeVisible();
  await page.getByRole('button', { name: 'Exact amount' }).click();
  await expect(page.getByText('The test payment has arrived. It doesn’t start a plan.')).toBeVisible();
  await page.getByRole('button', { name: 'Create test order' }).click();
  await page.getByRole('button', { name: 'After the deadline' }).click();
  await expect(page.getByText('Late payment accepted')).toBeVisible();
  await searchAgain(page);
  await page.goto('/en/mySubscribe');
  await expect(page.getByRole('region', { name: 'My plans' })).toContainText('No Subscription Available');
});

test('a shorter plan waits for the longer one, and a break shuts orders and hides bets', async ({ page }) => {
  const person = newPerson('Ympyn');
  makeMemberWithPlan(person);
  await signIn(page, person);
  await page.goto('/en/subscribe');
  await awake(page);
  await choose(page, 'Weekly plan');
  await expect(page.getByText('The Weekly plan is shorter than your current plan.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Order Weekly plan' })).toBeDisabled();

  await page.goto('/en/mySubscribe');
  await awake(page);
  await searchAgain(page);
  const ledger = page.getByRole('region', { name: 'Picks you had access to' });
  const showPicks = async () => {
    await ledger.getByRole('link', { name: 'Show all picks' }).first().click();
    await expect(ledger.getByRole('list', { name: 'Picks of this period' })).toBeVisible();
  };
  await showPicks();
  await expect(ledger.getByText(/ @ \d/).first()).toBeVisible();
  await page.goto('/en/mySubscribe?part=data');
  await awake(page);
  await page.getByRole('button', { name: 'Start break' }).click();
  const question = page.getByRole('dialog', { name: 'Start a break of 7 days?' });
  await question.getByRole('button', { name: 'Start break' }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/^Your break (has started and )?lasts until/)
      .first(),
  ).toBeVisible();
  await page.goto('/en/mySubscribe');
  await showPicks();
  await expect(ledger.getByText(/ @ \d/)).toHaveCount(0);
  await page.goto('/en/subscribe');
  await expect(page.getByText('You’re taking a break until')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Order / })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Does it pay for itself?' })).toBeHidden();
  const home = await page.goto('/en');
  expect(await home?.text()).not.toContain('odds"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The probabilities of every match');
});
