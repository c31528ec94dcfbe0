import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#api/index.ts';
import { planEnd } from '#domain/money/subscription/plan-end.ts';
import { newId } from '#platform/id.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { makeCoupon } from '#tests/support/coupons.ts';
import { makeMember } from '#tests/support/members.ts';
import { moneyErrors } from '#tests/support/site.ts';
import { endOf, PERIODS } from './model-calendar.ts';
import { openRealSite, type RealSite } from './real-site.ts';

/** What somebody tries who means harm, or whose client has gone mad: over HTTP, as they would. */

const NOW = Date.parse('2028-02-29T23:58:30+08:00');
let site: RealSite;
let operators: string[];
let lines = 0;

beforeAll(async () => {
  site = await openRealSite(NOW - 86_400_000);
  site.setNow(NOW);
  operators = await site.signInOperators();
});
afterAll(async () => {
  expect(await moneyErrors(site.services)).toEqual([]);
  expect(await findAuditBreak(site.services)).toBeNull();
  await site.close();
});

const wish = (period: (typeof PERIODS)[number] = 'weekly') => ({
  plan_id: site.sites.blue?.planId(period),
  agree: true,
  terms_version: site.sites.blue?.termsVersion,
});
const post = (path: string, body: unknown, token?: string, key?: string) =>
  site.call({ brand: 'blue', path: `/api${path}`, body, token, key });
const office = (path: string, body: unknown) =>
  site.call({ brand: 'blue', path: `/office/api${path}?brand=blue`, body, token: operators[0] });
const idOf = (answer: { data: unknown }): string => Object(answer.data).order.id;
const codes = (answers: readonly { http_code: number }[]) =>
  Object.entries(Object.groupBy(answers, ({ http_code: code }) => String(code))).map(
    ([code, all]) => `${all?.length} × ${code}`,
  );

async function ordered(period: (typeof PERIODS)[number] = 'weekly') {
  const { token, member } = await makeMember(site.services);
  return { token, member, id: idOf(await post('/subscribe', wish(period), token)) };
}

async function bookLine(amount: number): Promise<string> {
  lines += 1;
  const memo = `line ${lines}`;
  const csv = `booking_date,amount,memo,counter_account\n2028-02-29,${amount},${memo},1`;
  await office('/statements', { file_name: 'a.csv', csv });
  const { rows } = await site.services.db.$client.query('select id from bank_line where memo = $1', [memo]);
  return rows[0]?.id;
}

describe('two hundred submits at once', () => {
  it.each([
    ['one key', () => (key: string) => key],
    ['a key each', () => () => newId()],
    ['no key', () => () => undefined],
  ])('with %s make one order', async (_, keys) => {
    const { token } = await makeMember(site.services);
    const [one, keyOf] = [newId(), keys()];
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => post('/subscribe', wish(), token, keyOf(one))),
    );
    const ids = answers.map(({ data }) => Object(data).order?.id ?? Object(data).order_id);
    expect(new Set(ids).size).toBe(1);
    const isShared = keyOf(one) === one;
    expect(codes(answers)).toEqual(isShared ? ['200 × 200'] : ['1 × 200', '199 × 409']);
  });
});

describe('a race', () => {
  it('for the last use of a coupon is won by one of twenty members', async () => {
    const code = `RACE-${newId().slice(0, 8).toUpperCase()}`;
    await makeCoupon(site.services, {
      code,
      type: 'percent',
      value: 10,
      fromAt: new Date(NOW - 1000),
      createdAt: new Date(NOW),
    });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makeMember(site.services)));
    const answers = await Promise.all(
      buyers.map(({ token }) => post('/subscribe', { ...wish('monthly'), coupon_code: code }, token)),
    );
    expect(codes(answers)).toEqual(['1 × 200', '19 × 422']);
    expect(answers.find(({ http_code }) => http_code === 200)?.data).toMatchObject({
      order: { amount: 7200 },
    });
  });

  it('for one line of the bank between two orders is won by one of them', async () => {
    const [one, two] = [await ordered(), await ordered()];
    const money = { bank_line_id: await bookLine(3000) };
    const answers = await Promise.all(
      [one, two, one, two].map(({ id }) => office(`/orders/${id}/confirm`, { money })),
    );
    const outcomes = answers.map(({ data, http_code: code }) => Object(data).outcome ?? code).toSorted();
    expect(outcomes).toEqual([409, 409, 'already_confirmed', 'completed']);
  });

  it('of cancelling, reporting and confirming ends in one of them', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, token } = await ordered();
      const report = { last5: '12345', amount: 3000, paid_at: new Date(NOW).toISOString() };
      const money = { amount: 3000, paid_on: '2028-02-29', reference: `x ${id}` };
      await Promise.all([
        post('/subscribe/cancel', { order_id: id }, token),
        post(`/subscribe/report/${id}`, report, token),
        office(`/orders/${id}/confirm`, { money }),
      ]);
      const shown = await site.call({ brand: 'blue', path: `/api/subscribe/show/${id}`, token });
      const actions = Object(shown.data).timeline.map((event: { action: string }) => event.action);
      expect(['create cancel', 'create confirm', 'create report confirm']).toContain(actions.join(' '));
    }
  });
});

describe('a replay', () => {
  it('after a restart, and at another process, is answered with the first order', async () => {
    const { token } = await makeMember(site.services);
    const key = newId();
    const id = idOf(await post('/subscribe', wish(), token, key));
    const other = await site.openAnother();
    const again = await Promise.all(
      [1, 2, 3].map(() => other.call({ brand: 'blue', path: '/api/subscribe', body: wish(), token, key })),
    );
    expect(again.map(idOf)).toEqual([id, id, id]);
    await other.close();
  });
});

describe('a stranger', () => {
  it('is a guest everywhere at another brand than their own', async () => {
    const { token } = await makeMember(site.services);
    for (const { contract } of endpoints.filter((one) => one.contract.access !== 'guest')) {
      const path = `/api${contract.path.replaceAll(/\{\w+\}/g, newId())}`;
      const body = contract.method === 'GET' ? {} : { body: {} };
      if (contract.method !== 'GET' && contract.method !== 'POST') continue;
      const answer = await site.call({ brand: 'orange', path, token, ...body });
      expect([path, answer.http_code]).toEqual([path, 302]);
    }
  });

  it('finds no order of another member by its id', async () => {
    const { id } = await ordered();
    const { token } = await makeMember(site.services);
    const report = { last5: '12345', amount: 3000, paid_at: new Date(NOW).toISOString() };
    const answers = await Promise.all([
      site.call({ brand: 'blue', path: `/api/subscribe/show/${id}`, token }),
      post('/subscribe/cancel', { order_id: id }, token),
      post(`/subscribe/report/${id}`, report, token),
    ]);
    expect(codes(answers)).toEqual(['3 × 404']);
  });
});

const LONE = '\\ud800';
const NUL = '\\u0000';

describe('what is no number, no code and no text', () => {
  it.each([
    '1e400',
    '-1',
    '1.5',
    '9007199254740993',
    '"１"',
    '"1"',
    'null',
    '[1]',
    'true',
    '{}',
    '1e-7',
    'NaN',
    'Infinity',
    '0x10',
    '01',
    '١',
  ])('%s is no plan', async (text) => {
    const { token } = await makeMember(site.services);
    const body = `{"plan_id":${text},"agree":true,"terms_version":${site.sites.blue?.termsVersion}}`;
    const answer = await site.call({ brand: 'blue', path: '/api/subscribe', text: body, token });
    expect([400, 422]).toContain(answer.http_code);
    expect((await site.call({ brand: 'blue', path: '/api/subscribe/latest', token })).data).toBeNull();
  });

  it.each([
    '"\'; drop table coupon; --"',
    '"🎟🎟🎟🎟"',
    '"\\u202eEDOC-ON"',
    '"ＮＯ－ＣＯＤＥ"',
    '"CO\\u200bDE"',
    '""',
    `"${LONE}CODE"`,
    `"${NUL}CODE"`,
    `"${'A'.repeat(65)}"`,
    `"${'A'.repeat(70_000)}"`,
    '1000',
    '"ı̇ß-CODE"',
  ])('%.40s is no coupon', async (text) => {
    const { token } = await makeMember(site.services);
    const { plan_id: planId, terms_version: version } = wish();
    const body = `{"plan_id":${planId},"agree":true,"terms_version":${version},"coupon_code":${text}}`;
    const answer = await site.call({ brand: 'blue', path: '/api/subscribe', text: body, token });
    expect([400, 422]).toContain(answer.http_code);
    const check = `{"plan_id":${planId},"code":${text}}`;
    const checked = await site.call({ brand: 'blue', path: '/api/ai-coupon/check', text: check, token });
    expect(checked.http_code === 200 ? Object(checked.data).valid : checked.http_code >= 500).toBe(false);
  });

  it('never makes the site fail, whatever stands in a note, a reason, a reference or a statement', async () => {
    const { id, token } = await ordered();
    for (const text of [LONE, NUL, '\\u202e', '\\ufffe', 'é'.repeat(199), "'); --"]) {
      const report = `{"last5":"12345","amount":3000,"paid_at":"2028-02-28T00:00:00Z","note":"${text}"}`;
      const send = (path: string, body: string, token_: string | undefined) =>
        site.call({ brand: 'blue', path, text: body, token: token_ });
      const asOperator = (path: string, body: string) =>
        send(`/office/api${path}?brand=blue`, body, operators[0]);
      const csv = `booking_date,amount,memo,counter_account\\n2028-02-29,5,${text},1`;
      const money = `{"money":{"amount":1,"paid_on":"2028-02-29","reference":"x${text}"}}`;
      const answers = [
        await send(`/api/subscribe/report/${id}`, report, token),
        await asOperator('/statements', `{"file_name":"a${text}","csv":"${csv}"}`),
        await asOperator(`/orders/${id}/confirm`, money),
        await asOperator(`/orders/${(await ordered()).id}/confirm`, money),
        await asOperator(`/orders/${id}/reject`, `{"reason":"because ${text}"}`),
      ];
      expect([text, answers.map(({ http_code: code }) => code).filter((code) => code >= 500)]).toEqual([
        text,
        [],
      ]);
    }
  });

  it('is no amount of a transfer, and the order stays as it was', async () => {
    const { id, token } = await ordered();
    for (const amount of [
      '1e400',
      '-3000',
      '0',
      '0.5',
      '"３０００"',
      'NaN',
      '10000001',
      '9007199254740993',
      'null',
    ]) {
      const body = `{"last5":"12345","amount":${amount},"paid_at":"2028-02-28T00:00:00Z"}`;
      const answered = await site.call({
        brand: 'blue',
        path: `/api/subscribe/report/${id}`,
        text: body,
        token,
      });
      expect([amount, [400, 422].includes(answered.http_code)]).toEqual([amount, true]);
      const money = `{"money":{"amount":${amount},"paid_on":"2028-02-29","reference":"x"}}`;
      const path = `/office/api/orders/${id}/confirm?brand=blue`;
      const paid = await site.call({ brand: 'blue', path, text: money, token: operators[0] });
      expect([amount, [400, 422].includes(paid.http_code)]).toEqual([amount, true]);
    }
    const shown = await site.call({ brand: 'blue', path: `/api/subscribe/show/${id}`, token });
    expect(shown.data).toMatchObject({ status: 'pending', payment_status: 'unpaid', version: 1 });
  });
});

describe('the end of a plan', () => {
  it('is what a calendar on the wall says, at any instant of twelve years, leap days and month ends included', () => {
    const min = Date.parse('2024-01-01T00:00:00Z');
    const instant = fc.oneof(
      fc.integer({ min, max: Date.parse('2036-12-31T00:00:00Z') }),
      // Around midnight in Taipei at the ends of months.
      fc
        .tuple(fc.integer({ min: 0, max: 155 }), fc.integer({ min: -3 * 86_400, max: 86_400 }))
        .map(([month, seconds]) => Date.UTC(2024, month, 1, -8) + seconds * 1000),
    );
    fc.assert(
      fc.property(fc.constantFrom(...PERIODS), instant, (period, at) => {
        expect(planEnd({ period, startAt: new Date(at) }).getTime()).toBe(endOf(period, at));
      }),
      { numRuns: 3000 },
    );
  });
});
