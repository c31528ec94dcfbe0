/**
 * The rooms of the house and who may import whom. `npm run check:rooms` holds the code to this table.
 * Some folders hold two kinds of file with different rights (a contract beside its handler), so kinds are listed, not folders.
 */
const ROOMS = [
  'terms',
  'predict',
  'embedded-postgres',
  'api-client',
  'platform',
  'i18n',
  'brands',
  'ui',
  'db',
  'mail',
  'feeds',
  'domain',
  'contract',
  'api',
  'job-definition',
  'job',
  'screen-server',
  'screen',
  'entry',
  'test',
] as const;

export type Room = (typeof ROOMS)[number];

/** `all`: anything; `types`: only what the compiler erases (`import type`). A room may always import itself. */
type Right = 'all' | 'types';

const PAGE_SERVER: Partial<Record<Room, Right>> = {
  platform: 'all',
  domain: 'all',
  contract: 'all',
  i18n: 'all',
  brands: 'all',
};

const PAGE: Partial<Record<Room, Right>> = {
  domain: 'types',
  contract: 'all',
  i18n: 'all',
  brands: 'all',
  ui: 'all',
};

/** Rooms that everybody may import, as they import no other room. */
export const OPEN_ROOMS: ReadonlySet<Room> = new Set(['terms']);

/** What is not listed is forbidden. `entry` and `test` may import anything, and nothing may import them. */
export const MAY_IMPORT: Record<Room, Partial<Record<Room, Right>> | 'anything'> = {
  terms: {},
  predict: {},
  // Only what starts the site runs a database beside it; no room sees more than the database's address.
  'embedded-postgres': {},
  // Reads documents when the project is built and tested; the site knows nothing of it.
  'api-client': {},
  platform: {},
  i18n: { brands: 'types' },
  brands: { i18n: 'types' },
  ui: { i18n: 'all', brands: 'types' },
  db: { platform: 'all' },
  mail: { platform: 'all', i18n: 'all', brands: 'all' },
  feeds: { platform: 'all' },
  domain: {
    predict: 'all',
    platform: 'all',
    db: 'all',
    mail: 'all',
    feeds: 'all',
    i18n: 'all',
    brands: 'types',
    'job-definition': 'all',
  },
  contract: { i18n: 'all' },
  // Answers carry messages in the reader's language and the settings of the reader's brand.
  api: { platform: 'all', domain: 'all', contract: 'all', i18n: 'all', brands: 'all' },
  'job-definition': { platform: 'all' },
  job: { platform: 'all', domain: 'all', 'job-definition': 'all' },
  'screen-server': { ...PAGE_SERVER, screen: 'all' },
  screen: { ...PAGE, 'screen-server': 'all' },
  entry: 'anything',
  test: 'anything',
};

/** npm packages and `node:` modules, for the rooms in which not every one is welcome. */
export const MAY_USE_PACKAGES: Partial<Record<Room, readonly RegExp[]>> = {
  terms: [/^zod$/],
  predict: [],
  'embedded-postgres': [/^node:/],
  'api-client': [/^@redocly\/openapi-core$/, /^openapi-typescript$/],
  contract: [/^zod$/],
  'job-definition': [/^pg-boss$/, /^drizzle-orm/, /^pg$/, /^node:timers/],
  ui: [/^react/],
  brands: [],
  mail: [/^nodemailer$/],
  // SQL, tables and the driver are the business of db alone; files and processes that of platform, feeds and db.
  domain: [
    /^zod$/,
    /^diff$/,
    /^sharp$/,
    /^openid-client$/,
    /^otpauth$/,
    /^csv-parse\/sync$/,
    /^node:(timers\/promises|module)$/,
  ],
  api: [/^zod$/, /^hono(\/|$)/],
  job: [/^node:timers\/promises$/],
  'screen-server': [/^react-router$/, /^qr$/],
  screen: [/^react$/, /^react-router$/, /^zod$/],
};

/** Rooms in which nothing reaches for the database that a use case is handed. */
export const BLIND_TO_DATABASE: ReadonlySet<Room> = new Set(['api', 'job', 'screen-server', 'screen']);

/**
 * The areas of the domain, from the ground up: a file may import from its own area and from those before it. Below each lie the
 * folders of its nouns, which may not import each other in a circle.
 */
export const DOMAIN_AREAS = [
  'foundation',
  'forecasting',
  'accounts',
  'money',
  'picks',
  'custom-models',
  'content',
  'operations',
] as const;

/** Which room a file belongs to, by its path from the project's root; null for files that no rule is about. */
export function roomOf(path: string): Room | null {
  if (/\.test\.tsx?$/.test(path) || path.startsWith('tests/')) return 'test';
  if (path.startsWith('packages/predict/')) return 'predict';
  if (path.startsWith('packages/embedded-postgres/')) return 'embedded-postgres';
  if (path.startsWith('packages/api-client/')) return 'api-client';
  if (path.startsWith('scripts/') || path.startsWith('bench/')) return 'entry';
  const [, folder, rest] = /^src\/(?:([^/]+)\/)?(.+)$/.exec(path) ?? [];
  if (rest === undefined) return null;
  // What the front door hands to the loaders of all pages.
  if (path === 'src/page/page-context.ts') return 'screen-server';
  switch (folder) {
    case 'page-start':
      return 'entry';
    case 'api':
      return rest.endsWith('.contract.ts') ? 'contract' : 'api';
    case 'jobs':
      return /(\.job|^enqueue|^queue|^watch-queue|^job-definition|^job-names)\.ts$/.test(rest)
        ? 'job-definition'
        : 'job';
    case 'screens':
      return /\.server\.tsx?$/.test(rest) ? 'screen-server' : 'screen';
    case undefined:
    case 'http':
    case 'page':
    case 'process':
      return 'entry';
    default:
      return ROOMS.find((room) => room === folder) ?? null;
  }
}

/**
 * The frame around every page is shared by all screens; what the office's screens have in common, by them; what a sign-in takes, by the screens that begin or end one; how a pick
 * is shown, by those that show one; the star of a favourite, by those that name leagues, teams or games; the
 * disc of a club's colours and the mark of a league, by those that name them; what is shown of a game and its clock, by those that show its score.
 */
const SHARED_SCREENS = new Set([
  'screens/frame',
  'screens/favourite',
  'screens/team',
  'screens/game',
  'screens/pick',
  'screens/sign-in',
  'screens/office/form',
  'screens/office/frame',
  'screens/office/money',
  'screens/office/parts',
  'screens/office/table',
  'screens/office/text',
  'screens/office/trials',
]);

/** The screen a file belongs to (`src/screens/home/…` → `screens/home`), null for what the screens of a room share. */
export function screenOf(path: string): string | null {
  const screen = /^src\/(screens\/(?:office\/[^/]+|(?!office\/)[^/]+))\/.+$/.exec(path)?.[1];
  return screen === undefined || SHARED_SCREENS.has(screen) ? null : screen;
}
