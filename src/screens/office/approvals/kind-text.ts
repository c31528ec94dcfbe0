import type { Translate } from '#i18n/t.ts';

const KINDS = ['void_order', 'revive_order', 'grant', 'price', 'plan', 'bank_account', 'setting'] as const;

/** What a request asks for, in words; a kind that this page does not know yet keeps its name. */
export function kindText(kind: string, t: Translate<'office-approvals'>): string {
  const known = KINDS.find((name) => name === kind);
  return known === undefined ? kind : t(`office-approvals.kinds.${known}`);
}
