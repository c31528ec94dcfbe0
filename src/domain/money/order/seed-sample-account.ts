import type { Queryable } from '#db/client.ts';
import { insertBankAccount } from '#db/queries/bank-account.ts';
import { idOf } from '#platform/id.ts';

/** An account that no bank has, so that orders can be tried outside production and no one can pay into it by mistake. */
export async function seedSampleAccount(
  db: Queryable,
  { brand, name, now }: { readonly brand: string; readonly name: string; readonly now: Date },
): Promise<void> {
  await insertBankAccount(db, {
    id: idOf('bank_account', brand, 'sample'),
    brand,
    bankCode: '000',
    bankName: 'Sample Bank',
    branch: 'Sample branch',
    accountNo: '000-000000-000',
    holder: `${name} (sample)`,
    status: 'approved',
    isSample: true,
    createdAt: now,
    approvedAt: now,
    retiredAt: null,
    virtualPrefix: null,
  });
}
