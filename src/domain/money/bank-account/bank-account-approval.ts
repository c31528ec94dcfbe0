import { z } from 'zod';
import type { Transaction } from '#db/client.ts';
import type { ApprovalRow } from '#db/queries/approval.ts';
import { findApprovedBankAccount } from '#db/queries/bank-account.ts';
import { findOperatorById } from '#db/queries/operator.ts';
import { approvable } from '#domain/foundation/approval/approvable.ts';
import type { Change } from '#domain/foundation/approval/described-request.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { AppError } from '#platform/app-error.ts';
import { approveBankAccount, refuseBankAccount } from './approve-bank-account.ts';
import { notifyOfAccount } from './notify-of-account.ts';

/** Another account that takes a brand's money. */
export const bankAccountApproval = approvable({
  kind: 'bank_account',
  ask: 'bank_accounts.propose',
  decide: 'bank_accounts.decide',
  payload: z.strictObject({
    bank_code: z.string(),
    account_no: z.string(),
    holder: z.string(),
    virtual_prefix: z.string().nullable().default(null),
  }),
  async apply(_services, tx, { request, operator, now }) {
    await requireOwner(tx, request, operator);
    await approveBankAccount(tx, { brand: request.brand, id: request.subjectId, now });
    return {};
  },
  refuse: (tx, { subjectId }) => refuseBankAccount(tx, subjectId),
  notifyAlone: notifyOfAccount,
  async describe({ db }, { row, payload: asked }) {
    const current = await findApprovedBankAccount(db, { brand: row.brand, includeSamples: true });
    const changes: Change[] = [
      { field: 'bank_code', type: 'text', before: current?.bankCode ?? null, after: asked.bank_code },
      { field: 'account_no', type: 'text', before: current?.accountNo ?? null, after: asked.account_no },
      { field: 'holder', type: 'text', before: current?.holder ?? null, after: asked.holder },
    ];
    const prefix = { before: current?.virtualPrefix ?? null, after: asked.virtual_prefix };
    if (prefix.before !== null || prefix.after !== null) {
      changes.push({ field: 'virtual_prefix', type: 'text', ...prefix });
    }
    return {
      subject: { kind: 'bank_account', id: null, label: `${asked.bank_code} ${asked.account_no}` },
      changes,
    };
  },
});

/** Of the two who change where members' money goes, one has to be an owner (docs/product/operators.md). */
async function requireOwner(tx: Transaction, { proposedBy }: ApprovalRow, operator: Operator): Promise<void> {
  if (operator.role === 'owner') return;
  const proposer = await findOperatorById(tx, proposedBy);
  if (proposer?.role === 'owner' && proposer.status === 'active') return;
  throw new AppError('conflict', 'no owner among the two', {
    fields: { base: [{ key: 'office.ownerNeeded' }] },
  });
}
