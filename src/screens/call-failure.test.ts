import { expect, it } from 'vitest';
import { failureDisplay, joinMessages } from './call-failure.ts';

const msg = { email: ['Invalid email format'], base: ['Try again.', 'Or later.'] };
const planList = { method: 'GET', path: '/plan/list' } as const;

it('joins the messages of all fields with spaces', () => {
  expect(joinMessages(msg)).toBe('Invalid email format Try again. Or later.');
  expect(joinMessages({})).toBeNull();
  expect(joinMessages({ base: [] })).toBeNull();
});

it.each([400, 404, 409, 422, 423, 429, 500, 503])('shows the joined messages of a %i in a toast', (code) => {
  expect(failureDisplay(planList, { code, msg })).toEqual({ kind: 'toast', text: joinMessages(msg) });
});

it('leads to the login after a 302', () => {
  expect(failureDisplay(planList, { code: 302, msg })).toEqual({ kind: 'login' });
});

it('shows a 403 in the dialog and leads to the plans', () => {
  expect(failureDisplay(planList, { code: 403, msg })).toEqual({
    kind: 'dialog',
    text: joinMessages(msg),
    opens: 'subscribe',
  });
});

it('only logs what no one answered', () => {
  expect(failureDisplay(planList, { code: null, msg: {} })).toEqual({ kind: 'log' });
});

it.each([
  { method: 'POST', path: '/login' },
  { method: 'GET', path: '/account' },
  { method: 'GET', path: '/plan/active' },
  { method: 'GET', path: '/sport/in-play/list' },
] as const)('keeps silent about $method $path', (contract) => {
  for (const code of [302, 403, 422, 500]) {
    expect(failureDisplay(contract, { code, msg })).toEqual({ kind: 'none' });
  }
  expect(failureDisplay(contract, { code: null, msg })).toEqual({ kind: 'log' });
});

it('does not mistake another method at a silent path for it', () => {
  expect(failureDisplay({ method: 'GET', path: '/login' }, { code: 422, msg })).toMatchObject({
    kind: 'toast',
  });
});
