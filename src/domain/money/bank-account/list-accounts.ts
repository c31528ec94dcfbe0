import { type ApprovalRow, listOpenApprovals } from '#db/queries/approval.ts';
import { type BankAccountRow, listBankAccounts } from '#db/queries/bank-account.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import type { Services } from '#domain/services.ts';

/** Every account that a brand has, had or was asked to have, the newest first, with the request that still waits. */
export async function listAccounts({ db }: Services, brand: string) {
  const [accounts, requests] = await Promise.all([
    listBankAccounts(db, brand),
    listOpenApprovals(db, { brand, kinds: ['bank_account'] }),
  ]);
  return accounts.map((account) => accountView(account, requests));
}

export function accountView(row: BankAccountRow, requests: readonly ApprovalRow[]) {
  const request = requests.find(({ subjectId }) => subjectId === row.id);
  return {
    id: row.id,
    bank_code: row.bankCode,
    bank_name: row.bankName,
    branch: row.branch,
    account_no: row.accountNo,
    holder: row.holder,
    status: row.status,
    is_sample: row.isSample,
    virtual_prefix: row.virtualPrefix,
    created_at: row.createdAt.toISOString(),
    approved_at: row.approvedAt?.toISOString() ?? null,
    retired_at: row.retiredAt?.toISOString() ?? null,
    request: request === undefined ? null : approvalView(request),
  };
}
