import type { ApprovalRow } from '#db/queries/approval.ts';
import { type BankAccountRow, insertBankAccount } from '#db/queries/bank-account.ts';
import { holdOperators } from '#db/queries/first-run.ts';
import { isOnlyOperator } from '#db/queries/operator.ts';
import { proposeChange } from '#domain/foundation/approval/propose-change.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { bankAccountApproval } from './bank-account-approval.ts';
import { notifyAlone } from './notify-alone.ts';

type NewBankAccount = Pick<
  BankAccountRow,
  'bankCode' | 'bankName' | 'branch' | 'accountNo' | 'holder' | 'virtualPrefix'
>;

/** An owner who is alone can be taken by surprise for so long, and is told of it at once. */
const ALONE_FOR_MS = 72 * HOUR_MS;

/**
 * Asks for another account to take a brand's money. Until a second person agrees, one of the two being an owner, no member sees
 * it; orders that exist keep the account they were made with. An owner who is the only operator that there ever was has no second person:
 * what they ask for is announced to them by e-mail, and takes effect three days later.
 */
export async function proposeBankAccount(
  services: Services,
  options: {
    readonly brand: string;
    readonly account: NewBankAccount;
    readonly reason: string;
    readonly operator: Operator;
  },
): Promise<{ readonly account: BankAccountRow; readonly request: ApprovalRow }> {
  const { brand, reason, operator } = options;
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const account: BankAccountRow = {
      ...options.account,
      id: newId(),
      brand,
      status: 'proposed',
      isSample: false,
      createdAt: now,
      approvedAt: null,
      retiredAt: null,
    };
    await insertBankAccount(tx, account);
    const { bankCode: bank_code, accountNo, holder, virtualPrefix } = account;
    await holdOperators(tx);
    const isAlone = operator.role === 'owner' && (await isOnlyOperator(tx, operator.id));
    const effectiveAt = isAlone ? new Date(now.getTime() + ALONE_FOR_MS) : null;
    const payload = { bank_code, account_no: accountNo, holder, virtual_prefix: virtualPrefix };
    const request = await proposeChange(tx, {
      about: bankAccountApproval,
      brand,
      subjectId: account.id,
      payload,
      reason,
      operator,
      now,
      effectiveAt,
    });
    if (effectiveAt !== null) {
      await notifyAlone(services, tx, {
        action: 'announced',
        brand,
        account,
        operatorId: operator.id,
        effectiveAt,
      });
    }
    return { account, request };
  });
}
