import { emailsContract } from '#api/office/emails.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** E-mails that the mail server did not take. */
export async function loadEmails(page: OfficePage) {
  const [{ data: emails, meta }, messages] = await Promise.all([
    page.list(emailsContract, { query: { per_page: 30 } }),
    page.messages(['office-operations', 'office-trials'], (t) => t('office-operations.emails.stuck')),
  ]);
  return { ...messages, emails, meta };
}

export type EmailsData = Awaited<ReturnType<typeof loadEmails>>;
