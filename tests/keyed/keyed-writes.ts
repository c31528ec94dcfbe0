import { rulesOf } from '#tests/support/league-templates.ts';
import { rowCount } from './row-count.ts';
import { createOrderSample, type Made, type Sample, type World } from './world.ts';

const note = { text: 'Called about the transfer.' };

/**
 * Every write that takes an Idempotency-Key, each with a call that works and a count of what it did. The list is held against
 * the contracts: a new keyed write without a sample fails the test.
 */
export const KEYED_WRITES: Readonly<Record<string, Sample>> = {
  'POST /subscribe': async (world) => {
    const { member, token } = await world.member();
    const body = {
      plan_id: world.site.planId('weekly'),
      agree: true,
      terms_version: world.site.termsVersion,
    };
    return call(
      world,
      { path: '/api/subscribe', token, body },
      'select 1 from member_order where account_id = $1',
      member.id,
    );
  },
  'POST /subscribe/report/{id}': async (world) => {
    const { token, orderId } = await createOrderSample(world);
    const paidAt = world.services.clock.now().toISOString();
    const body = { last5: '12345', amount: 3000, paid_at: paidAt };
    return call(world, { path: `/api/subscribe/report/${orderId}`, token, body }, EVENT('report'), orderId);
  },
  'POST /subscribe/cancel': async (world) => {
    const { token, orderId } = await createOrderSample(world);
    const body = { order_id: orderId };
    return call(world, { path: '/api/subscribe/cancel', token, body }, EVENT('cancel'), orderId);
  },
  'POST /custom-strategy-model/store': async (world) => {
    const { member, token } = await world.member();
    const body = { category: 'win_loss', league: 'EPL', strategy: 'mov' };
    const path = '/api/custom-strategy-model/store';
    return call(world, { path, token, body }, 'select 1 from custom_model where account_id = $1', member.id);
  },
  'POST /ai-strategy/dispute': async (world) => {
    const { member, token } = await world.member();
    const body = { id: world.gradedPick, reason: 'wrong_score', note: 'The league counts a goal more.' };
    const path = '/api/ai-strategy/dispute';
    return call(world, { path, token, body }, 'select 1 from pick_dispute where account_id = $1', member.id);
  },
  'POST /office/members/{id}/grants': async (world) => {
    const { member } = await world.member();
    const path = `/office/api/members/${member.uuid}/grants?brand=blue`;
    const body = { days: 1, reason: 'a day without the site' };
    return call(world, { path, body }, 'select 1 from subscription where account_id = $1', member.id);
  },
  'POST /office/members/{id}/notes': async (world) => {
    const { member } = await world.member();
    const path = `/office/api/members/${member.uuid}/notes?brand=blue`;
    return call(world, { path, body: note }, 'select 1 from member_note where account_id = $1', member.id);
  },
  'POST /office/orders/{id}/confirm': async (world) => {
    const { orderId } = await createOrderSample(world);
    const path = `/office/api/orders/${orderId}/confirm?brand=blue`;
    // The same typed money counts for one order only.
    const reference = `seen at the bank ${world.nextNumber()}`;
    const body = { money: { amount: 3000, paid_on: '2016-11-10', reference } };
    return call(world, { path, body }, 'select 1 from payment where order_id = $1', orderId);
  },
  'POST /office/bank-accounts': async (world) => {
    const accountNo = String(world.nextNumber());
    const account = {
      bank_code: '700',
      bank_name: 'Post',
      branch: 'Main',
      account_no: accountNo,
      holder: 'Trueline',
    };
    const path = '/office/api/bank-accounts?brand=blue';
    const body = { ...account, reason: 'a new account' };
    return call(world, { path, body }, 'select 1 from bank_account where account_no = $1', accountNo);
  },
  'POST /office/leagues': async (world) => {
    const id = `KEY${world.nextNumber()}`;
    const name = `Second Division ${id}`;
    const body = {
      id,
      sport: 'soccer',
      names: { en: name, zh_TW: name, zh_HK: name, vi: name },
      country: 'Netherlands',
      // No two leagues have one key at a provider.
      rules: { ...rulesOf('EREDIVISIE'), provider_keys: {} },
      reason: 'a new league',
    };
    return call(
      world,
      { path: '/office/api/leagues?brand=blue', body },
      'select 1 from league where id = $1',
      id,
    );
  },
  'POST /office/coupons': async (world) => {
    const code = `KEY-${world.nextNumber()}`;
    const from = world.services.clock.now().toISOString();
    const body = { code, type: 'fixed', value: 100, from, until: null, max_redemptions: 5 };
    return call(
      world,
      { path: '/office/api/coupons?brand=blue', body },
      'select 1 from coupon where code = $1',
      code,
    );
  },
};

const EVENT = (action: string) => `select 1 from order_event where order_id = $1 and action = '${action}'`;

function call(
  world: World,
  options: { readonly path: string; readonly body: unknown; readonly token?: string },
  sql: string,
  parameter: string | number,
): Made {
  const { path, body, token = world.ownerToken } = options;
  return { path, body, token, effects: () => rowCount(world.services, sql, parameter) };
}
