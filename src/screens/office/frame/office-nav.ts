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

type Page = readonly [
  path: OfficeNavEntry['path'],
  label: OfficeNavEntry['label'],
  icon: string,
  key: string,
  permissions: readonly string[],
  waiting?: NonNullable<OfficeNavEntry['waiting']>,
];

const inPart = (group: OfficeNavEntry['group'], pages: readonly Page[]): readonly OfficeNavEntry[] =>
  pages.map(([path, label, icon, key, permissions, waiting]) => ({
    path,
    label,
    icon,
    key,
    permissions,
    ...(group === undefined ? {} : { group }),
    ...(waiting === undefined ? {} : { waiting }),
  }));

/** The pages of the sidebar, in their order, part after part. The key of each is its own. */
const officeNav: readonly OfficeNavEntry[] = [
  ...inPart(undefined, [['/office', 'office-frame.nav.dashboard', chartIcon, 'd', ['orders.view']]]),
  ...inPart('money', [
    ['/office/transfers', 'office-frame.nav.transfers', planIcon, 't', ['orders.view'], 'transfers'],
    ['/office/orders', 'office-frame.nav.orders', searchIcon, 'o', ['orders.view']],
    ['/office/statements', 'office-frame.nav.statements', recordIcon, 's', ['statements.import']],
    ['/office/approvals', 'office-frame.nav.approvals', checkIcon, 'a', ['approvals.view'], 'approvals'],
    ['/office/members', 'office-frame.nav.members', userIcon, 'm', ['members.view']],
    ['/office/plans', 'office-frame.nav.plans', calendarIcon, 'p', ['plans.view']],
    ['/office/coupons', 'office-frame.nav.coupons', newsIcon, 'c', ['coupons.view']],
    ['/office/bank-accounts', 'office-frame.nav.accounts', lockIcon, 'b', ['bank_accounts.view']],
  ]),
  ...inPart('forecasts', [
    ['/office/models', 'office-frame.nav.models', modelIcon, 'e', ['models.view']],
    ['/office/monitoring', 'office-frame.nav.monitoring', chartIcon, 'v', ['models.view']],
    ['/office/policy', 'office-frame.nav.policy', checkIcon, 'g', ['models.view']],
    ['/office/picks', 'office-frame.nav.picks', recordIcon, 'j', ['results.view']],
    ['/office/results', 'office-frame.nav.results', calendarIcon, 'r', ['results.view']],
    ['/office/disputes', 'office-frame.nav.disputes', userIcon, 'z', ['results.view']],
    [
      '/office/alerts',
      'office-frame.nav.alerts',
      bellIcon,
      'i',
      ['models.view', 'results.view', 'feeds.view'],
      'alerts',
    ],
  ]),
  ...inPart('brand', [
    ['/office/legal', 'office-frame.nav.legal', proofIcon, 'y', ['legal.view']],
    ['/office/messages', 'office-frame.nav.messages', newsIcon, 'w', ['wording.view']],
    ['/office/seo', 'office-frame.nav.seo', searchIcon, '5', ['seo.view']],
    ['/office/redirects', 'office-frame.nav.redirects', checkIcon, '6', ['seo.view']],
    ['/office/languages', 'office-frame.nav.languages', newsIcon, '7', ['settings.view']],
    ['/office/settings', 'office-frame.nav.settings', checkIcon, '8', ['settings.view']],
    ['/office/theme', 'office-frame.nav.theme', modelIcon, 'x', ['wording.view']],
  ]),
  ...inPart('content', [
    ['/office/news', 'office-frame.nav.news', newsIcon, 'n', ['content.view']],
    ['/office/announcements', 'office-frame.nav.announcements', newsIcon, 'k', ['content.view']],
    ['/office/answers', 'office-frame.nav.answers', searchIcon, 'q', ['content.view']],
    ['/office/contacts', 'office-frame.nav.contacts', userIcon, 'h', ['content.view']],
    ['/office/feedback', 'office-frame.nav.feedback', userIcon, 'f', ['content.view']],
  ]),
  ...inPart('operation', [
    ['/office/feeds', 'office-frame.nav.feeds', calendarIcon, '1', ['feeds.view']],
    ['/office/spellings', 'office-frame.nav.spellings', searchIcon, '2', ['feeds.view']],
    ['/office/jobs', 'office-frame.nav.jobs', checkIcon, '3', ['operations.view']],
    ['/office/letters', 'office-frame.nav.letters', newsIcon, '4', ['operations.view']],
    ['/office/operators', 'office-frame.nav.operators', modelIcon, 'u', ['operators.edit']],
    ['/office/audit', 'office-frame.nav.audit', proofIcon, 'l', ['audit.view_own']],
  ]),
];

/** What an operator with these permissions finds in the sidebar. */
export function navFor(permissions: readonly string[]): readonly OfficeNavEntry[] {
  return officeNav.filter((entry) => entry.permissions.some((wanted) => permissions.includes(wanted)));
}
