import type { Transaction } from '#db/client.ts';
import { listBankAccounts, updateBankAccount } from '#db/queries/bank-account.ts';
import { AppError } from '#platform/app-error.ts';

/** From now on this account takes the brand's money, and the one before is retired. Orders keep the account they were made with. */
export async function approveBankAccount(
  tx: Transaction,
  { brand, id, now }: { readonly brand: string; readonly id: string; readonly now: Date },
): Promise<void> {
  const accounts = await listBankAccounts(tx, brand);
  if (!accounts.some((account) => account.id === id && account.status === 'proposed')) {
    throw new AppError('not_found', 'no such proposed account');
  }
  for (const { id: running } of accounts.filter(({ status }) => status === 'approved')) {
    await updateBankAccount(tx, running, { status: 'retired', retiredAt: now });
  }
  await updateBankAccount(tx, id, { status: 'approved', approvedAt: now });
}
