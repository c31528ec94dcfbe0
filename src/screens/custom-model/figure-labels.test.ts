import { expect, it } from 'vitest';
import { ordinal, returnInterval, shareInterval, sideInterval, sideOf, verdictOf } from './figure-labels.ts';

it('counts as each language does', () => {
  expect([1, 2, 3, 4, 7, 11, 12, 13, 21, 22, 101].map((number) => ordinal(number, 'en'))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '7th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '101st',
  ]);
  expect((['zh_TW', 'zh_HK', 'vi'] as const).map((locale) => ordinal(7, locale))).toEqual(['7', '7', '7']);
});

it('writes intervals with one decimal, those of returns with signs', () => {
  expect(shareInterval([0.4436, 0.523])).toBe('44.4–52.3%');
  expect(returnInterval([-0.041, 0.0234])).toBe('−4.1\u00a0…\u00a0+2.3%');
});

it('calls a result proven only where the whole interval is on one side of zero', () => {
  expect(verdictOf([-0.01, 0.2])).toBe('notProven');
  expect(verdictOf([0, 0.2])).toBe('notProven');
  expect(verdictOf([0.001, 0.2])).toBe('proven');
  expect(verdictOf([-0.2, -0.001])).toBe('losing');
});

it('calls two records the same where their difference is shown as zero, and turns the interval of less', () => {
  expect([0.004, -0.004, 0.005, -0.01].map((one) => sideOf(one, 2))).toEqual([
    'same',
    'same',
    'more',
    'less',
  ]);
  expect(sideInterval('less', [-0.3, 0.1])).toEqual([-0.1, 0.3]);
  expect(sideInterval('more', [-0.1, 0.3])).toEqual([-0.1, 0.3]);
});
