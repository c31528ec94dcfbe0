import { formatMinute, formatPercent } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { isLocale, languageNames } from '#i18n/locales.ts';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { OPERATOR_ROLES } from '#terms/operators.ts';
import { SPORTS } from '#terms/sports.ts';
import { useBrandName, useLeagueName, useOffice } from '../frame/office-context.ts';
import { useMoney } from '../money/use-money.ts';
import { auditFieldKey, auditFieldOf } from './audit-fields.ts';
import { type AUDIT_WORD_FILES, auditWord } from './audit-words.ts';

const MONEY: ReadonlySet<string> = new Set([
  'amount',
  'amount_due',
  'daily',
  'missing',
  'monthly',
  'order_limit',
  'payment_tolerance',
  'price',
  'quarterly',
  'received',
  'total',
  'typed_daily_limit',
  'typed_limit',
  'weekly',
  'yearly',
]);
const SHARES: ReadonlySet<string> = new Set(['min_ev', 'roi']);
const MINUTES_OF_DAY: ReadonlySet<string> = new Set(['quiet_from', 'quiet_until']);
/** Numbers that name something, and are not counted. */
const NAMES: ReadonlySet<string> = new Set(['seed', 'version']);
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const PAYMENTS = ['unpaid', 'reported', 'partial', 'error', 'paid'] as const;

/** What the log keeps for programs, in the words and the time of the operator in front of it. */
export function useAuditText() {
  const { t } = useLanguage<
    | 'office-audit'
    | 'office-approvals'
    | 'office-frame'
    | 'office-orders'
    | 'sport'
    | (typeof AUDIT_WORD_FILES)[number]
  >();
  const { zone } = useOffice();
  const money = useMoney();
  const brandName = useBrandName();
  const leagueName = useLeagueName();
  const { list } = usePunctuation();

  const nameOf = (field: string): string | null => {
    const key = auditFieldKey(field);
    return key === null ? null : t(key);
  };

  /** What a value is called; one that only programs have a word for keeps its path. */
  const labelOf = (name: string): string => {
    const { field, language } = auditFieldOf(name);
    const said = nameOf(field);
    if (language === null) return said ?? name;
    if (field === '') return languageNames[language];
    return said === null ? name : `${said} · ${languageNames[language]}`;
  };

  const ofNumber = (value: number, field: string): string => {
    if (MONEY.has(field)) return money(value);
    if (SHARES.has(field)) return formatPercent(value);
    if (field === 'difference_bp') return formatPercent(value / 10_000, 2);
    if (MINUTES_OF_DAY.has(field))
      return [Math.floor(value / 60), value % 60].map((part) => String(part).padStart(2, '0')).join(':');
    return NAMES.has(field) ? String(value) : formatNumber(value);
  };

  const ofText = (value: string, field: string): string => {
    if (INSTANT.test(value)) return formatMinute(value, zone);
    if (isLocale(value)) return languageNames[value];
    if (field === 'brands' || field === 'motif') return brandName(value);
    if (field === 'leagues') return leagueName(value);
    if (field === 'languages') return list(value.split(' ').map((one) => ofText(one, 'language')));
    if (field === 'key') return nameOf(value) ?? value;
    if (field === 'why') return ofReason(value);
    const sport = field === 'sport' ? SPORTS.find((one) => one === value) : undefined;
    if (sport !== undefined) return t(`sport.sports.${sport}`);
    const word = auditWord(field, value);
    if (word !== null) return t(word);
    const role = field === 'role' ? OPERATOR_ROLES.find((one) => one === value) : undefined;
    if (role !== undefined) return t(`office-frame.roles.${role}`);
    // An order stands as `completed/paid`: what was paid is what its state is called by.
    const payment = PAYMENTS.find((one) => field === 'state' && value.endsWith(`/${one}`));
    return payment === undefined ? value : t(`office-orders.state.${payment}`);
  };

  /** A refusal keeps the key of its reason, or the permission that was missing. */
  const ofReason = (value: string): string => {
    if (value === 'office.ownRequest') return t('office-audit.whys.own');
    if (value === 'office.linkedPersons') return t('office-audit.whys.linked');
    return /^[a-z_]+\.[a-z_]+$/.test(value)
      ? t('office-audit.whys.permission', { permission: value })
      : value;
  };

  /** A value as people read it; null where there is none. */
  const write = (value: unknown, name: string): string | null => {
    const { field } = auditFieldOf(name);
    if (value === undefined || value === null || value === '') return null;
    if (typeof value === 'boolean') return t(value ? 'office-approvals.yes' : 'office-approvals.no');
    if (typeof value === 'number') return ofNumber(value, field);
    if (typeof value === 'string') return ofText(value, field);
    if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
      return value.length === 0 ? null : list(value.map((one) => ofText(one, field)));
    const text = JSON.stringify(value);
    return text === '{}' || text === '[]' ? null : text;
  };

  return { labelOf, write };
}
