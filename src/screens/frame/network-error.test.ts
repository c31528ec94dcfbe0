import { expect, it } from 'vitest';
import { isNetworkError } from './network-error.ts';

it.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'The network connection was lost.',
  'The Internet connection appears to be offline.',
])('knows a lost connection by “%s”', (message) => {
  expect(isNetworkError(new TypeError(message))).toBe(true);
});

it.each([
  new TypeError('x is not a function'),
  new Error('Failed to fetch'),
  { status: 500, statusText: 'Internal Server Error', data: '' },
  null,
])('does not take another error for one: %s', (error) => {
  expect(isNetworkError(error)).toBe(false);
});
