import { emailsContract } from '#api/office/letters.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** E-mails that the mail server did not take. */
export async function loadEmails(page: OfficePage) {
  const [{ data: letters, meta }, words] = await Promise.all([
    page.list(emailsContract, { query: { per_page: 30 } }),
    page.words(['office-operations', 'office-trials'], (t) => t('office-operations.letters.stuck')),
  ]);
  return { ...words, letters, meta };
}

export type EmailsData = Awaited<ReturnType<typeof loadEmails>>;
