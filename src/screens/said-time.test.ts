import { expect, it } from 'vitest';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import { sayDay } from './said-time.tsx';

const t = createTranslator<'sport'>({ locale: 'en', messages: await loadMessages('en', ['sport']) });
const say = (at: string, now: string) => sayDay({ at, now, zone: 'Asia/Taipei', locale: 'en' }, t);

it('calls the days around now by their names, and others by weekday and date', () => {
  expect(say('2026-11-29T13:00:00Z', '2026-11-29T01:00:00Z')).toBe('Tonight');
  expect(say('2026-11-28T13:00:00Z', '2026-11-29T01:00:00Z')).toBe('Yesterday');
  expect(say('2026-11-20T13:00:00Z', '2026-11-29T01:00:00Z')).toMatch(/^Fri,? 20 Nov$/);
});

it('says the year of a day that lies in a year before, and not of one in a year to come', () => {
  expect(say('2025-12-30T13:00:00Z', '2026-01-05T01:00:00Z')).toBe('2025-12-30');
  expect(say('2027-01-03T13:00:00Z', '2026-12-29T01:00:00Z')).toMatch(/^Sun,? 3 Jan$/);
});
