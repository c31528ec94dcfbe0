import { describe, expect, it } from 'vitest';
import { mayDo, PERMISSIONS, permissionsOf } from './permissions.ts';

describe('the permissions of operators', () => {
  it('separate money, members and reading: an auditor changes nothing, content sees no order', () => {
    expect(permissionsOf('auditor').every((name) => /\.view/.test(name))).toBe(true);
    expect(permissionsOf('content').some((name) => /^(orders|members|bank_accounts)\./.test(name))).toBe(
      false,
    );
    expect(mayDo('support', 'orders.confirm')).toBe(false);
    expect(mayDo('finance', 'members.suspend')).toBe(false);
    expect(mayDo('support', 'members.grant_long')).toBe(false);
    expect(mayDo('finance', 'plans.decide')).toBe(false);
  });

  it('give the owner all there is, and no one a pick to edit or a break to shorten', () => {
    expect(permissionsOf('owner').toSorted()).toEqual(Object.keys(PERMISSIONS).toSorted());
    expect(Object.keys(PERMISSIONS).filter((name) => /pick|break/.test(name))).toEqual([]);
  });
});
