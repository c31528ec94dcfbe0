import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { openSite, type Site } from '#tests/support/site.ts';

/** What somebody tried and was refused stands in the log, and no script can fill the log with it. */

let test: TestServices;
let site: Site;
let office: Office;
beforeEach(async () => {
  test = await testServices();
  site = await openSite(test.services);
  office = await openOffice(test.services);
});
afterEach(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const refusals = async () => {
  const { rows } = await test.services.db.$client.query(
    `select action, actor_id as who, subject_kind as kind, subject_id as about, detail from audit
     where starts_with(action, 'refused.') order by seq`,
  );
  return rows;
};
const askPrice = async (price: number) => {
  const body = { price, valid_from: null, reason: 'costs' };
  const { data } = await office.post(`/plans/${site.planId('daily')}/prices`, body);
  return String(Object(data).id);
};

describe('a refused attempt', () => {
  it('to approve one’s own request is written down once, with whose request it was', async () => {
    const id = await askPrice(1500);
    for (let time = 0; time < 5; time += 1)
      expect((await office.post(`/approvals/${id}`, { decision: 'approved' })).http_code).toBe(409);
    expect(await refusals()).toEqual([
      {
        action: 'refused.second_person',
        who: office.id('owner'),
        kind: 'price',
        about: String(site.planId('daily')),
        detail: { why: 'office.ownRequest' },
      },
    ]);
  });

  it('to write without the permission is written down with what was called; to look is not', async () => {
    const { member } = await makeMember(test.services);
    const body = { text: 'mine' };
    expect((await office.post(`/members/${member.uuid}/notes`, body, 'auditor')).http_code).toBe(404);
    expect((await office.get('/operators', 'auditor')).http_code).toBe(404);
    expect(await refusals()).toEqual([
      {
        action: 'refused.permission',
        who: office.id('auditor'),
        kind: 'call',
        about: 'POST /office/members/{id}/notes',
        detail: { why: 'members.note' },
      },
    ]);
  });

  it('to confirm what is confirmed is written down once, by whom', async () => {
    const order = await site.order((await makeMember(test.services)).member, 'weekly');
    const money = { amount: 3000, paid_on: '2026-11-20', reference: newId() };
    await office.post(`/orders/${order.id}/confirm`, { money }, 'finance');
    const again = await Promise.all(
      [1, 2, 3, 4, 5].map(() => office.post(`/orders/${order.id}/confirm`, { money }, 'owner')),
    );
    expect(again.map(({ data }) => Object(data).outcome)).toEqual(Array(5).fill('already_confirmed'));
    expect(await refusals()).toMatchObject([
      { action: 'refused.confirm_again', who: office.id('owner'), about: order.id },
    ]);
  });

  it('fills the log with no more than twenty rows an hour of one operator, whatever a script tries', async () => {
    const writes = [
      '/coupons',
      '/statements',
      '/statements/preview',
      '/bank-accounts',
      '/operators',
      '/messages',
      '/seo',
      '/redirects',
      '/redirect-hosts',
      '/theme',
      '/news',
      '/announcements',
      '/contacts',
      '/answers',
      '/feedback',
      '/coupons/preview',
      '/models/trainings',
      '/policy/simulations',
      '/policy/proposals',
      '/results',
      '/aliases/decide',
      '/leagues',
      '/answer-trial',
      '/news-images',
      ...['confirm', 'reject', 'void', 'revive', 'owed', 'typed-payment'].map(
        (action) => `/orders/${newId()}/${action}`,
      ),
    ];
    const flood = () => Promise.all(writes.map((path) => office.post(path, {}, 'auditor')));
    for (let time = 0; time < 3; time += 1)
      expect(new Set((await flood()).map(({ http_code: code }) => code))).toEqual(new Set([404]));
    expect(await refusals()).toHaveLength(20);
    expect((await office.post('/coupons', {}, 'support')).http_code).toBe(404);
    expect(await refusals(), 'another one is heard beside the flood').toHaveLength(21);
    test.setNow(new Date(test.services.clock.now().getTime() + HOUR_MS + 60_000));
    await office.wake();
    await office.post('/coupons', {}, 'auditor');
    expect(await refusals()).toHaveLength(22);
  });
});
