import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { sendForm } from '#tests/support/send-form.ts';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';
import { subscribeAction } from './action.server.ts';

let test: TestServices;
let site: Site;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
});
afterAll(async () => {
  expect(await moneyErrors(test.services)).toEqual([]);
  await test.close();
});

const wish = (own: Readonly<Record<string, string>> = {}) => ({
  form: 'order',
  key: newId(),
  plan_id: String(site.planId('monthly')),
  terms_version: String(site.termsVersion),
  agree: '1',
  ...own,
});
const send = (by: MadeMember, fields: Readonly<Record<string, string>>, from?: 'other') =>
  sendForm(test.services, subscribeAction, {
    path: '/en/subscribe?plan=3',
    fields,
    by,
    ...(from === undefined ? {} : { site: from }),
  });
const ordersOf = async ({ token }: MadeMember) =>
  (await callApi(test.services, { path: '/payment-record/records', token })).meta;

describe('the form of an order', () => {
  it('sent a hundred times under its key makes one order, and leads to it each time', async () => {
    const by = await makeMember(test.services);
    const fields = wish();
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(by, fields)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 303, goesTo: '/en/purchase' });
    expect(await ordersOf(by)).toMatchObject({ total: 1 });
  });

  it('says beside the box that the terms are to be agreed to, and orders nothing', async () => {
    const by = await makeMember(test.services);
    const { agree: _, ...fields } = wish();
    const answer = await send(by, fields);
    expect(answer).toMatchObject({
      status: 422,
      sent: { form: 'order', errors: { agree: 'Please read and agree to the terms.' } },
    });
    expect(await ordersOf(by)).toMatchObject({ total: 0 });
  });

  it('names the order that is open, which the next form gives up', async () => {
    const by = await makeMember(test.services);
    await send(by, wish());
    const second = await send(by, wish());
    expect(second).toMatchObject({ status: 409, sent: { openId: expect.stringMatching(/^[\da-f-]{36}$/) } });
    const openId = String(Object(second.sent).openId);
    const cancelled = await send(by, { form: 'cancel', key: newId(), order: openId });
    expect(cancelled).toMatchObject({ status: 303, goesTo: '/en/subscribe?plan=3' });
    expect(await send(by, wish())).toMatchObject({ status: 303 });
  });

  it('is refused from a page of another site, and leads one who is not signed in to the log-in', async () => {
    const by = await makeMember(test.services);
    expect(await send(by, wish(), 'other')).toMatchObject({ status: 400, goesTo: null });
    expect(await ordersOf(by)).toMatchObject({ total: 0 });
    const url = new URL('http://site.example/en/subscribe?plan=3');
    const request = new Request(url, { method: 'POST', body: new URLSearchParams(wish()) });
    const thrown = await subscribeAction(makePageContext(test.services), request, url).catch(
      (answer) => answer,
    );
    expect(thrown.headers.get('Location')).toMatch(/^\/en\/login\?redirect=%2Fen%2Fsubscribe%3Fplan%3D3/);
  });
});
