import type { MessageKey } from '#i18n/message-files.ts';
import {
  bellIcon,
  calendarIcon,
  chartIcon,
  checkIcon,
  lockIcon,
  modelIcon,
  newsIcon,
  planIcon,
  proofIcon,
  recordIcon,
  searchIcon,
  userIcon,
} from '#ui/icon-paths.ts';

/** The parts of the sidebar, in their order. */
export const officeNavGroups = ['money', 'forecasts', 'brand', 'content', 'operation'] as const;

export type OfficeNavEntry = {
  readonly path: `/office${string}`;
  /** Left out where it stands before all parts. */
  readonly group?: (typeof officeNavGroups)[number];
  readonly label: MessageKey<'office-frame'>;
  readonly icon: string;
  /** Any of these opens it. */
  readonly permissions: readonly string[];
  /** Pressed after `g`. */
  readonly key: string;
  /** Which of the counts of what waits stands beside it. */
  readonly waiting?: 'transfers' | 'approvals' | 'alerts';
};

/** The pages of the sidebar, in their order, part after part. The key of each is its own. */
export const officeNav: readonly OfficeNavEntry[] = [
  {
    path: '/office',
    label: 'office-frame.nav.dashboard',
    icon: chartIcon,
    permissions: ['orders.view'],
    key: 'd',
  },
  {
    path: '/office/transfers',
    group: 'money',
    label: 'office-frame.nav.transfers',
    icon: planIcon,
    permissions: ['orders.view'],
    key: 't',
    waiting: 'transfers',
  },
  {
    path: '/office/orders',
    group: 'money',
    label: 'office-frame.nav.orders',
    icon: searchIcon,
    permissions: ['orders.view'],
    key: 'o',
  },
  {
    path: '/office/statements',
    group: 'money',
    label: 'office-frame.nav.statements',
    icon: recordIcon,
    permissions: ['statements.import'],
    key: 's',
  },
  {
    path: '/office/approvals',
    group: 'money',
    label: 'office-frame.nav.approvals',
    icon: checkIcon,
    permissions: ['approvals.view'],
    key: 'a',
    waiting: 'approvals',
  },
  {
    path: '/office/members',
    group: 'money',
    label: 'office-frame.nav.members',
    icon: userIcon,
    permissions: ['members.view'],
    key: 'm',
  },
  {
    path: '/office/plans',
    group: 'money',
    label: 'office-frame.nav.plans',
    icon: calendarIcon,
    permissions: ['plans.view'],
    key: 'p',
  },
  {
    path: '/office/coupons',
    group: 'money',
    label: 'office-frame.nav.coupons',
    icon: newsIcon,
    permissions: ['coupons.view'],
    key: 'c',
  },
  {
    path: '/office/bank-accounts',
    group: 'money',
    label: 'office-frame.nav.accounts',
    icon: lockIcon,
    permissions: ['bank_accounts.view'],
    key: 'b',
  },
  {
    path: '/office/models',
    group: 'forecasts',
    label: 'office-frame.nav.models',
    icon: modelIcon,
    permissions: ['models.view'],
    key: 'e',
  },
  {
    path: '/office/monitoring',
    group: 'forecasts',
    label: 'office-frame.nav.monitoring',
    icon: chartIcon,
    permissions: ['models.view'],
    key: 'v',
  },
  {
    path: '/office/policy',
    group: 'forecasts',
    label: 'office-frame.nav.policy',
    icon: checkIcon,
    permissions: ['models.view'],
    key: 'g',
  },
  {
    path: '/office/picks',
    group: 'forecasts',
    label: 'office-frame.nav.picks',
    icon: recordIcon,
    permissions: ['results.view'],
    key: 'j',
  },
  {
    path: '/office/results',
    group: 'forecasts',
    label: 'office-frame.nav.results',
    icon: calendarIcon,
    permissions: ['results.view'],
    key: 'r',
  },
  {
    path: '/office/disputes',
    group: 'forecasts',
    label: 'office-frame.nav.disputes',
    icon: userIcon,
    permissions: ['results.view'],
    key: 'z',
  },
  {
    path: '/office/alerts',
    group: 'forecasts',
    label: 'office-frame.nav.alerts',
    icon: bellIcon,
    permissions: ['models.view', 'results.view', 'feeds.view'],
    key: 'i',
    waiting: 'alerts',
  },
  {
    path: '/office/legal',
    group: 'brand',
    label: 'office-frame.nav.legal',
    icon: proofIcon,
    permissions: ['legal.view'],
    key: 'y',
  },
  {
    path: '/office/messages',
    group: 'brand',
    label: 'office-frame.nav.messages',
    icon: newsIcon,
    permissions: ['wording.view'],
    key: 'w',
  },
  {
    path: '/office/seo',
    group: 'brand',
    label: 'office-frame.nav.seo',
    icon: searchIcon,
    permissions: ['seo.view'],
    key: '5',
  },
  {
    path: '/office/redirects',
    group: 'brand',
    label: 'office-frame.nav.redirects',
    icon: checkIcon,
    permissions: ['seo.view'],
    key: '6',
  },
  {
    path: '/office/languages',
    group: 'brand',
    label: 'office-frame.nav.languages',
    icon: newsIcon,
    permissions: ['settings.view'],
    key: '7',
  },
  {
    path: '/office/settings',
    group: 'brand',
    label: 'office-frame.nav.settings',
    icon: checkIcon,
    permissions: ['settings.view'],
    key: '8',
  },
  {
    path: '/office/theme',
    group: 'brand',
    label: 'office-frame.nav.theme',
    icon: modelIcon,
    permissions: ['wording.view'],
    key: 'x',
  },
  {
    path: '/office/news',
    group: 'content',
    label: 'office-frame.nav.news',
    icon: newsIcon,
    permissions: ['content.view'],
    key: 'n',
  },
  {
    path: '/office/announcements',
    group: 'content',
    label: 'office-frame.nav.announcements',
    icon: newsIcon,
    permissions: ['content.view'],
    key: 'k',
  },
  {
    path: '/office/answers',
    group: 'content',
    label: 'office-frame.nav.answers',
    icon: searchIcon,
    permissions: ['content.view'],
    key: 'q',
  },
  {
    path: '/office/contacts',
    group: 'content',
    label: 'office-frame.nav.contacts',
    icon: userIcon,
    permissions: ['content.view'],
    key: 'h',
  },
  {
    path: '/office/feedback',
    group: 'content',
    label: 'office-frame.nav.feedback',
    icon: userIcon,
    permissions: ['content.view'],
    key: 'f',
  },
  {
    path: '/office/feeds',
    group: 'operation',
    label: 'office-frame.nav.feeds',
    icon: calendarIcon,
    permissions: ['feeds.view'],
    key: '1',
  },
  {
    path: '/office/spellings',
    group: 'operation',
    label: 'office-frame.nav.spellings',
    icon: searchIcon,
    permissions: ['feeds.view'],
    key: '2',
  },
  {
    path: '/office/jobs',
    group: 'operation',
    label: 'office-frame.nav.jobs',
    icon: checkIcon,
    permissions: ['operations.view'],
    key: '3',
  },
  {
    path: '/office/letters',
    group: 'operation',
    label: 'office-frame.nav.letters',
    icon: newsIcon,
    permissions: ['operations.view'],
    key: '4',
  },
  {
    path: '/office/operators',
    group: 'operation',
    label: 'office-frame.nav.operators',
    icon: modelIcon,
    permissions: ['operators.edit'],
    key: 'u',
  },
  {
    path: '/office/audit',
    group: 'operation',
    label: 'office-frame.nav.audit',
    icon: proofIcon,
    permissions: ['audit.view_own'],
    key: 'l',
  },
];

/** What an operator with these permissions finds in the sidebar. */
export function navFor(permissions: readonly string[]): readonly OfficeNavEntry[] {
  return officeNav.filter((entry) => entry.permissions.some((wanted) => permissions.includes(wanted)));
}
