import { expect, it } from 'vitest';
import { comparedLine } from './compared-line.ts';

const line = (id: string) => ({
  id,
  booking_date: '2026-11-22',
  amount: 8000,
  memo: '',
  counter_account: '',
});

it('holds a report against the likeliest line that speaks for the order', () => {
  const lines = [
    { line: line('likely'), reason: 'amount' as const },
    { line: line('other'), reason: 'none' as const },
  ];
  const found = comparedLine({ lines, payments: [{ line: line('taken') }] });
  expect(found).toEqual({ line: line('likely'), reason: 'amount' });
});

it('holds it against what was taken last where no line waits, and against nothing that speaks for no order', () => {
  const lines = [{ line: line('other'), reason: 'none' as const }];
  const payments = [{ line: line('first') }, { line: line('second') }, { line: null }];
  expect(comparedLine({ lines, payments })).toEqual({ line: line('second'), reason: null });
  expect(comparedLine({ lines, payments: [{ line: null }] })).toBeNull();
});
