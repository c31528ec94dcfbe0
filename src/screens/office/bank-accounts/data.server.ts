import { bankAccountsContract } from '#api/office/bank-accounts.contract.ts';
import { createTranslator } from '#i18n/t.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The accounts that take, took or are asked to take the brand's money. */
export async function loadAccounts(page: OfficePage) {
  const [{ data: accounts }, messages] = await Promise.all([
    page.ask(bankAccountsContract),
    page.messages(['office-accounts'], (t) => t('office-accounts.title')),
  ]);
  const t = createTranslator<'office-accounts'>(messages);
  return { ...messages, lead: t('office-accounts.lead'), accounts };
}

export type AccountsData = Awaited<ReturnType<typeof loadAccounts>>;
