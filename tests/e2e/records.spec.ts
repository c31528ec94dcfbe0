import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { everyAddress } from './every-address.ts';
import { grantPlan } from './grant-plan.ts';
import { newPerson, register, said, signIn } from './members.ts';
import { runScript } from './run-script.ts';
import { advanceClock, readClock, runJob } from './test-endpoints.ts';
import { withoutScripts } from './without-scripts.ts';

const person = newPerson('Reader');
const subscriber = newPerson('Subscriber');

test.beforeAll(async ({ request }) => {
  await register(request, person);
  await register(request, subscriber);
  await grantPlan(subscriber.email, 'A reader of every pick');
});

test('a guest is asked to log in, and comes back to the records', async ({ page }) => {
  await page.goto('/en/record?window=90d');
  await expect(page).toHaveURL(/\/en\/login\?redirect=/);
});

test('a member reads the record: window, ranking, origin and rows stand in the address', async ({ page }) => {
  await signIn(page, person, '/en/record?origin=backfill&window=all');
  await expect(page).toHaveTitle(/^Prediction records/);
  const main = page.getByRole('main');
  // Every share has its sample beside it.
  await expect(main.getByText(/\d+ of \d+$/).first()).toBeVisible();
  await main.getByRole('link', { name: 'Margin of victory' }).click();
  await expect(page).toHaveURL(/method=mov/);
  const rows = main.getByRole('region', { name: 'Completed records' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await main.getByRole('navigation', { name: 'Result' }).getByRole('link', { name: 'Lose' }).click();
  await expect(page).toHaveURL(/result=lose/);
  await expect(rows.nth(1)).toContainText('Lose');
  await searchAgain(page);
});

test('without a plan the paid fields of ongoing picks are not in the page at all', async ({
  page,
  request,
}) => {
  await signIn(page, person, '/en/unstartedRecord');
  await expect(page).toHaveTitle(/^Upcoming picks/);
  const main = page.getByRole('main');
  const rows = main.locator('[data-pick]');
  if ((await rows.count()) > 0) {
    const locked = rows.filter({ hasText: 'Subscription Plan Unlock Content' });
    expect(await locked.count()).toBeGreaterThan(0);
    // A locked row names its kind of bet and its hour, and has neither a figure nor anything to open.
    await expect(locked.first()).not.toContainText(/[%@]/);
    // One offer, which stays in sight.
    const offer = main.getByRole('complementary', { name: 'Subscription Plan Unlock Content' });
    await expect(offer).toContainText(/opens to everyone (?:today|tonight|tomorrow|\w{3} )/);
    await expect(offer).toContainText(/from TWD [\d,]+/);
    await expect(main.getByRole('link', { name: 'See plans' })).toHaveCount(1);
    await expect(main.getByRole('link', { name: 'See plans' })).toBeInViewport();
    const answer = await page.context().request.get('/api/ai-strategy/filter');
    const { data } = await answer.json();
    // Each day has one free pick; the others have nothing to open.
    const open: { is_free: boolean }[] = data.filter((one: { locked: boolean }) => !one.locked);
    expect(open.every((pick) => pick.is_free)).toBe(true);
    await expect(main.locator('details[data-pick]')).toHaveCount(open.length);
    for (const pick of data.filter((one: { locked: boolean }) => one.locked)) {
      expect(Object.keys(pick)).not.toEqual(expect.arrayContaining(['side']));
    }
    const html = await (await page.context().request.get('/en/unstartedRecord')).text();
    for (const field of ['min_odds', '"ev"', 'market_p', 'drivers":[{'])
      expect(html.split(field).length - 1).toBeLessThanOrEqual(open.length);
  }
  await expectAccessible(page);
  expect((await request.get('/api/ai-strategy/filter')).status()).toBe(401);
});

test('with a plan every pick is open: its price here and at home, at own odds, its chances and its analysis', async ({
  page,
}) => {
  await signIn(page, subscriber, '/en/unstartedRecord');
  await awake(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Subscription Plan Unlock Content')).toHaveCount(0);
  const row = main.locator('details[data-pick]').first();
  const detail = row.locator('[data-detail]');
  await expect(detail).toBeHidden();
  await row.locator('> summary').click();
  await expect(detail).toBeVisible();
  await expect(detail.getByRole('heading', { name: 'Odds since opening' })).toBeVisible();
  await expect(detail).toContainText(/Best odds now|No odds for this bet right now/);
  await expect(detail.locator('[data-local-price]')).toContainText('EV after tax');
  await expect(detail.getByRole('list', { name: /^Last five of / })).toHaveCount(2);
  await expect(detail.getByRole('link', { name: 'Check the proof' })).toBeVisible();

  await detail.getByText('Calculate with your own odds').click();
  await detail.getByLabel('Your odds').fill('9');
  await expect(detail).toContainText('at or above the lowest odds worth taking');
  await expect(detail.getByRole('img', { name: /Wins [\d.]+%/ }).first()).toBeVisible();

  await detail.getByRole('link', { name: 'Read analysis' }).click();
  await expect(page).toHaveURL(/open=[0-9a-f-]{36}/);
  const analysis = main.getByRole('region', { name: 'AI match analysis' });
  await expect(analysis.first().or(main.getByText('The article is being written').first())).toBeVisible();
  await expectAccessible(page);
});

test('a row opens without scripts, and odds are written as the account says', async ({ page, browser }) => {
  await signIn(page, subscriber, '/en/unstartedRecord');
  await withoutScripts(
    browser,
    async (plain) => {
      await plain.goto('/en/unstartedRecord');
      const row = plain.locator('details[data-pick]').first();
      await row.locator('> summary').click();
      await expect(row.getByRole('heading', { name: 'Odds since opening' })).toBeVisible();
    },
    { storageState: await page.context().storageState() },
  );
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(page).toHaveURL(/mySubscribe\?part=profile#odds$/);
  await awake(page);
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('main').getByLabel('Odds format').selectOption('american');
  await kept;
  await page.goto('/en/unstartedRecord');
  const row = page.locator('details[data-pick] > summary').first();
  await expect(row).toContainText(/[+−]\d{3}/);

  // The account menu shows the same choice, and changes it where the reader is.
  await awake(page);
  const menu = page.getByRole('complementary').locator('details[data-dropdown]');
  await menu.locator('> summary').click();
  await expect(menu.getByLabel('Odds format')).toHaveValue('american');
  await menu.getByLabel('Odds format').selectOption('decimal');
  await expect(row).not.toContainText(/[+−]\d{3}/);
  await expect(menu.getByLabel('Odds format')).toHaveValue('decimal');
  await menu.getByRole('link', { name: 'Tiếng Việt' }).click();
  await expect(page).toHaveURL(/\/vi\/unstartedRecord/);
});

test('a chart says what stands at the point that a mouse or a key chooses', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/office/gallery');
  await awake(page);
  const slider = page.getByRole('slider', { name: 'Odds' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '1.98');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '1.95');
  const chart = page.locator('[data-readout]').filter({ has: slider });
  await expect(chart.getByText('1.95')).toBeVisible();
  await chart.hover({ position: { x: 4, y: 40 } });
  await expect(chart.getByText('1.98')).toBeVisible();
  await expect(chart.getByText('1.95')).toBeHidden();
});

/** What an address answers, its headers too; redirects are followed. */
async function bytesOf(reader: APIRequestContext, address: string): Promise<string> {
  const answer = await reader.get(address);
  return `${JSON.stringify(answer.headersArray())}\n${await answer.text()}`;
}

/** The first event that the server pushes of the games in play. */
async function firstEvent(origin: string, cookie: string): Promise<string> {
  const stream = await fetch(new URL('/api/sport/in-play/stream', origin), { headers: { cookie } });
  const reader = stream.body?.getReader();
  const chunk = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(chunk?.value);
}

test('no byte that the site sends to guests and members without a plan reveals a locked pick', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  // Hundreds of addresses, each read twice.
  test.slow();
  const { ids, games, ...locked } = runScript('tests/e2e/locked-values.ts');
  const secrets: string[] = [...locked.salts, ...locked.numbers, ...locked.sentences];
  expect(ids.length).toBeGreaterThan(0);
  await signIn(page, person, '/robots.txt');
  const addresses = await everyAddress(request, games[0], await readClock(request));
  expect(addresses.length).toBeGreaterThan(120);
  const leaks: string[] = [];
  const search = (bytes: string, where: string) =>
    leaks.push(...secrets.filter((text) => bytes.includes(text)).map((text) => `${where}: ${text}`));

  for (const reader of [request, page.context().request]) {
    const waiting = [...addresses];
    const ask = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        search(await bytesOf(reader, next), next);
      }
    };
    await Promise.all(Array.from({ length: 4 }, ask));
    const { cookies } = await reader.storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    search(await firstEvent(String(baseURL), cookie), 'the stream');
    for (const id of ids.slice(0, 3)) {
      const shown = await reader.post('/api/ai-strategy/show', {
        data: { id },
        headers: { 'Sec-Fetch-Site': 'same-origin' },
      });
      expect([401, 403]).toContain(shown.status());
      search(await shown.text(), 'show');
    }
  }
  expect(leaks).toEqual([]);

  // Who has a plan gets them, so that looking for them means something.
  const member = await playwright.request.newContext({ baseURL: String(baseURL) });
  await member.post('/api/login', { data: { email: subscriber.email, password: subscriber.password } });
  const opened = await bytesOf(member, '/api/ai-strategy/filter?per_page=100');
  expect(locked.values.filter((text: string) => !opened.includes(text))).toEqual([]);
  const html = await bytesOf(member, '/en/unstartedRecord');
  expect(secrets.filter((text) => html.includes(text)).length).toBeGreaterThan(3);
  await member.dispose();
});

test('a member disputes a result within seven days, and a correction shows for good', {
  tag: '@alone',
}, async ({ page, request }) => {
  await advanceClock(request, 86_400);
  for (const job of ['ingest-feed', 'settle-picks']) await runJob(request, job);
  await signIn(page, person, '/en/record');
  await awake(page);
  const main = page.getByRole('main');
  const list = main.getByRole('region', { name: 'Completed records' });
  // One that an operator has corrected before would say so on the day of the dispute as well.
  const row = list
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Dispute' }), hasNotText: 'Corrected' })
    .first();
  const serial = String(await row.getByRole('link', { name: /^\d{4}-\d\d-\d\d\/\d+$/ }).textContent());
  await row.getByRole('button', { name: 'Dispute' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dispute this result' });
  await dialog.getByLabel('What is wrong?').selectOption('The match was cancelled or not finished');
  await dialog.getByRole('button', { name: 'Send dispute' }).click();
  await expect(dialog.getByText('Please say what is wrong.')).toBeVisible();
  await dialog.getByLabel(/^What should the result be/).fill('The league struck it; see its report.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send dispute' }).click();
  await expect(said(page).getByText('We have received your dispute.')).toHaveCount(1);
  const disputed = list.getByRole('row').filter({ hasText: serial });
  await expect(disputed).toContainText('Dispute under review');

  expect(runScript('tests/e2e/uphold-dispute.ts')).toEqual({ serial });
  await page.reload();
  await expect(disputed).toContainText('Corrected');
  await expect(disputed).toContainText('Cancelled');
  await expect(disputed).toContainText('Dispute upheld');
  await expect(disputed).toContainText('Our answer: The game was struck; the bet is void.');
  await expect(main.getByText(/\d+ corrections? in this period/)).toBeVisible();
  // The dispute leads to what was known when it was raised, which is kept beside what is known now.
  await disputed.getByRole('link', { name: 'The record as it was known then' }).click();
  await expect(page).toHaveURL(/as_of=/);
  await expect(main.getByText('You’re viewing the figures as they were known at')).toBeVisible();
  await expect(disputed).toBeVisible();
  await expect(disputed).not.toContainText('Corrected');
  await page.goBack();

  const others: { id: string; serial: string; disputable_until: string | null }[] = await page
    .context()
    .request.get('/api/ai-strategy/order/record?per_page=100')
    .then(async (answer) => (await answer.json()).data);
  const other = others.find(({ disputable_until: until }) => until !== null);
  await advanceClock(request, 8 * 86_400);
  // By then the session is over too.
  await page.context().clearCookies();
  await signIn(page, person, '/en/record?window=90d');
  await expect(main.getByText(/\d+ corrections? in this period/)).toBeVisible();
  const late = await page.context().request.post('/api/ai-strategy/dispute', {
    data: { id: other?.id, reason: 'other', note: 'Too late.' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(late.status()).toBe(409);
  expect(await late.text()).toContain(
    'You can dispute a result for seven days after it is settled. That time has passed.',
  );
  const later = list.getByRole('row').filter({ hasText: String(other?.serial) });
  await expect(later).toHaveCount(1);
  await expect(later.getByRole('button', { name: 'Dispute' })).toHaveCount(0);
});
