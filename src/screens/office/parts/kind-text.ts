import { approvalKindSchema } from '#api/office/approval.contract.ts';
import type { Translate } from '#i18n/t.ts';

/** What can be asked for. */
export const approvalKinds = approvalKindSchema.options;

/** What a request asks for, in words; a kind that this page does not know yet keeps its name. */
export function kindText(kind: string, t: Translate<'office-approvals'>): string {
  const known = approvalKinds.find((name) => name === kind);
  return known === undefined ? kind : t(`office-approvals.kinds.${known}`);
}
