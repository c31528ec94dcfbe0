import { describe, expect, it } from 'vitest';
import { readEnv } from '#platform/env.ts';
import type { Email } from './email.ts';
import { orderCompleted } from './order-completed.ts';
import { orderCreated } from './order-created.ts';
import { renderEmail } from './render-email.ts';
import { requestAlone } from './request-alone.ts';

const env = readEnv({ APP_MODE: 'test', PORT: '4100' });

const order = {
  order: '261120ABCDEF2',
  plan: 'Weekly plan',
  amount: '3,000',
  paid: '1,000',
  missing: '2,000',
  owed: '0',
  reference: 'ABCDE12345',
  deadline: '2026-11-23 23:59:59',
  zone: 'Asia/Taipei',
  receipt: 'R-1',
  end: '2026-12-20 23:59:59',
  days: 60,
  reason: '',
};

const written = <Data>(email: Email<Data>, data: Data) =>
  renderEmail(env, email, { brand: 'blue', locale: 'en', name: 'Mei', data });

describe('values of an order', () => {
  it('stand under their names, the amount first, in HTML and in text', async () => {
    const { html, text } = await written(orderCreated, order);
    const rows = [...html.matchAll(/<tr><th[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)<\/td><\/tr>/g)];
    expect(rows.map(([, name, value]) => `${name}: ${value}`).slice(0, 2)).toEqual([
      'Amount: 3,000',
      'Reference: ABCDE12345',
    ]);
    expect(text).toContain('Amount: 3,000\nReference: ABCDE12345\n');
  });

  it('a receipt names its number and until when the plan runs', async () => {
    const { text } = await written(orderCompleted, order);
    expect(text).toContain('Receipt number: R-1');
    expect(text).toContain('Active until: 2026-12-20 23:59:59');
  });
});

it('a reason that ends as a sentence does not end twice', async () => {
  const { text } = await written(requestAlone, {
    action: 'announced',
    kind: 'price',
    reason: 'The old branch closes.',
    request: 'a0b1',
    time: '2026-11-23 12:00',
    zone: 'Asia/Taipei',
    hours: 72,
  });
  expect(text).toContain('Reason: The old branch closes. You');
});
