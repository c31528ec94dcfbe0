import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { awake } from './awake.ts';
import { grantPlan } from './grant-plan.ts';
import { newPerson, register, signIn } from './members.ts';
import { findNarrowErrors } from './narrow-errors.ts';
import { enterOffice, makeOperator, type OfficePerson, signInOperator } from './operators.ts';
import { advanceClock, readClock, runJob, waitForPicks } from './test-endpoints.ts';

/** The model room of the office: what it changes all others see, so its journeys run alone. */

test.describe.configure({ mode: 'serial' });

type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
const signedIn = new Map<string, StorageState>();
let analyst: OfficePerson;
let owner: OfficePerson;

/** Makes one operator of a role, who signs in once: a code counts once. */
async function signInOnce(browser: Browser, who: string, operator: OfficePerson): Promise<void> {
  const context = await browser.newContext();
  await signInOperator(context.request, operator);
  signedIn.set(who, await context.storageState());
  await context.close();
}

test.beforeAll(async ({ browser }) => {
  analyst = makeOperator('analyst');
  owner = makeOperator('owner');
  await signInOnce(browser, 'analyst', analyst);
  await signInOnce(browser, 'owner', owner);
});

/** A page of the office as one of the two sees it. */
async function pageOf(browser: Browser, who: string, path: string): Promise<Page> {
  const storageState = signedIn.get(who);
  if (storageState === undefined) throw new Error(`no one is signed in as ${who}`);
  const page = await (await browser.newContext({ storageState, locale: 'en-US' })).newPage();
  await page.goto(path);
  await awake(page);
  return page;
}

/** Opens a dialog by its button, gives the reason, and does it. */
async function action(page: Page, verb: string, reason: string, fill?: (page: Page) => Promise<void>) {
  await page.getByRole('button', { name: verb, exact: true }).first().click();
  await fill?.(page);
  const dialog = page.getByRole('dialog');
  await dialog.locator('textarea[name=reason]').fill(reason);
  await dialog.getByRole('button', { name: verb.replace(/…$/, ''), exact: true }).click();
}

/** Calls the office as the page's own scripts do; answers with the code. */
const ask = (page: Page, path: string, body: object): Promise<number> =>
  page.evaluate(
    async ([address, text]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await (await fetch(address, { method: 'POST', headers, body: text })).json()).http_code;
    },
    [`/office/api${path}`, JSON.stringify(body)] as const,
  );

// It comes before a model with a short past is live, which publishes nothing.
test('a pick is withdrawn before its start, and a dispute upheld by two persons reaches the member @alone', async ({
  browser,
  page,
  request,
}) => {
  if (await waitForPicks(request, 1)) await signInOnce(browser, 'analyst', analyst);
  const office = await pageOf(browser, 'analyst', '/office/picks');
  await expectAccessible(office);
  const coming = office.locator('[data-row-link]').first();
  await coming.click();
  await awake(office);
  await action(office, 'Withdraw…', 'The line-up came out otherwise.');
  await expect(office.getByText('The pick has been withdrawn.')).toBeVisible();
  await office.context().close();
  const reader = newPerson('Bombelli');
  await register(request, reader);
  await grantPlan(reader.email, 'A reader of a withdrawn pick');
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, reader, '/vi/unstartedRecord');
  await expect(page.getByText(/^Đã rút:/).filter({ visible: true })).toHaveCount(1);
  expect(await findNarrowErrors(page)).toEqual([]);
  await page.context().clearCookies();

  await advanceClock(request, 86_400);
  for (const job of ['ingest-feed', 'settle-picks']) await runJob(request, job);
  // No one stays signed in at the office for a day.
  await signInOnce(browser, 'analyst', analyst);
  await signInOnce(browser, 'owner', owner);
  const person = newPerson('Huygens');
  await register(request, person);
  await signIn(page, person);
  const member = page.context().request;
  const records: { id: string; disputable_until: string | null }[] = await member
    .get('/api/ai-strategy/order/record?per_page=100')
    .then(async (answer) => (await answer.json()).data);
  const graded = records.find(({ disputable_until: until }) => until !== null);
  expect(graded).toBeDefined();
  const raised = await member.post('/api/ai-strategy/dispute', {
    data: { id: graded?.id, reason: 'wrong_score', note: 'The league counts one more.' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(raised.ok(), await raised.text()).toBe(true);

  const first = await pageOf(browser, 'analyst', '/office/disputes');
  await expectAccessible(first);
  await first.getByRole('row').filter({ hasText: 'The league counts one more.' }).getByRole('link').click();
  await awake(first);
  await expect(first.getByText('How it is settled')).toBeVisible();
  await action(first, 'Uphold with correction…', 'The league’s own sheet.', async () => {
    const fields = first.getByRole('dialog').locator('input[inputmode="numeric"]');
    await fields.nth(0).fill('1');
    await fields.nth(1).fill('7');
  });
  await expect(first.getByText('You proposed this, so')).toBeVisible();
  await expectAccessible(first);

  const second = await pageOf(browser, 'owner', new URL(first.url()).pathname);
  await action(second, 'Approve', 'I read the same.');
  await expect(second.getByText('Corrected by')).toBeVisible();
  await second.context().close();
  await first.context().close();
  await page.goto('/en/mySubscribe?part=alerts');
  await expect(page.getByText('Your dispute was upheld. The league’s own sheet.')).toBeVisible();
});

test('a model is trained by a button, is a shadow, goes live with a note, and is watched @alone', {
  tag: '@long',
}, async ({ browser, request }) => {
  const page = await pageOf(browser, 'analyst', '/office/models');
  // A replay of all seasons would take the journey's time and show nothing more.
  const history = new Date((await readClock(request)).getTime() - 21 * 86_400_000);
  await action(page, 'Train model', 'Fewer games before a forecast.', async () => {
    await page.getByRole('dialog').getByLabel('Sport').selectOption('basketball');
    await page.getByLabel('Learn results from').fill(history.toISOString().slice(0, 10));
    await page.getByLabel('Matches per team before the first forecast').fill('4');
  });
  await expect(page.getByText('The run is queued.')).toBeVisible();
  await runJob(request, 'train-models');
  await page.reload();
  await page.getByRole('link', { name: 'basketball-2' }).first().click();
  await awake(page);
  await action(page, 'Make shadow', 'Beside the live one first.');
  await expect(page.getByText('basketball-2 is now the shadow model.')).toBeVisible();
  await action(page, 'Promote', 'It scored the same on fewer games.');
  await expect(page.getByText('basketball-2 is live.')).toBeVisible();
  await expect(page.getByText('It scored the same on fewer games.')).toBeVisible();
  await expectAccessible(page);
  await runJob(request, 'watch-models');
  await page.goto('/office/monitoring');
  await expect(page.getByRole('columnheader', { name: 'Brier' })).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});

test('thresholds are tried on held-out months, proposed by one and put in force by another @alone', {
  tag: '@long',
}, async ({ browser }) => {
  const page = await pageOf(browser, 'analyst', '/office/policy');
  await page.getByLabel('Minimum expected value (%)').fill('sixty');
  await page.getByRole('button', { name: 'Run replay' }).click();
  await expect(page.getByText('Enter a percentage between 0 and 50, such as 2.5.')).toBeVisible();
  await page.getByLabel('Minimum expected value (%)').fill('2.5');
  await page.getByRole('button', { name: 'Run replay' }).click();
  await expect(page.getByRole('region', { name: 'Replay result' }).first()).toBeVisible();
  await expect(page.getByText('You have tested one setting against version 1.')).toBeVisible();
  await expectAccessible(page);
  await action(page, 'Propose policy', 'Fewer picks with more value.');
  await expect(page.getByText('You proposed this, so')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.context().close();

  const second = await pageOf(browser, 'owner', '/office/alerts');
  await expect(second.getByText('proposed a new publishing policy')).toBeVisible();
  await second.goto('/office/policy');
  await awake(second);
  await action(second, 'Approve', 'I looked at the report.');
  await expect(second.getByText('In force: version 2')).toBeVisible();
  await expect(
    second.getByRole('row').filter({ hasText: 'Fewer picks with more value.' }).first(),
  ).toBeVisible();
  await second.context().close();
});

test('who may not, does not: a support operator sees none of it, an auditor changes nothing', {
  tag: '@long',
}, async ({ page, browser }) => {
  await enterOffice(page, makeOperator('support'), '/office/members');
  for (const path of ['/office/policy', '/office/picks', '/office/results', '/office/disputes']) {
    await page.goto(path);
    await expect(page.getByText('This page doesn’t exist or isn’t open to your role')).toBeVisible();
  }
  const auditor = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await enterOffice(auditor, makeOperator('auditor'), '/office/policy');
  await expect(auditor.getByRole('button', { name: 'Run replay' })).toHaveCount(0);
  const wish = { min_ev: 0.03, min_confidence: 0, leagues: null, from: '2026-10', until: '2026-11' };
  expect(await ask(auditor, '/policy/simulations', wish)).toBe(404);
  await auditor.goto('/office/results');
  await expectAccessible(auditor);
  await auditor.context().close();
});
