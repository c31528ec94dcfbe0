import type { MessageKey } from '#i18n/message-files.ts';
import { bellIcon, chartIcon, flagIcon, modelIcon, newsIcon, planIcon } from '#ui/icon-paths.ts';

/** The parts of the sidebar, in their order. */
export const officeNavGroups = ['money', 'forecasts', 'brand', 'content', 'operation'] as const;

/** One drawing a part, and none a page, so that each means one thing; `now` stands before all parts. */
export const groupIcons = {
  now: bellIcon,
  money: planIcon,
  forecasts: chartIcon,
  brand: flagIcon,
  content: newsIcon,
  operation: modelIcon,
} as const;

export type OfficeNavEntry = {
  readonly path: `/office${string}`;
  /** Left out where it stands before all parts. */
  readonly group?: (typeof officeNavGroups)[number];
  readonly label: MessageKey<'office-frame'>;
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
  key: string,
  permissions: readonly string[],
  waiting?: NonNullable<OfficeNavEntry['waiting']>,
];

const inPart = (group: OfficeNavEntry['group'], pages: readonly Page[]): readonly OfficeNavEntry[] =>
  pages.map(([path, label, key, permissions, waiting]) => ({
    path,
    label,
    key,
    permissions,
    ...(group === undefined ? {} : { group }),
    ...(waiting === undefined ? {} : { waiting }),
  }));

/** The pages of the sidebar, in their order, part after part. The key of each is its own. */
const officeNav: readonly OfficeNavEntry[] = [
  ...inPart(undefined, [['/office', 'office-frame.nav.dashboard', 'd', ['orders.view']]]),
  ...inPart('money', [
    ['/office/transfers', 'office-frame.nav.transfers', 't', ['orders.view'], 'transfers'],
    ['/office/orders', 'office-frame.nav.orders', 'o', ['orders.view']],
    ['/office/statements', 'office-frame.nav.statements', 's', ['statements.import']],
    ['/office/approvals', 'office-frame.nav.approvals', 'a', ['approvals.view'], 'approvals'],
    ['/office/members', 'office-frame.nav.members', 'm', ['members.view']],
    ['/office/plans', 'office-frame.nav.plans', 'p', ['plans.view']],
    ['/office/coupons', 'office-frame.nav.coupons', 'c', ['coupons.view']],
    ['/office/bank-accounts', 'office-frame.nav.accounts', 'b', ['bank_accounts.view']],
    ['/office/figures', 'office-frame.nav.figures', ';', ['orders.view']],
  ]),
  ...inPart('forecasts', [
    ['/office/models', 'office-frame.nav.models', 'e', ['models.view']],
    ['/office/monitoring', 'office-frame.nav.monitoring', 'v', ['models.view']],
    ['/office/policy', 'office-frame.nav.policy', 'g', ['models.view']],
    ['/office/picks', 'office-frame.nav.picks', 'j', ['results.view']],
    ['/office/refusals', 'office-frame.nav.refusals', '9', ['results.view']],
    ['/office/results', 'office-frame.nav.results', 'r', ['results.view']],
    ['/office/disputes', 'office-frame.nav.disputes', 'z', ['results.view']],
  ]),
  ...inPart('brand', [
    ['/office/legal', 'office-frame.nav.legal', 'y', ['legal.view']],
    ['/office/messages', 'office-frame.nav.messages', 'w', ['wording.view']],
    ['/office/experiments', 'office-frame.nav.experiments', '-', ['experiments.view']],
    ['/office/seo', 'office-frame.nav.seo', '5', ['seo.view']],
    ['/office/redirects', 'office-frame.nav.redirects', '6', ['seo.view']],
    ['/office/languages', 'office-frame.nav.languages', '7', ['settings.view']],
    ['/office/settings', 'office-frame.nav.settings', '8', ['settings.view']],
    ['/office/theme', 'office-frame.nav.theme', 'x', ['wording.view']],
    ['/office/brands', 'office-frame.nav.brands', '=', ['brands.view']],
  ]),
  ...inPart('content', [
    ['/office/news', 'office-frame.nav.news', 'n', ['content.view']],
    ['/office/announcements', 'office-frame.nav.announcements', 'k', ['content.view']],
    ['/office/answers', 'office-frame.nav.answers', 'q', ['content.view']],
    ['/office/contacts', 'office-frame.nav.contacts', 'h', ['content.view']],
    ['/office/feedback', 'office-frame.nav.feedback', 'f', ['content.view']],
    ['/office/leagues', 'office-frame.nav.leagues', "'", ['feeds.view']],
    ['/office/aliases', 'office-frame.nav.aliases', '2', ['feeds.view']],
  ]),
  ...inPart('operation', [
    // Anyone who is notified finds it: of a transfer that waits as much as of a feed that is silent.
    [
      '/office/alerts',
      'office-frame.nav.alerts',
      'i',
      ['orders.view', 'models.view', 'results.view', 'feeds.view'],
      'alerts',
    ],
    ['/office/first-steps', 'office-frame.nav.firstSteps', '.', ['operations.view']],
    ['/office/feeds', 'office-frame.nav.feeds', '1', ['feeds.view']],
    ['/office/jobs', 'office-frame.nav.jobs', '3', ['operations.view']],
    ['/office/emails', 'office-frame.nav.emails', '4', ['operations.view']],
    ['/office/operators', 'office-frame.nav.operators', 'u', ['operators.edit']],
    ['/office/keys', 'office-frame.nav.keys', '0', ['audit.view_own']],
    ['/office/webhooks', 'office-frame.nav.webhooks', ',', ['audit.view_own']],
    ['/office/notifications', 'office-frame.nav.notifications', '[', ['audit.view_own']],
    ['/office/audit', 'office-frame.nav.audit', 'l', ['audit.view_own']],
  ]),
];

/** Pages to which another page leads: the menu marks that one, and the palette opens them as well. */
const innerPages = [
  {
    path: '/office/bank-lines',
    below: '/office/statements',
    group: 'money',
    label: 'office-frame.nav.bankLines',
    permissions: ['statements.import'],
  },
  {
    path: '/office/typed-payments',
    below: '/office/statements',
    group: 'money',
    label: 'office-frame.nav.typedPayments',
    permissions: ['orders.view'],
  },
  {
    path: '/office/teams',
    below: '/office/leagues',
    group: 'content',
    label: 'office-frame.nav.teams',
    permissions: ['feeds.view'],
  },
] as const satisfies readonly (Omit<OfficeNavEntry, 'key'> & { readonly below: OfficeNavEntry['path'] })[];

/** Every page that an operator with these permissions can open by its name. */
export function pagesFor(permissions: readonly string[]) {
  return [...navFor(permissions), ...innerPages.filter((page) => isOpenTo(page, permissions))];
}

/** Whether an address is that of a page of the sidebar, of something in its list, or of a page to which it leads. */
export function isAt(pathname: string, path: OfficeNavEntry['path']): boolean {
  if (pathname === path) return true;
  if (path === '/office') return false;
  return (
    pathname.startsWith(`${path}/`) ||
    innerPages.some(({ path: inner, below }) => below === path && inner === pathname)
  );
}

function isOpenTo(page: Pick<OfficeNavEntry, 'permissions'>, permissions: readonly string[]): boolean {
  return page.permissions.some((wanted) => permissions.includes(wanted));
}

/** What an operator with these permissions finds in the sidebar. */
export function navFor(permissions: readonly string[]): readonly OfficeNavEntry[] {
  return officeNav.filter((entry) => isOpenTo(entry, permissions));
}
