import { auditContract } from '#api/office/audit.contract.ts';
import { officeMeContract } from '#api/office/me.contract.ts';
import { createTranslator } from '#i18n/t.ts';
import type { OfficePage } from '../office-page.server.ts';
import { AUDIT_WORD_FILES } from './audit-words.ts';

/** The log as the address filters it; what of it an operator may see is decided by the call. */
export async function loadAudit(page: OfficePage) {
  const [{ data: rows, meta }, { data: me }, messages] = await Promise.all([
    page.list(auditContract, { query: { per_page: 50 } }),
    page.ask(officeMeContract),
    page.messages(
      ['office-audit', 'office-approvals', 'office-orders', 'sport', 'jobs', ...AUDIT_WORD_FILES],
      (t) => t('office-audit.title'),
    ),
  ]);
  const t = createTranslator<'office-audit'>(messages);
  const seesAll = me.operator.permissions.includes('audit.view_all');
  return { ...messages, lead: t(seesAll ? 'office-audit.leadAll' : 'office-audit.leadOwn'), rows, meta };
}

export type AuditData = Awaited<ReturnType<typeof loadAudit>>;
