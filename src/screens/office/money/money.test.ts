import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesSince } from './minutes-since.ts';
import { shownState } from './order-state.tsx';
import { readAmount } from './read-amount.ts';

describe('readAmount', () => {
  it('reads what an operator copies from a bank', () => {
    expect(['8000', '8,000', ' 8000 ', '８０００', '1'].map(readAmount)).toEqual([8000, 8000, 8000, 8000, 1]);
  });

  it('refuses what is no whole positive amount', () => {
    for (const text of ['', '0', '-5', '8000.5', '1e400', 'NaN', '8 000', '99999999', 'TWD 5', '0x10']) {
      expect(readAmount(text)).toBeNull();
    }
  });

  it('reads back every amount, with or without separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (amount) => {
        expect(readAmount(String(amount))).toBe(amount);
        expect(readAmount(amount.toLocaleString('en-US'))).toBe(amount);
      }),
    );
  });
});

it('waiting times are whole and never negative', () => {
  const at = (text: string) => `2026-11-${text}:00Z`;
  expect(minutesSince(at('20T00:00'), '2026-11-22T03:59:59Z')).toBe(51 * 60 + 59);
  expect(minutesSince(at('20T00:10'), at('20T00:00'))).toBe(0);
});

it('a state is one word', () => {
  expect(shownState({ status: 'pending', payment: 'partial' })).toBe('partial');
  expect(shownState({ status: 'completed', payment: 'paid' })).toBe('paid');
  expect(shownState({ status: 'expired', payment: 'unpaid' })).toBe('expired');
});
