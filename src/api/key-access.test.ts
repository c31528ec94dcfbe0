import { describe, expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { keyAccessOf, withinKey } from './key-access.ts';

const key = { id: 'k', name: 'bot', scopes: ['picks.read'] };
/** Only what the rule looks at; whatever else a caller has stays as it is. */
const caller = (wish: object = {}) =>
  ({ member: { id: 7 }, operator: { id: 'o' }, key, brand: 'blue', ...wish }) as unknown as Caller;

describe('what a key is', () => {
  it('a guest to a reading call for guests that no scope names, whatever its scopes are', () => {
    const contract = { access: 'guest', method: 'GET' } as const;
    expect(withinKey(contract, caller())).toMatchObject({ member: null, operator: null, key, brand: 'blue' });
    const person = caller({ key: null });
    expect(withinKey(contract, person)).toBe(person);
  });

  it.each([
    [{ access: 'member', method: 'GET' }, 'not_for_keys'],
    [{ access: 'guest', method: 'POST' }, 'not_for_keys'],
    [{ access: 'member', method: 'GET', scope: 'orders.read' }, 'scope_required'],
  ] as const)('refused by %o', (contract, reason) => {
    expect(() => withinKey(contract, caller())).toThrow(
      expect.objectContaining({ data: expect.objectContaining({ reason }) }),
    );
  });

  it('its owner where it has the scope, or any is enough', () => {
    for (const scope of ['picks.read', 'any'] as const) {
      const contract = { access: 'member', method: 'GET', scope } as const;
      const owner = caller();
      expect(keyAccessOf(contract)).toBe(scope);
      expect(withinKey(contract, owner)).toBe(owner);
    }
  });
});
