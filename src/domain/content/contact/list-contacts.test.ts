import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertContactInfos } from '#db/queries/contact-info.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { listContacts } from './list-contacts.ts';

const row = (value: string, position: number, changes = {}) => ({
  id: newId(),
  brand: 'blue',
  type: 'mail' as const,
  value,
  hours: { en: 'Weekdays' },
  position,
  isSample: false,
  ...changes,
});

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await insertContactInfos(test.services.db, [
    row('second@example.com', 2),
    row('first@example.com', 1, { hours: { en: 'Weekdays', vi: 'Ngày thường' } }),
    row('sample@example.com', 3, { isSample: true, hours: {} }),
    row('theirs@example.com', 1, { brand: 'orange' }),
  ]);
});
afterAll(() => test.close());

it('lists a brand’s contacts in order, hours in the reader’s language or what stands in for it', async () => {
  const { items, fallback } = await listContacts(test.services, { brand: 'blue', locale: 'vi' });
  expect(items.map(({ value, hours, is_sample }) => [value, hours, is_sample])).toEqual([
    ['first@example.com', 'Ngày thường', false],
    ['second@example.com', 'Weekdays', false],
    ['sample@example.com', '', true],
  ]);
  expect(fallback).toBe(true);
});

it('shows no sample in production', async () => {
  const production = { ...test.services, env: { ...test.services.env, APP_MODE: 'production' as const } };
  const { items } = await listContacts(production, { brand: 'blue', locale: 'en' });
  expect(items.map(({ value }) => value)).toEqual(['first@example.com', 'second@example.com']);
});
