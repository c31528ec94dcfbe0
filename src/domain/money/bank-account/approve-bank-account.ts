import type { Transaction } from '#db/client.ts';
import { lockBankAccounts, updateBankAccount } from '#db/queries/bank-account.ts';
import { AppError } from '#platform/app-error.ts';

/** From now on this account takes the brand's money, and the one before is retired. Orders keep the account they were made with. */
export async function approveBankAccount(
  tx: Transaction,
  { brand, id, now }: { readonly brand: string; readonly id: string; readonly now: Date },
): Promise<void> {
  const accounts = await lockBankAccounts(tx, brand);
  if (!accounts.some((account) => account.id === id && account.status === 'proposed')) {
    throw new AppError('not_found', 'no such proposed account');
  }
  for (const { id: running } of accounts.filter(({ status }) => status === 'approved')) {
    await updateBankAccount(tx, running, { status: 'retired', retiredAt: now });
  }
  await updateBankAccount(tx, id, { status: 'approved', approvedAt: now });
}

/** What was asked for does not take money, and stays in the list as refused. */
export async function refuseBankAccount(tx: Transaction, id: string): Promise<void> {
  await updateBankAccount(tx, id, { status: 'refused' });
}
