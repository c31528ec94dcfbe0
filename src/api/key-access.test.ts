import { describe, expect, it } from 'vitest';
import { isPermission } from '#domain/foundation/permission/permissions.ts';
import { MEMBER_SCOPES, OFFICE_SCOPES } from '#terms/api-scopes.ts';
import { endpoints } from './index.ts';
import { isOpenToKeys, keyAccessOf } from './key-access.ts';
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
