import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAnnouncements, type NewAnnouncement } from '#db/queries/announcement.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { listAnnouncements } from './list-announcements.ts';

const now = new Date('2026-11-20T08:00:00Z');
const row = (changes: Partial<NewAnnouncement>): NewAnnouncement => ({
  id: newId(),
  brand: 'blue',
  texts: { en: 'English', vi: 'Tiếng Việt' },
  position: 1,
  fromAt: new Date('2026-11-01T00:00:00Z'),
  untilAt: null,
  isSample: false,
  ...changes,
});

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  test.setNow(now);
  await insertAnnouncements(test.services.db, [
    row({ position: 2, texts: { en: 'second', vi: 'thứ hai' } }),
    row({ position: 1, texts: { en: 'first' } }),
    row({ texts: { en: 'ended' }, untilAt: now }),
    row({ texts: { en: 'coming' }, fromAt: new Date('2026-11-21T00:00:00Z') }),
    row({ texts: { en: 'theirs' }, brand: 'orange' }),
    row({ texts: {} }),
    row({ position: 3, texts: { en: 'sample', vi: 'mẫu' }, isSample: true }),
  ]);
});
afterAll(() => test.close());

describe('listAnnouncements', () => {
  it('lists what has begun and not ended, in order, for one brand', async () => {
    const { items, fallback } = await listAnnouncements(test.services, { brand: 'blue', locale: 'en' });
    expect(items.map(({ content, is_sample }) => [content, is_sample])).toEqual([
      ['first', false],
      ['second', false],
      ['sample', true],
    ]);
    expect(fallback).toBe(false);
  });

  it('stands in with English and says so', async () => {
    const { items, fallback } = await listAnnouncements(test.services, { brand: 'blue', locale: 'vi' });
    expect(items.map(({ content }) => content)).toEqual(['first', 'thứ hai', 'mẫu']);
    expect(fallback).toBe(true);
  });

  it('shows no sample in production', async () => {
    const production = { ...test.services, env: { ...test.services.env, APP_MODE: 'production' as const } };
    const { items } = await listAnnouncements(production, { brand: 'blue', locale: 'en' });
    expect(items.map(({ content }) => content)).toEqual(['first', 'second']);
  });
});
