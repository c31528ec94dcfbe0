import { legalListContract } from '#api/office/legal.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The brand's legal documents. */
export async function loadLegalList(page: OfficePage) {
  const [{ data: documents }, messages] = await Promise.all([
    page.ask(legalListContract),
    page.messages(['office-legal'], (t) => t('office-legal.title')),
  ]);
  return { ...messages, documents };
}

export type LegalListData = Awaited<ReturnType<typeof loadLegalList>>;
