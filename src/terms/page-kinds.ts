/** The kinds of page under which guests' views are counted. A page that is not listed counts as `other`. */
export const PAGE_KINDS = [
  'home',
  'schedule',
  'standings',
  'news',
  'record',
  'plans',
  'register',
  'login',
  'other',
] as const;

type PageKind = (typeof PAGE_KINDS)[number];

const KINDS = new Map<string, PageKind>([
  ['/', 'home'],
  ['/schedule', 'schedule'],
  ['/standings', 'standings'],
  ['/news', 'news'],
  ['/proof', 'record'],
  ['/audit', 'record'],
  ['/bankroll', 'record'],
  ['/methodology', 'record'],
  ['/subscribe', 'plans'],
  ['/register', 'register'],
  ['/login', 'login'],
]);

/** The kind of a page, by its canonical path below the language. */
export function pageKindOf(page: string): PageKind {
  return KINDS.get(page) ?? 'other';
}
