import { findMember, insertMemberNote } from '#db/queries/office-member.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';

type WrittenNote = {
  readonly id: string;
  readonly text: string;
  readonly written_by: string;
  readonly written_at: string;
};

/** Writes a note about a member, for the office only. Notes are added and never changed; the log knows of it, not its words. */
export async function noteMember(
  services: Services,
  options: {
    readonly brand: string;
    readonly uuid: string;
    readonly text: string;
    readonly operator: Operator;
  },
): Promise<WrittenNote> {
  const { brand, uuid, text, operator } = options;
  return services.db.transaction(async (tx) => {
    const account = await findMember(tx, { brand, uuid });
    if (account === null) throw new AppError('not_found', 'no such member of this brand');
    const now = services.clock.now();
    const id = newId();
    await insertMemberNote(tx, {
      id,
      brand,
      accountId: account.id,
      text,
      writtenBy: operator.id,
      writtenAt: now,
    });
    await appendAudit(tx, {
      at: now,
      brand,
      actorKind: 'operator',
      actorId: operator.id,
      action: 'member.noted',
      subjectKind: 'account',
      subjectId: uuid,
      detail: { note: id },
    });
    return { id, text, written_by: operator.email, written_at: now.toISOString() };
  });
}
