import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderRow } from '#db/queries/order.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { reportTransfer } from './report-transfer.ts';
import { showOrder } from './show-order.ts';

const NOON = new Date('2026-11-20T04:00:00Z');

let test: TestServices;
let site: Site;
beforeAll(async () => {
  test = await testServices();
  test.setNow(new Date('2026-11-01T00:00:00Z'));
  site = await openSite(test.services);
});
afterAll(() => test.close());

const at = (minutes: number) => test.setNow(new Date(NOON.getTime() + minutes * MINUTE_MS));

type Waiting = { readonly order: OrderRow; readonly made: MadeMember };

async function report(minutes: number): Promise<Waiting> {
  at(minutes);
  const made = await makeMember(test.services);
  const order = await site.order(made.member, 'monthly');
  const said = { last5: '12345', amount: order.amountDue, paidAt: test.services.clock.now(), note: '' };
  await reportTransfer(test.services, { member: made.member, orderId: order.id, report: said });
  return { order, made };
}

const confirm = ({ order }: Waiting) =>
  confirmTransfer(test.services, {
    brand: 'blue',
    operatorId: '00000000-0000-4000-8000-000000000001',
    orderId: order.id,
    money: { amount: order.amountDue, paidOn: '2026-11-20', reference: order.orderNo },
  });

const queueOf = async ({ order, made }: Waiting) =>
  (await showOrder(test.services, { member: made.member, id: order.id, locale: 'en' })).queue;

it('shows each of five who wait their place and the median wait, and moves all when one is confirmed', async () => {
  const waiting: Waiting[] = [];
  for (const minutes of [0, 1, 2, 3, 4]) waiting.push(await report(minutes));
  const [first, ...others] = waiting;
  if (first === undefined) throw new Error('nobody waits');
  for (const [index, one] of waiting.entries()) {
    expect(await queueOf(one)).toEqual({ position: index + 1, median_minutes: null, n: 0 });
  }
  at(40);
  await confirm(first);
  const { rows } = await test.services.db.execute<{ begun: string; confirmed: string }>(sql`
    select subscription.start_at::text as begun, completed_at::text as confirmed
    from subscription join member_order on member_order.id = order_id`);
  expect(rows).toEqual([{ begun: rows[0]?.confirmed, confirmed: rows[0]?.begun }]);
  expect(await queueOf(first)).toBeNull();
  for (const [index, one] of others.entries()) {
    const queue = await queueOf(one);
    expect(queue).toMatchObject({ position: index + 1, n: 1 });
    expect(queue?.median_minutes).toBeCloseTo(40, 1);
  }
});
