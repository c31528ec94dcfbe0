import { describe, expect, it } from 'vitest';
import { isPermission } from '#domain/foundation/permission/permissions.ts';
import { MEMBER_SCOPES, OFFICE_SCOPES } from '#terms/api-scopes.ts';
import type { Caller } from './caller.ts';
import { endpoints } from './index.ts';
import { isOpenToKeys, keyAccessOf, withinKey } from './key-access.ts';
import { officeEndpoints } from './office/index.ts';

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;
const all = [...endpoints, ...officeEndpoints].map(({ contract }) => contract);

describe('what opens a call to a key', () => {
  it('is a scope that a person can give, and each scope opens something', () => {
    const opened = new Set(all.map(keyAccessOf));
    for (const scope of [...MEMBER_SCOPES, ...OFFICE_SCOPES]) expect(opened, scope).toContain(scope);
    expect(OFFICE_SCOPES.filter((scope) => !isPermission(scope))).toEqual([]);
  });

  it('is nothing for what concerns sessions, keys, the account itself, and money in the office', () => {
    const closed = all.filter((contract) =>
      /^\/(?:me(?!\/ledger)|login|logout|ai-accounts|auth\/third)|^\/office\/(?:keys|operators|approvals\/\{id\}|orders\/\{id\}\/|statements|exports|list-exports|search)/.test(
        contract.path,
      ),
    );
    expect(closed.length).toBeGreaterThan(40);
    const open = closed.filter(isOpenToKeys).map(nameOf);
    expect(open).toEqual(['GET /office/approvals/{id}']);
  });

  it('is in the office only what needs no second person: writes that keys can make are these', () => {
    const writes = all.filter(
      (one) => one.access === 'operator' && one.method !== 'GET' && isOpenToKeys(one),
    );
    const permissions = [...new Set(writes.map(({ permission }) => permission))].toSorted();
    expect(permissions).toEqual([
      'content.edit',
      'coupons.edit',
      'feeds.run',
      'members.note',
      'operations.run',
      'seo.edit',
      'wording.edit',
    ]);
  });
});

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
