import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPlanPrice } from '#db/queries/plan.ts';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';
import { subscribeContract, subscriptionListContract } from './subscribe.contract.ts';

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

const wish = () => ({ plan_id: site.planId('monthly'), agree: true, terms_version: site.termsVersion });
const ask = (token: string | null, body: unknown, more: { locale?: 'zh_HK'; key?: string } = {}) =>
  callApi(test.services, {
    path: '/subscribe',
    method: 'POST',
    body,
    token,
    ...(more.locale ? { locale: more.locale } : {}),
    ...(more.key ? { headers: { 'Idempotency-Key': more.key } } : {}),
  });

describe('200', () => {
  it('makes an order and says so', async () => {
    const { token } = await makeMember(test.services);
    const answer = await ask(token, wish());
    const { order } = subscribeContract.data.parse(answer.data);
    expect(order).toMatchObject({
      amount: 8000,
      status: 'pending',
      payment_status: 'unpaid',
      is_test: false,
    });
    expect(answer.messages.input_validates.base).toEqual(['Order Created']);
    const status = await callApi(test.services, { path: '/subscribe/check/status', token });
    expect(status.data).toMatchObject({ open_order_id: order.id });
  });

  it('answers two hundred calls under one key with the one order', async () => {
    const { token } = await makeMember(test.services);
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(token, wish(), { key })));
    const orders = new Set(answers.map(({ data }) => subscribeContract.data.parse(data).order.id));
    expect(orders.size).toBe(1);
  });

  it('lists the periods of the member, and of no one else', async () => {
    const { token } = await makeMember(test.services, { planDays: 3 });
    const answer = await callApi(test.services, { path: '/subscribe', token });
    expect(subscriptionListContract.data.parse(answer.data)).toMatchObject([
      { status: 'active', kind: 'granted', order_id: null, reason: null },
    ]);
    expect(answer.meta).toMatchObject({ total: 1, last_page: 1 });
    const other = await makeMember(test.services);
    expect((await callApi(test.services, { path: '/subscribe', token: other.token })).data).toEqual([]);
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    expect((await ask(null, wish())).http_code).toBe(302);
    expect((await callApi(test.services, { path: '/subscribe' })).http_code).toBe(302);
  });
});

describe('400', () => {
  it('refuses a key that is none', async () => {
    const { token } = await makeMember(test.services);
    expect((await ask(token, wish(), { key: 'again' })).http_code).toBe(400);
  });
});

describe('409', () => {
  it('names the order that is open, without a key and under another one', async () => {
    const { token } = await makeMember(test.services);
    const first = subscribeContract.data.parse((await ask(token, wish())).data).order;
    for (const key of [undefined, newId()]) {
      const again = await ask(token, wish(), key ? { key } : {});
      expect(again).toMatchObject({ http_code: 409, data: { order_id: first.id } });
    }
  });

  it('refuses another question under the same key', async () => {
    const { token } = await makeMember(test.services);
    const key = newId();
    await ask(token, wish(), { key });
    const other = await ask(token, { ...wish(), plan_id: site.planId('weekly') }, { key });
    expect(other.http_code).toBe(409);
    expect(other.messages.input_validates.base?.[0]).toContain('request key');
  });
});

describe('422', () => {
  it('says what is wrong in the reader’s language, and orders nothing', async () => {
    const { token } = await makeMember(test.services);
    const unread = await ask(token, { ...wish(), agree: false });
    expect(unread.messages.input_validates.agree).toEqual(['Please read and agree to the terms.']);
    const { agree: _agree, ...silent } = wish();
    for (const body of [silent, ...['true', 0, [], null].map((agree) => ({ ...silent, agree }))]) {
      const { messages } = await ask(token, body);
      expect(messages.input_validates.agree, JSON.stringify(body)).toEqual([
        'Please read and agree to the terms.',
      ]);
    }
    const typed = await ask(token, { ...wish(), plan_id: '1', terms_version: 'x' });
    expect(typed.messages.input_validates).toEqual({
      plan_id: ['This has the wrong type. Expected: number.'],
      terms_version: ['This has the wrong type. Expected: number.'],
    });
    const { plan_id: _plan, ...without } = wish();
    const left = await ask(token, without, { locale: 'zh_HK' });
    expect(left.messages.input_validates).toEqual({ plan_id: ['此欄必須填寫。'] });
    const coupon = await ask(token, { ...wish(), coupon_code: 'NO-SUCH-CODE' }, { locale: 'zh_HK' });
    expect(coupon.messages.input_validates.coupon_code).toEqual(['找不到這個優惠碼。']);
    expect((await callApi(test.services, { path: '/subscribe/latest', token })).data).toBeNull();
  });

  it('takes no price, state, member or brand from outside, and no number that is none', async () => {
    const { token } = await makeMember(test.services);
    for (const more of [
      { amount: 1 },
      { amount_due: 1 },
      { order_status: 'completed' },
      { account_id: 1 },
      { brand: 'orange' },
      { plan_id: '1' },
      { plan_id: Number.MAX_VALUE },
      { plan_id: 1.5 },
      { plan_id: '１' },
      { terms_version: Number.NaN },
    ]) {
      expect((await ask(token, { ...wish(), ...more })).http_code).toBe(422);
    }
    expect((await callApi(test.services, { path: '/subscribe/latest', token })).data).toBeNull();
  });

  it('sends anyone who orders for more than one transfer can bring to customer support', async () => {
    const { token } = await makeMember(test.services);
    const [planId, now] = [site.planId('yearly'), test.services.clock.now()];
    const price = async (priceMinor: number, seconds: number) => {
      const validFrom = new Date(now.getTime() - seconds * 1000);
      await insertPlanPrice(test.services.db, { planId, validFrom, priceMinor, createdAt: validFrom });
      return ask(token, { ...wish(), plan_id: planId });
    };
    expect((await price(50_001, 2)).messages.input_validates.base).toEqual([
      'Exceeds transaction limit, please contact customer support.',
    ]);
    expect((await price(50_000, 1)).data).toMatchObject({ order: { amount: 50_000 } });
  });

  it('forbids to go down from a plan that runs, in the words of the rule', async () => {
    const { token } = await makeMember(test.services, { planDays: 400 });
    const answer = await ask(token, { ...wish(), plan_id: site.planId('weekly') });
    expect(answer.messages.input_validates.plan_id).toEqual([
      'Prohibition of Yearly plan to Weekly plan conversion. Your current plan is the higher one.',
    ]);
  });
});

describe('423', () => {
  it('sells nothing to a member on a break', async () => {
    const breakUntil = new Date(test.services.clock.now().getTime() + 86_400_000);
    const { token } = await makeMember(test.services, { breakUntil });
    const answer = await ask(token, wish());
    expect(answer).toMatchObject({ http_code: 423, data: { until: breakUntil.toISOString() } });
  });
});

describe('429', () => {
  it('follows ten wrong coupon codes within a minute, and orders nothing', async () => {
    const { token } = await makeMember(test.services);
    const order = (n: number) => ask(token, { ...wish(), coupon_code: `GUESS-${n}` });
    for (let n = 0; n < 10; n += 1) expect((await order(n)).http_code).toBe(422);
    expect((await order(10)).http_code).toBe(429);
    expect((await ask(token, wish())).http_code).toBe(200);
  });
});

describe('a token of another brand', () => {
  it('is worth nothing here', async () => {
    const { token } = await makeMember(test.services, { brand: 'orange' });
    expect((await ask(token, wish())).http_code).toBe(302);
  });
});
