import { statementListContract } from '#api/office/statements.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The account whose statements are taken in, and those that were. */
export async function loadStatements(page: OfficePage) {
  const [{ data, meta }, messages] = await Promise.all([
    page.list(statementListContract),
    page.messages(['office-orders', 'office-statements'], (t) => t('office-statements.title')),
  ]);
  return { ...messages, ...data, meta };
}

export type StatementsData = Awaited<ReturnType<typeof loadStatements>>;
