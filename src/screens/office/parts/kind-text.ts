import { approvalKindSchema } from '#api/office/approval.contract.ts';
import type { Translate } from '#i18n/t.ts';

/** What can be asked for. */
export const approvalKinds = approvalKindSchema.options;

type Asked = {
  readonly kind: string;
  readonly changes: readonly { readonly field: string; readonly after: unknown }[];
};

/** What one request asks for: a brand is opened by it or closed, and its kind alone says neither. */
export function requestText({ kind, changes }: Asked, t: Translate<'office-approvals'>): string {
  const opens = kind === 'brand' ? changes.find(({ field }) => field === 'brand_open')?.after : undefined;
  if (typeof opens !== 'boolean') return kindText(kind, t);
  return t(opens ? 'office-approvals.brandActs.open' : 'office-approvals.brandActs.close');
}

/** What requests of a kind ask for, in words; a kind that this page does not know yet keeps its name. */
export function kindText(kind: string, t: Translate<'office-approvals'>): string {
  const known = approvalKinds.find((name) => name === kind);
  return known === undefined ? kind : t(`office-approvals.kinds.${known}`);
}
