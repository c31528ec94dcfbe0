import { expect, it } from 'vitest';
import { DAY_MS } from '#terms/durations.ts';
import { daysLeft } from './days-left.ts';

const END = new Date('2026-12-01T00:00:00Z');
const before = (ms: number) => new Date(END.getTime() - ms);

it.each([
  ['a day and a moment', DAY_MS + 1, 2],
  ['a whole day', DAY_MS, 1],
  ['the last moment', 1, 1],
  ['the end itself', 0, 0],
  ['a day after it', -DAY_MS, 0],
])('%s before the end is told in whole days that are begun', (_, ms, days) => {
  expect(daysLeft(END, before(ms))).toBe(days);
});
