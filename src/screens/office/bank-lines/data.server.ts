import { bankLinesContract } from '#api/office/bank-lines.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** What came in at the bank, as the address filters it. */
export async function loadBankLines(page: OfficePage) {
  const [{ data: lines, meta }, messages] = await Promise.all([
    page.list(bankLinesContract),
    page.messages(['office-orders', 'office-statements'], (t) => t('office-statements.lines.title')),
  ]);
  return { ...messages, lines, meta };
}

export type BankLinesData = Awaited<ReturnType<typeof loadBankLines>>;
