import type { Services } from '#domain/services.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { moneyErrors } from '#tests/support/site.ts';
import type { Known, OrderEvent } from './buyers.ts';
import { pickErrors } from './pick-errors.ts';
import { reminderErrors } from './reminder-errors.ts';
import type { Outcome } from './storm.ts';

const ACTIONS: Readonly<Record<OrderEvent, string>> = {
  created: 'create',
  reported: 'report',
  partial: 'record_partial',
  confirmed: 'confirm',
  cancelled: 'cancel',
};

/** Everything that a storm has lost, doubled or left half done; nothing where each acknowledged write is there exactly once. */
export async function stormErrors(
  services: Services,
  { journal, sleepers, leavers, surprises }: Outcome,
): Promise<string[]> {
  const { $client } = services.db;
  const errors = [...surprises, ...(await moneyErrors(services))];
  const broken = await findAuditBreak(services);
  if (broken !== null) errors.push(`the audit chain breaks at ${broken}`);
  const { rows: events } = await $client.query(
    'select order_id, action, count(*)::int as times from order_event group by 1, 2',
  );
  const times = new Map(events.map((row) => [`${row.order_id} ${row.action}`, row.times]));
  const { rows: orders } = await $client.query(
    'select id, account_id, order_status, receipt_no from member_order',
  );
  const { rows: payments } = await $client.query(
    'select reference, count(*)::int as times from payment group by 1',
  );
  const paid = new Map(payments.map((row) => [row.reference, row.times]));
  const byId = new Map(orders.map((row) => [row.id, row]));
  for (const [id, known] of journal.orders) {
    for (const event of known.seen) {
      const found = times.get(`${id} ${ACTIONS[event]}`) ?? 0;
      if (found !== 1)
        errors.push(
          `${id}: ${event}${known.sure.has(event) ? ', acknowledged,' : ''} happened ${found} times`,
        );
    }
    errors.push(...endErrors(id, known, byId.get(id)));
    for (const reference of known.references) {
      if (paid.get(reference) !== 1)
        errors.push(`${id}: the money ${reference} was counted ${paid.get(reference) ?? 0} times`);
    }
  }
  const strays = orders.filter(({ id }) => !journal.orders.has(id) && !sleepers.includes(id));
  errors.push(...strays.map(({ id }) => `${id} is an order that no client knows of`));
  for (const id of sleepers) {
    const found = times.get(`${id} expire`) ?? 0;
    if (found !== 1 || byId.get(id)?.order_status !== 'expired') errors.push(`${id} expired ${found} times`);
  }
  return [
    ...errors,
    ...(await receiptErrors(services)),
    ...(await emailErrors(services)),
    ...(await reminderErrors(services, leavers)),
    ...(await pickErrors(services)),
  ];
}

function endErrors(
  id: string,
  known: Known,
  row: { order_status: string; receipt_no: string | null } | undefined,
): string[] {
  const status = known.seen.has('confirmed') ? 'completed' : known.seen.has('cancelled') ? 'cancelled' : null;
  const errors: string[] = [];
  if (status !== null && row?.order_status !== status)
    errors.push(`${id} is ${row?.order_status} and should be ${status}`);
  if (known.receiptNo !== null && row?.receipt_no !== known.receiptNo) {
    errors.push(`${id} has the receipt ${row?.receipt_no}, its payer has ${known.receiptNo}`);
  }
  return errors;
}

/** Receipts of a brand's year count up without a gap. */
async function receiptErrors(services: Services): Promise<string[]> {
  const { rows } = await services.db.$client.query(
    `select c.brand, c.last_no, (select count(*)::int from member_order o where o.receipt_no like upper(c.brand) || '-' || c.year || '-%')
       as given from receipt_counter c`,
  );
  return rows
    .filter((row) => row.given !== row.last_no)
    .map((row) => `${row.brand} gave ${row.given} of ${row.last_no} receipts`);
}

const EMAILS: Readonly<Record<string, string>> = {
  create: 'order-created',
  report: 'order-reported',
  confirm: 'order-completed',
  expire: 'order-expired',
};

/** Each step of an order is reported to its owner once, with the step or not at all. */
async function emailErrors({ db }: Services): Promise<string[]> {
  const emails = await db.$client.query(
    "select template, subject || body_text as words from outbox where template like 'order-%'",
  );
  const steps = await db.$client.query(
    'select order_no, action from order_event join member_order on order_id = member_order.id',
  );
  const kinds = new Set(emails.rows.map(({ template }) => template));
  return steps.rows.flatMap(({ order_no: order, action }) => {
    const email = EMAILS[action];
    if (email === undefined || !kinds.has(email)) return [];
    const times = emails.rows.filter((row) => row.template === email && row.words.includes(order)).length;
    return times === 1 ? [] : [`${order}: ${email} was written ${times} times`];
  });
}
