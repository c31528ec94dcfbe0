import { expect, it } from 'vitest';
import { failureReason } from './failure-reason.ts';

it('of a query is what the database said, without the values, which may be a member’s', () => {
  const cause = new Error('timeout exceeded when trying to connect');
  const failed = new Error('Failed query: select 1 from account where email = $1\nparams: ada@example.com', {
    cause,
  });
  expect(failureReason(failed)).toBe('timeout exceeded when trying to connect');
  expect(failureReason(new Error(failed.message))).toBe(
    'Failed query: select 1 from account where email = $1',
  );
});

it('of anything else is its own message, and a word where it has none', () => {
  expect(failureReason(new Error('554 no relaying', { cause: new Error('socket') }))).toBe('554 no relaying');
  expect(failureReason('no place')).toBe('no place');
  expect(failureReason(new Error(''))).toBe('no reason');
});
