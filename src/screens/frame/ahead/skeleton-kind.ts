import { parseLocalePath } from '#i18n/locale-path.ts';

/** What a page looks like before it is there: where its largest parts stand. */
export type SkeletonKind =
  | 'today'
  | 'picks'
  | 'record'
  | 'figures'
  | 'schedule'
  | 'table'
  | 'teams'
  | 'news'
  | 'plans'
  | 'account'
  | 'order'
  | 'form'
  | 'text'
  | 'list';

const KINDS: Readonly<Record<string, SkeletonKind>> = {
  '/': 'today',
  '/unstartedRecord': 'picks',
  '/record': 'record',
  '/schedule': 'schedule',
  '/standings': 'table',
  '/statistics': 'teams',
  '/news': 'news',
  '/subscribe': 'plans',
  '/mySubscribe': 'account',
  '/purchase': 'order',
  '/purchase_test': 'order',
  '/login': 'form',
  '/register': 'form',
  '/resetPassword': 'form',
  '/terms': 'text',
  '/privacy': 'text',
  '/methodology': 'text',
};

/** Of the office: the pages of one thing have two columns, what is chosen and what can be done with it. */
const ONE_THING = /^\/office\/\w+(?:-\w+)*\/[^/]+$/;

export function skeletonKind(path: string): SkeletonKind {
  if (path === '/office') return 'figures';
  if (path.startsWith('/office/')) return ONE_THING.test(path) ? 'order' : 'list';
  return KINDS[parseLocalePath(path).rest] ?? 'list';
}
