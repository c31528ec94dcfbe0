import type { ApprovalRow } from '#db/queries/approval.ts';
import { type BankAccountRow, insertBankAccount } from '#db/queries/bank-account.ts';
import { proposeChange } from '#domain/foundation/approval/propose-change.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import { bankAccountApproval } from './bank-account-approval.ts';

type NewBankAccount = Pick<
  BankAccountRow,
  'bankCode' | 'bankName' | 'branch' | 'accountNo' | 'holder' | 'virtualPrefix'
>;

/**
 * Asks for another account to take a brand's money. Until a second person agrees, one of the two being an owner, no member sees
 * it; orders that exist keep the account they were made with.
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
    const payload = { bank_code, account_no: accountNo, holder, virtual_prefix: virtualPrefix };
    const request = await proposeChange(services, tx, {
      about: bankAccountApproval,
      brand,
      subjectId: account.id,
      payload,
      reason,
      operator,
      now,
    });
    return { account, request };
  });
}
