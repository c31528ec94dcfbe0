import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCustomerFeedback, type NewCustomerFeedback } from '#db/queries/customer-feedback.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { listFeedback } from './list-feedback.ts';

const row = (name: string, changes: Partial<NewCustomerFeedback> = {}): NewCustomerFeedback => ({
  id: newId(),
  brand: 'blue',
  name,
  texts: { en: `text of ${name}` },
  rating: 4,
  givenOn: '2026-11-01',
  approved: true,
  consent: true,
  isSample: false,
  source: 'mail',
  sourceReference: 'letter 1',
  consentOn: '2026-11-01',
  ...changes,
});

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await insertCustomerFeedback(test.services.db, [
    row('older', { givenOn: '2026-10-31' }),
    row('newer'),
    row('not approved', { approved: false }),
    row('consent taken back', { approved: false, withdrawnAt: new Date(0) }),
    row('Sample 1', { isSample: true, consent: false, givenOn: '2026-11-02' }),
    row('theirs', { brand: 'orange' }),
  ]);
});
afterAll(() => test.close());

const list = (page: number, perPage: number, mode: 'test' | 'production' = 'test') =>
  listFeedback(
    { ...test.services, env: { ...test.services.env, APP_MODE: mode } },
    { brand: 'blue', locale: 'en', page, perPage },
  );

describe('listFeedback', () => {
  it('lists what is approved and allowed, newest first, samples named as such', async () => {
    const { items, total } = await list(1, 10);
    expect(items.map(({ name, is_sample, date }) => [name, is_sample, date])).toEqual([
      ['Sample 1', true, '2026-11-02'],
      ['newer', false, '2026-11-01'],
      ['older', false, '2026-10-31'],
    ]);
    expect(total).toBe(3);
  });

  it('hides samples in production, and from the count', async () => {
    const { items, total } = await list(1, 10, 'production');
    expect(items.map(({ name }) => name)).toEqual(['newer', 'older']);
    expect(total).toBe(2);
  });

  it('gives each item on exactly one page, and the total beyond the last', async () => {
    const pages = await Promise.all([list(1, 2), list(2, 2), list(3, 2)]);
    expect(pages.map(({ items }) => items.length)).toEqual([2, 1, 0]);
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
  });
});
