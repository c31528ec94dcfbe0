import type { OperatorRole } from '#terms/operators.ts';
import { OPERATOR_ROLES } from '#terms/operators.ts';

/**
 * What operators may do (docs/product/operators.md), one row a permission. `propose` means that a second person has to agree who may do it
 * themselves; no one has a permission to change or delete a published pick, or to shorten a member's break, because there is
 * nothing that could do it.
 */
export const PERMISSIONS = {
  'orders.view': ['owner', 'finance', 'support', 'auditor'],
  'orders.confirm': ['owner', 'finance'],
  'orders.reject': ['owner', 'finance'],
  'statements.import': ['owner', 'finance'],
  'orders.revive': ['owner', 'finance'],
  'orders.void': ['owner', 'finance'],
  'members.view': ['owner', 'finance', 'support', 'auditor'],
  'members.reveal': ['owner', 'finance', 'support'],
  'members.suspend': ['owner', 'support'],
  'members.note': ['owner', 'support'],
  'members.grant': ['owner', 'support'],
  'members.grant_long': ['owner', 'finance'],
  'plans.view': ['owner', 'finance', 'auditor'],
  'plans.propose': ['owner', 'finance'],
  'plans.decide': ['owner'],
  'bank_accounts.view': ['owner', 'finance', 'auditor'],
  'bank_accounts.propose': ['owner', 'finance'],
  'bank_accounts.decide': ['owner', 'finance'],
  'coupons.view': ['owner', 'finance', 'content', 'auditor'],
  'coupons.edit': ['owner', 'finance'],
  'approvals.view': ['owner', 'finance', 'auditor'],
  'audit.view_all': ['owner', 'auditor'],
  'audit.view_own': OPERATOR_ROLES,
  'models.view': ['owner', 'analyst', 'auditor'],
  'models.run': ['owner', 'analyst'],
  'policies.change': ['owner', 'analyst'],
  'results.view': ['owner', 'analyst', 'auditor'],
  'results.propose': ['owner', 'analyst'],
  'results.decide': ['owner', 'analyst'],
  'legal.view': ['owner', 'content', 'auditor'],
  'legal.draft': ['owner', 'content'],
  'legal.publish': ['owner'],
  'wording.view': ['owner', 'content', 'auditor'],
  'wording.edit': ['owner', 'content'],
  'experiments.view': ['owner', 'content', 'auditor'],
  'experiments.edit': ['owner', 'content'],
  'seo.view': ['owner', 'support', 'content', 'auditor'],
  'seo.edit': ['owner', 'content'],
  'settings.view': ['owner', 'finance', 'auditor'],
  'settings.edit': ['owner'],
  'settings.propose': ['owner', 'finance'],
  'content.view': ['owner', 'support', 'content', 'auditor'],
  'content.edit': ['owner', 'content'],
  'withdrawals.make': ['owner', 'analyst'],
  'feeds.view': ['owner', 'analyst', 'auditor'],
  'feeds.run': ['owner', 'analyst'],
  'operations.view': ['owner', 'auditor'],
  'operations.run': ['owner'],
  'operators.edit': ['owner'],
  'brands.view': ['owner', 'auditor'],
  'brands.edit': ['owner'],
} as const satisfies Record<string, readonly OperatorRole[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether a role has a permission. */
export function mayDo(role: OperatorRole, permission: Permission): boolean {
  const roles: readonly OperatorRole[] = PERMISSIONS[permission];
  return roles.includes(role);
}

/** Everything that a role may do, for the office's own screens. */
export function permissionsOf(role: OperatorRole): Permission[] {
  return allPermissions.filter((permission) => mayDo(role, permission));
}

const allPermissions: readonly Permission[] = Object.keys(PERMISSIONS).filter(isPermission);

/** Whether a word names a permission. */
export function isPermission(name: string): name is Permission {
  return Object.hasOwn(PERMISSIONS, name);
}
