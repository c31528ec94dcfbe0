import { useLanguage } from '#i18n/language-provider.tsx';
import type { MessageKey } from '#i18n/message-files.ts';
import { APPROVAL_KINDS } from '#terms/approvals.ts';
import { APPROVAL_STEPS, AUDIT_ACTIONS } from '#terms/audit-actions.ts';
import { EXPORTED_LISTS, type ExportedList } from '#terms/exported-lists.ts';

/** A file is called as the menu calls the page that it was taken from. */
const LISTS = {
  orders: 'office-frame.nav.orders',
  payments: 'office-audit.lists.payments',
  members: 'office-frame.nav.members',
  audit: 'office-frame.nav.audit',
  news: 'office-frame.nav.news',
  announcements: 'office-frame.nav.announcements',
  answers: 'office-frame.nav.answers',
  contacts: 'office-frame.nav.contacts',
  feedback: 'office-frame.nav.feedback',
  approvals: 'office-frame.nav.approvals',
  transfers: 'office-frame.nav.transfers',
  statements: 'office-frame.nav.statements',
  bank_lines: 'office-frame.nav.bankLines',
  typed_payments: 'office-frame.nav.typedPayments',
  plans: 'office-frame.nav.plans',
  coupons: 'office-frame.nav.coupons',
  bank_accounts: 'office-frame.nav.accounts',
  funnel: 'office-audit.lists.funnel',
  renewals: 'office-audit.lists.renewals',
  coupon_yield: 'office-audit.lists.coupon_yield',
  models: 'office-frame.nav.models',
  picks: 'office-frame.nav.picks',
  disputes: 'office-frame.nav.disputes',
  alerts: 'office-frame.nav.alerts',
  legal: 'office-frame.nav.legal',
  languages: 'office-frame.nav.languages',
  settings: 'office-frame.nav.settings',
  leagues: 'office-frame.nav.leagues',
  teams: 'office-frame.nav.teams',
  aliases: 'office-frame.nav.aliases',
  emails: 'office-frame.nav.emails',
  operators: 'office-frame.nav.operators',
} as const satisfies Record<ExportedList, MessageKey<'office-frame' | 'office-audit'>>;

/** What an action of the log is called; one that only an older release wrote keeps the name that programs use. */
export function useActionName(): (action: string) => string {
  const { t } = useLanguage<'office-audit' | 'office-approvals' | 'office-frame'>();
  return (action) => {
    const known = AUDIT_ACTIONS.find((one) => one === action);
    if (known !== undefined) return t(`office-audit.actions.${known}`);
    const [subject, rest] = action.split('.');
    const kind = APPROVAL_KINDS.find((one) => one === subject);
    const step = APPROVAL_STEPS.find((one) => one === rest);
    if (kind !== undefined && step !== undefined)
      return t(`office-audit.approval.${step}`, { what: t(`office-approvals.kinds.${kind}`) });
    const list = subject === 'export' ? EXPORTED_LISTS.find((one) => one === rest) : undefined;
    return list === undefined ? action : t('office-audit.exported', { list: t(LISTS[list]) });
  };
}
