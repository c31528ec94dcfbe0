import { expect, it } from 'vitest';
import { formatSpan } from './format-span.ts';

it.each([
  [0, '0 min'],
  [-7, '0 min'],
  [59.4, '59 min'],
  [59.5, '1 h'],
  [60, '1 h'],
  [61, '1 h 1 min'],
  [120, '2 h'],
  [978, '16 h 18 min'],
  [48 * 60, '48 h'],
  [48 * 60 + 1, '2 days'],
  [76 * 60 + 59, '3 days 4 h'],
  [1000 * 1440, '1,000 days'],
  [null, '-'],
  [Number.NaN, '-'],
])('says %s minutes as %s', (minutes, said) => {
  expect(formatSpan(minutes, 'en')).toBe(said);
});

it.each([
  ['zh_TW', '16 小時 18 分鐘', '3 天 4 小時'],
  ['zh_HK', '16 小時 18 分鐘', '3 日 4 小時'],
  ['vi', '16 giờ 18 phút', '3 ngày 4 giờ'],
] as const)('writes the units of %s', (locale, hours, days) => {
  expect(formatSpan(978, locale)).toBe(hours);
  expect(formatSpan(76 * 60, locale)).toBe(days);
});
