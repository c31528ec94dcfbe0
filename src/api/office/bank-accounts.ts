import { endpoint } from '#api/endpoint.ts';
import { accountView, listAccounts } from '#domain/money/bank-account/list-accounts.ts';
import { proposeBankAccount } from '#domain/money/bank-account/propose-bank-account.ts';
import { bankAccountsContract, newBankAccountContract } from './bank-accounts.contract.ts';
import { brandOf } from './brand-of.ts';

export const GET = endpoint(bankAccountsContract, async ({ query }, { services, operator }) => ({
  data: await listAccounts(services, brandOf(operator, query.brand)),
}));

export const POST = endpoint(newBankAccountContract, async ({ query, body }, { services, operator }) => {
  const { account, request } = await proposeBankAccount(services, {
    brand: brandOf(operator, query.brand),
    reason: body.reason,
    operator,
    account: {
      bankCode: body.bank_code,
      bankName: body.bank_name,
      branch: body.branch,
      accountNo: body.account_no,
      holder: body.holder,
      virtualPrefix: body.virtual_prefix,
    },
  });
  return { data: accountView(account, [request]) };
});
