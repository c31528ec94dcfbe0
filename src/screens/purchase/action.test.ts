import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { sendForm } from '#tests/support/send-form.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { purchaseAction } from './action.server.ts';
import { loadPurchase } from './data.server.ts';

let test: TestServices;
let site: Site;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
});
afterAll(() => test.close());

const send = (by: MadeMember, fields: Readonly<Record<string, string>>) =>
  sendForm(test.services, purchaseAction, { path: '/en/purchase?order=1', fields, by });
const shown = async ({ token }: MadeMember, id: string) =>
  (await callApi(test.services, { path: `/subscribe/show/${id}`, token })).data;

/** A report as a member in Taipei types it, an hour ago. */
function report(order: string) {
  const hourAgo = new Date(test.services.clock.now().getTime() - 3_600_000);
  return {
    form: 'report',
    key: newId(),
    order,
    last5: '４０７１３',
    amount: '8,000',
    paid_at: new Date(hourAgo.getTime() + 8 * 3_600_000).toISOString().slice(0, 16),
    note: 'from my phone',
  };
}

describe('the report of a transfer', () => {
  it('is taken once, with the time on the clocks of the brand, and leads back to the order', async () => {
    const by = await makeMember(test.services);
    const { id } = await site.order(by.member, 'monthly');
    const fields = report(id);
    const answers = await Promise.all([send(by, fields), send(by, fields), send(by, fields)]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 303, goesTo: '/en/purchase?order=1' });
    expect(await shown(by, id)).toMatchObject({ payment_status: 'reported' });
    expect(await send(by, { ...report(id), form: 'cancel' })).toMatchObject({ status: 409 });
  });

  it('comes back with what is wrong beside each field, and with what was typed', async () => {
    const by = await makeMember(test.services);
    const { id } = await site.order(by.member, 'weekly');
    const answer = await send(by, { ...report(id), last5: '123', amount: 'much', paid_at: 'soon' });
    expect(answer.status).toBe(422);
    expect(answer.sent).toMatchObject({
      form: 'report',
      errors: {
        last5: 'Enter the last five digits of the account you paid from.',
        amount: 'Enter the amount as a whole number.',
        paid_at: 'Enter the date and time of the transfer.',
      },
      typed: { last5: '123', amount: 'much', note: 'from my phone' },
    });
    const future = await send(by, { ...report(id), paid_at: '2999-01-01T00:00' });
    expect(future.sent?.errors.paid_at).toBe('The transfer time can’t be in the future.');
    expect(await shown(by, id)).toMatchObject({ payment_status: 'unpaid' });
  });

  it('reaches no order of another member', async () => {
    const [by, other] = [await makeMember(test.services), await makeMember(test.services)];
    const { id } = await site.order(other.member, 'weekly');
    expect((await send(by, report(id))).status).toBe(404);
    expect((await send(by, { ...report(id), form: 'cancel' })).status).toBe(404);
    expect(await shown(other, id)).toMatchObject({ status: 'pending', payment_status: 'unpaid' });
  });
});

it('gives an order up, and says so again to the same form', async () => {
  const by = await makeMember(test.services);
  const { id } = await site.order(by.member, 'weekly');
  const fields = { form: 'cancel', key: newId(), order: id };
  for (const answer of [await send(by, fields), await send(by, fields)])
    expect(answer).toMatchObject({ status: 303, goesTo: '/en/purchase?order=1' });
  expect(await shown(by, id)).toMatchObject({ status: 'cancelled' });
});

describe('the sandbox', () => {
  it('makes an order without money, and plays what the bank does with it', async () => {
    const by = await makeMember(test.services);
    const begin = {
      form: 'begin',
      key: newId(),
      plan_id: String(site.planId('weekly')),
      terms_version: String(site.termsVersion),
    };
    for (const answer of [await send(by, begin), await send(by, begin)])
      expect(answer).toMatchObject({ status: 303, goesTo: '/en/purchase_test' });
    const { order } = await loadPurchase(
      makePageContext(test.services, { member: by.member, path: '/purchase_test' }),
      new URLSearchParams(),
      true,
    );
    const id = order?.id ?? '';
    expect(order).toMatchObject({ is_test: true, payment_status: 'unpaid' });
    expect(await send(by, { form: 'bank', order: id, event: 'short' })).toMatchObject({ status: 303 });
    expect(await shown(by, id)).toMatchObject({ payment_status: 'partial', missing: 500 });
    const refused = await send(by, { form: 'bank', order: id, event: 'robbery' });
    expect(refused).toMatchObject({ status: 422, sent: { form: 'bank' } });
    expect(refused.sent?.errors.base).toMatch(/\S/);
  });

  it('plays nothing with an order that is real, or another member’s', async () => {
    const [by, other] = [await makeMember(test.services), await makeMember(test.services)];
    const real = await site.order(by.member, 'weekly');
    const foreign = await site.order(other.member, 'weekly', { isTest: true });
    for (const { id } of [real, foreign])
      expect((await send(by, { form: 'bank', order: id, event: 'exact' })).status).toBeGreaterThanOrEqual(
        400,
      );
    expect(await shown(by, real.id)).toMatchObject({ status: 'pending', payment_status: 'unpaid' });
    expect(await shown(other, foreign.id)).toMatchObject({ payment_status: 'unpaid' });
  });
});
