import type { Transaction } from '#db/client.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { differenceOf } from '#domain/foundation/audit/difference-of.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { AuditAction } from '#terms/audit-actions.ts';

/** Who changes what a brand says. */
export type ContentEditor = { readonly brand: string; readonly operator: Operator };

type Change = {
  readonly by: ContentEditor;
  readonly now: Date;
  /** `announcement.changed`: the kind of the subject, and what was done to it. */
  readonly action: AuditAction;
  readonly id: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly reason?: string | undefined;
};

/** Adds an edit to the log, with what stood before and after, as far as the two differ. Call it last, as `appendAudit`. */
export async function noteChange(
  tx: Transaction,
  { by: { brand, operator }, now, action, id, before, after, reason }: Change,
): Promise<void> {
  const [subjectKind = action] = action.split('.');
  await appendAudit(tx, {
    at: now,
    brand,
    actorKind: 'operator',
    actorId: operator.id,
    action,
    subjectKind,
    subjectId: id,
    detail: { ...differenceOf(before, after), ...(reason === undefined ? {} : { reason }) },
  });
}
