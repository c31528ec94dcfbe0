import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { LEGAL_VERSION } from '#domain/content/legal/build-legal-document.ts';
import { startWebhookServer, type WebhookServer } from '../support/webhook-server.ts';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { newPerson, type Person, register, said, signIn } from './members.ts';
import { enterOffice, makeOperator } from './operators.ts';
import { readApi, readClock, runJob } from './test-endpoints.ts';

let server: WebhookServer;
test.beforeAll(async () => {
  server = await startWebhookServer();
});
test.afterAll(() => server.close());

const at = (path: string) => server.received.filter((message) => message.path === path);

/** Runs the sender until so many messages have come to a path; the worker may be at it already. */
const arrives = (request: APIRequestContext, path: string, count: number) =>
  expect(async () => {
    await runJob(request, 'send-webhooks');
    expect(at(path)).toHaveLength(count);
  }).toPass();

/** Orders the weekly plan for a member, as a program of theirs would. */
async function order(
  request: APIRequestContext,
  { email, password }: Person,
): Promise<{ id: string; amount: number }> {
  const login = await request.post('/api/login', { data: { email, password } });
  const { token } = (await login.json()).data;
  const plans = await readApi(request, '/plan/list');
  const { id } = plans.find((plan: { period: string }) => plan.period === 'weekly');
  const answer = await request.post('/api/subscribe', {
    data: { plan_id: id, agree: true, terms_version: LEGAL_VERSION },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data.order;
}

/** Fills the dialog of a new webhook, first with nothing, and answers the secret. */
async function make(page: Page, url: string, submit: string): Promise<string> {
  await page.getByRole('button', { name: 'New webhook' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: submit });
  await send.press('Enter');
  await expect(dialog).toContainText('Enter the URL.');
  await expect(dialog).toContainText('Choose at least one.');
  await dialog.getByLabel('Order paid').press('Space');
  await dialog.getByLabel('URL').fill('https://10.0.0.1/inside');
  await send.press('Enter');
  await expect(dialog).toContainText('Enter an https URL on the public internet');
  await searchAgain(page);
  await dialog.getByLabel('URL').fill(url);
  await send.press('Enter');
  const secret = page.getByText(/^whsec_/);
  await expect(secret).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await searchAgain(page);
  return (await secret.textContent()) ?? '';
}

test('the programs of a member and of an operator receive a paid order, and both see what was sent', {
  tag: '@long',
}, async ({ page, browser, request }) => {
  const person = newPerson('Noether');
  await register(request, person);
  await signIn(page, person, '/en/mySubscribe?part=profile');
  await awake(page);
  const own = page.getByRole('region', { name: 'Webhooks' });
  await expect(own).toContainText('You have no webhooks.');
  const secret = await make(page, `${server.origin}/member`, 'Create webhook');

  const office = await (await browser.newContext()).newPage();
  await enterOffice(office, makeOperator('finance'), '/office/webhooks');
  const theirs = await make(office, `${server.origin}/office`, 'New webhook');
  expect(theirs).not.toBe(secret);

  const { id, amount } = await order(request, person);
  const paidOn = (await readClock(request)).toISOString().slice(0, 10);
  const confirmed = await office.evaluate(
    async ([path, money]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ money }) });
      return answer.status;
    },
    [
      `/office/api/orders/${id}/confirm?brand=blue`,
      { amount, paid_on: paidOn, reference: `hook ${id}` },
    ] as const,
  );
  expect(confirmed).toBe(200);
  await arrives(request, '/member', 1);
  await arrives(request, '/office', 1);
  const [first] = at('/member');
  expect(first?.body).toMatchObject({ type: 'order.paid', data: { order_id: id, brand: 'blue' } });
  expect(first?.isSignedWith(secret)).toBe(true);
  expect(at('/office')[0]?.isSignedWith(theirs)).toBe(true);

  await office.reload();
  await awake(office);
  await expect(office.getByRole('region', { name: 'Deliveries' }).last()).toContainText('Delivered');
  await page.reload();
  await awake(page);
  await expect(page.getByText(secret)).toHaveCount(0);
  await own.getByText('Deliveries').press('Enter');
  await expect(own).toContainText('Delivered');
  await expectAccessible(page);

  server.beAt('/member', 410);
  await own.getByRole('button', { name: /^Send again: Order paid/ }).press('Enter');
  await expect(said(page).getByText('The delivery will be sent again shortly.')).toHaveCount(1);
  await arrives(request, '/member', 2);
  expect(at('/member').map((message) => message.id)).toEqual([first?.id, first?.id]);
  await expect(async () => {
    await page.reload();
    await expect(own).toContainText('Disabled on', { timeout: 2_000 });
  }).toPass();
  const outbox = await request.get(`/dev/outbox?to=${encodeURIComponent(person.email)}`);
  expect(await outbox.text()).toContain('was disabled');
  await awake(page);
  await own.getByRole('button', { name: /^Enable webhook/ }).press('Enter');
  await expect(own).toContainText('Active');
  await own.getByRole('button', { name: /^Remove webhook/ }).press('Enter');
  await expect(own).toContainText('You have no webhooks.');
  await office.context().close();
});
