import { type AccountRow, updateAccount } from '#db/queries/account.ts';
import { lockMember } from '#db/queries/office-member.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { verifiesAddresses } from './verifies-addresses.ts';

type Suspension = {
  readonly brand: string;
  readonly uuid: string;
  readonly reason: string;
  /** The version that the operator saw. */
  readonly version: number;
  readonly operator: Operator;
  /** False to take a suspension back. */
  readonly isSuspended: boolean;
};

/**
 * Suspends a member, to whom every call then answers 423, or takes that back. Their sessions, periods and orders stay as they are.
 * Throws 'conflict' with who and when where another operator was faster, and where there is nothing to change.
 */
export async function suspendMember(services: Services, suspension: Suspension): Promise<AccountRow> {
  const { brand, uuid, operator, isSuspended } = suspension;
  const reason = suspension.reason.trim();
  if (reason === '')
    throw new AppError('invalid', 'no reason', { fields: { reason: [{ key: 'required' }] } });
  const mustVerify = await verifiesAddresses(services, brand);
  return services.db.transaction(async (tx) => {
    const account = await lockMember(tx, { brand, uuid });
    if (account === null) throw new AppError('not_found', 'no such member of this brand');
    const subject = { subjectKind: 'account', subjectId: uuid } as const;
    await assertCurrent(tx, { ...subject, seen: suspension.version, actual: account.officeVersion });
    const isNow = account.status === 'suspended';
    if (account.status === 'deleted' || isNow === isSuspended) {
      throw new AppError('conflict', `${account.status} already`, {
        fields: {
          base: [{ key: account.status === 'deleted' ? 'office.memberDeleted' : 'office.nothingToChange' }],
        },
      });
    }
    const now = services.clock.now();
    const before: AccountRow['status'] =
      mustVerify && account.emailVerifiedAt === null ? 'unverified' : 'active';
    const changes: Pick<AccountRow, 'status' | 'officeVersion' | 'updatedAt'> = {
      status: isSuspended ? 'suspended' : before,
      officeVersion: account.officeVersion + 1,
      updatedAt: now,
    };
    await updateAccount(tx, account.id, changes);
    await appendAudit(tx, {
      at: now,
      brand,
      actorKind: 'operator',
      actorId: operator.id,
      action: isSuspended ? 'member.suspended' : 'member.unsuspended',
      ...subject,
      detail: { before: { status: account.status }, after: { status: changes.status }, reason },
    });
    return { ...account, ...changes };
  });
}
