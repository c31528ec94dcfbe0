import { request } from 'node:http';
import { type Envelope, envelopeSchema } from '#api/endpoint.contract.ts';
import { startTimer, waitSince } from '#platform/clock.ts';
import { newId } from '#platform/id.ts';
import type { Address } from './victim-site.ts';

export type OrderEvent = 'created' | 'reported' | 'partial' | 'confirmed' | 'cancelled';

/** What a client knows of an order: `sure` was answered with 200; the rest was found to have happened after a lost answer. */
export type Known = {
  readonly accountId: number;
  readonly sure: Set<OrderEvent>;
  readonly seen: Set<OrderEvent>;
  readonly references: string[];
  receiptNo: string | null;
};
export type Journal = { readonly orders: Map<string, Known>; lost: number; retries: number };

export type Buyer = {
  readonly id: number;
  readonly token: string;
  /** Who confirms what this member pays: one person may type in only so much a day. */
  readonly operatorToken: string;
};
export type Store = {
  readonly planIds: readonly number[];
  readonly termsVersion: number;
  readonly couponCode: string;
  readonly operatorToken: string;
};
export type Call = { path: string; body: unknown; token: string; key?: string };

const ORDERS_A_BUYER = 4;

/** One member and their operator, who order, report, pay, pay in two parts or give up, until the test stops them. */
export async function buy(
  options: { nextWeb: () => Address; store: Store; buyer: Buyer; journal: Journal; random: () => number },
  isOver: () => boolean,
): Promise<void> {
  const { store, buyer, journal, random } = options;
  for (let made = 0; made < ORDERS_A_BUYER && !isOver(); made += 1) {
    const coupon = random() < 0.4 ? { coupon_code: store.couponCode } : {};
    const plan = store.planIds[Math.floor(random() * store.planIds.length)];
    const wish = { plan_id: plan, agree: true, terms_version: store.termsVersion };
    const member = { token: buyer.token, key: newId() };
    let answer = await insist(options, { path: '/api/subscribe', body: { ...wish, ...coupon }, ...member });
    if (answer.http_code === 422) {
      answer = await insist(options, { path: '/api/subscribe', body: wish, ...member, key: newId() });
    }
    const isSure = answer.http_code === 200;
    const id: unknown = isSure ? Object(answer.data).order?.id : Object(answer.data).order_id;
    if (typeof id !== 'string') return;
    const known = remember(journal, id, buyer.id);
    note(known, 'created', isSure);
    const amount: number = isSure ? Object(answer.data).order.amount : await amountOf(options, id);
    await finish(options, { id, known, amount, ending: random() });
  }
}

async function finish(
  buyer: Parameters<typeof buy>[0],
  { id, known, amount, ending }: { id: string; known: Known; amount: number; ending: number },
): Promise<void> {
  const member = { token: buyer.buyer.token };
  if (ending < 0.25) {
    const gone = await insist(buyer, { path: '/api/subscribe/cancel', body: { order_id: id }, ...member });
    if (gone.http_code !== 200 && Object(gone.data).state !== 'cancelled/cancelled') throw unexpected(gone);
    note(known, 'cancelled', gone.http_code === 200);
    return;
  }
  if (ending < 0.75) {
    const report = { last5: '12345', amount, paid_at: new Date(0).toISOString(), note: '' };
    const path = `/api/subscribe/report/${id}`;
    const reply = await insist(buyer, { path, body: report, ...member, key: newId() });
    if (reply.http_code !== 200 && Object(reply.data).state !== 'pending/reported') throw unexpected(reply);
    note(known, 'reported', reply.http_code === 200);
  }
  const parts = ending > 0.5 ? [amount] : [1000, amount - 1000];
  for (const [index, part] of parts.entries()) {
    const reference = newId();
    known.references.push(reference);
    const money = { amount: part, paid_on: '2026-11-20', reference };
    const path = `/office/api/orders/${id}/confirm?brand=blue`;
    const paid = await insist(buyer, { path, body: { money }, token: buyer.buyer.operatorToken });
    const isLast = index === parts.length - 1;
    // A short transfer whose answer was lost is refused as known when it is sent again.
    const isKnown = !isLast && paid.http_code === 409 && Object(paid.data).order_id === id;
    if (paid.http_code !== 200 && !isKnown) throw unexpected(paid);
    note(known, isLast ? 'confirmed' : 'partial', paid.http_code === 200);
    if (isLast) known.receiptNo = Object(paid.data).order?.receipt_no ?? null;
  }
}

function remember(journal: Journal, id: string, accountId: number): Known {
  const known = journal.orders.get(id) ?? {
    accountId,
    sure: new Set<OrderEvent>(),
    seen: new Set<OrderEvent>(),
    references: [],
    receiptNo: null,
  };
  journal.orders.set(id, known);
  return known;
}

function note(known: Known, event: OrderEvent, isSure: boolean): void {
  known.seen.add(event);
  if (isSure) known.sure.add(event);
}

const unexpected = (answer: Envelope) => new Error(`an unexpected answer: ${JSON.stringify(answer)}`);

async function amountOf(buyer: Parameters<typeof buy>[0], id: string): Promise<number> {
  const shown = await insist(buyer, {
    path: `/api/subscribe/show/${id}`,
    body: null,
    token: buyer.buyer.token,
  });
  return Object(shown.data).amount;
}

/** Sends the same call until somebody answers: what a client does whose connection breaks. */
async function insist(buyer: Parameters<typeof buy>[0], call: Call): Promise<Envelope> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await send(buyer.nextWeb(), call).catch(() => null);
    const isAnswered = answer !== null && answer.http_code < 500;
    const isAtWork = answer?.http_code === 409 && answer.data === null;
    if (isAnswered && !isAtWork) {
      if (attempt > 0) buyer.journal.lost += 1;
      return answer;
    }
    buyer.journal.retries += 1;
    if (attempt > 1500) throw new Error(`${call.path} is never answered: ${JSON.stringify(answer)}`);
    await waitSince(startTimer(), 40);
  }
}

/** One call of a web process; fails where the connection breaks. */
export function send(base: Address, { path, body, token, key }: Call): Promise<Envelope> {
  const payload = body === null ? null : JSON.stringify(body);
  const headers = {
    Host: 'blue.localhost',
    Authorization: `Bearer ${token}`,
    ...(payload === null ? {} : { 'Content-Type': 'application/json' }),
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  };
  return new Promise((done, fail) => {
    const method = payload === null ? 'GET' : 'POST';
    const sent = request({ ...base, path, method, headers, timeout: 60_000, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('close', () => {
        if (!response.complete) return fail(new Error('cut off'));
        try {
          done(envelopeSchema.parse(JSON.parse(Buffer.concat(chunks).toString())));
        } catch (error) {
          fail(error);
        }
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', fail);
    sent.end(payload ?? undefined);
  });
}
