import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Contract } from '#api/endpoint.contract.ts';
import type { Brand } from '#brands/brand.ts';
import { brandChoice, brandForHost, brandsVersion } from '#brands/index.ts';
import { localePath } from '#i18n/locale-path.ts';
import { isLocale, localeCookie } from '#i18n/locales.ts';
import { isOddsFormat } from '#i18n/odds-format.ts';
import { readCookie, TOKEN_COOKIE } from '#platform/cookie.ts';
import type { Env } from '#platform/env.ts';
import { isKnownZone, zoneCookie } from '#screens/display-zone.ts';
import { ASK_PARAMETER } from '#screens/frame/contact/contact-anchor.ts';
import { oddsCookies } from '#screens/pick/odds-choice.ts';
import { NOTE_COOKIE } from '#screens/sign-in/sign-in-note.server.ts';
import type { ExperimentPlace } from '#terms/experiments.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import type { LanguageList } from '../enabled-languages.ts';
import type { ExperimentList } from '../experiment-list.ts';
import { languageCookie } from '../language-cookie.ts';
import { pickLocale } from '../pick-locale.ts';
import type { Topic } from './fact-looks.ts';
import { withTrial } from './guest-trial.ts';
import { SHARED_PAGES, type SharedPage } from './shared-pages.ts';

/** What a guest asks for, in the one form that all questions with the same answer have. */
export type GuestQuestion = {
  /** Names everything that the answer depends on besides the facts. */
  readonly key: string;
  readonly kind: 'page' | 'api';
  readonly brand: Brand;
  readonly locale: Locale;
  /** The request by which the answer is made: of all that a reader sent, this is what it may depend on. */
  readonly request: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
  readonly topics: readonly Topic[];
  readonly goodForS: number;
  /** How long a browser may use a list again without asking. */
  readonly browserS: number;
  /** Whether the browser's language decides, so that a cache before the site has to look at it. */
  readonly isByLanguage: boolean;
  /** For this reader alone: the language of the address where their cookie or browser names another one, the variant of a test. */
  readonly setCookies: readonly string[];
  /** The page as far as a test may run there. */
  readonly place: ExperimentPlace | null;
  /** Whether no cache before the site may show the answer to another reader. */
  readonly isForOneReader: boolean;
};

export type QuestionOptions = {
  readonly env: Pick<Env, 'APP_MODE' | 'ORIGIN' | 'PROJECT_NAME'>;
  readonly languages: Pick<LanguageList, 'lastKnown' | 'version'>;
  /** The pages that this build serves, below their language. */
  readonly pages: readonly string[];
  readonly contracts: readonly Contract[];
  /** The tests that run on pages. */
  readonly experiments: Pick<ExperimentList, 'lastKnown'>;
};

const ZONE = /^[\w+/-]{1,64}$/;
const HOST = /^[\w.-]{1,253}(?::\d{1,5})?$/;

/** The readings of this many requests are remembered, since most come again in the same words; longer ones are read each time. */
const REMEMBERED = 5000;
const MAX_REMEMBERED = 400;

/** The part of a question that its address and host give, before the reader's own language and cookies are looked at. */
type Target = {
  readonly brand: Brand;
  readonly host: string;
  readonly path: string;
  readonly search: string;
};

/** Reads what a guest asks for; null for everything that is not the same for all guests, above all for anyone who has signed in. */
export function createQuestionReader(options: QuestionOptions) {
  const { env, languages, pages, contracts, experiments } = options;
  const pageByPath = new Map<string, { readonly locale: Locale | null; readonly page: SharedPage }>();
  for (const rest of pages) {
    const page = SHARED_PAGES[rest];
    if (page === undefined) continue;
    if (rest === '/') pageByPath.set('/', { locale: null, page });
    for (const locale of LOCALES) pageByPath.set(localePath(locale, rest), { locale, page });
  }
  const listByPath = new Map(
    contracts.flatMap((contract) =>
      contract.shared === undefined ? [] : [[`/api${contract.path}`, { contract, shared: contract.shared }]],
    ),
  );
  const isHttps = env.ORIGIN?.startsWith('https://') === true;
  const choice = brandChoice(env);

  const readPage = (target: Target, headers: IncomingHttpHeaders, cookies: string): GuestQuestion | null => {
    const found = pageByPath.get(target.path);
    if (found === undefined || headers['x-language'] !== undefined) return null;
    // What a reader has just done is said to them alone.
    if (readCookie(cookies, NOTE_COOKIE) !== null) return null;
    const query = knownQuery(target.search, found.page);
    if (query === null) return null;
    const enabled = languages.lastKnown(target.brand);
    const stored = readCookie(cookies, localeCookie.name);
    const locale = found.locale ?? pickLocale(sourcesOf(target.path, headers, stored), enabled);
    if (!enabled.some((language) => language.language_code === locale)) return null;
    const own = [...pageCookies(cookies), `${localeCookie.name}=${locale}`].join('; ');
    // The language that this reader would get without one in the address; a program that names none wants none remembered.
    const acceptLanguage = headers['accept-language'];
    const ofBrowser =
      acceptLanguage === undefined
        ? null
        : pickLocale(sourcesOf('/', { 'accept-language': acceptLanguage }, null), enabled);
    const usual = stored ?? ofBrowser;
    const isAnother = found.locale !== null && usual !== null && usual !== locale;
    return {
      kind: 'page',
      ...asked(target, query, { locale, cookies: own }),
      topics: found.page.topics,
      goodForS: found.page.goodForS,
      browserS: 0,
      isByLanguage: found.locale === null,
      setCookies: isAnother ? [languageCookie(locale, { secure: isHttps })] : [],
      place: found.page.place ?? null,
      isForOneReader: isAnother,
    };
  };

  const readList = (target: Target, headers: IncomingHttpHeaders, cookies: string): GuestQuestion | null => {
    const found = listByPath.get(target.path);
    if (found === undefined) return null;
    const query = checkedQuery(target.search, found.contract);
    if (query === null) return null;
    const stored = readCookie(cookies, localeCookie.name);
    const locale = pickLocale(sourcesOf(target.path, headers, stored), languages.lastKnown(target.brand));
    return {
      kind: 'api',
      ...asked(target, query, { locale, cookies: `${localeCookie.name}=${locale}` }),
      topics: found.shared.topics,
      goodForS: found.shared.goodForS,
      browserS: found.contract.cacheS ?? 0,
      isByLanguage: true,
      setCookies: [],
      place: null,
      isForOneReader: false,
    };
  };

  const read = (url: string, headers: IncomingHttpHeaders): GuestQuestion | null => {
    const cookies = headers.cookie ?? '';
    if (readCookie(cookies, TOKEN_COOKIE) !== null) return null;
    const at = url.indexOf('?');
    const path = at < 0 ? url : url.slice(0, at);
    const isList = listByPath.has(path);
    if (!isList && !pageByPath.has(path)) return null;
    const given = headers.host?.toLowerCase() ?? '';
    const brand = brandForHost(given, choice);
    if (brand === null || !HOST.test(given)) return null;
    // Where the site knows its own address, the name by which it was reached changes nothing.
    const host = env.ORIGIN === undefined ? given : (brand.hosts[0] ?? given);
    const target = { brand, host, path, search: at < 0 ? '' : url.slice(at + 1) };
    return isList ? readList(target, headers, cookies) : readPage(target, headers, cookies);
  };

  const versionNow = () => `${languages.version()} ${brandsVersion()}`;
  let readBefore = new Map<string, GuestQuestion | null>();
  let version = versionNow();
  const recall = (incoming: IncomingMessage): GuestQuestion | null => {
    const { headers, method, url = '' } = incoming;
    if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined || hasBody(headers))
      return null;
    const key = `${url}\n${headers.host}\n${headers.cookie}\n${headers['accept-language']}\n${headers['x-language']}`;
    if (key.length > MAX_REMEMBERED) return read(url, headers);
    if (readBefore.size >= REMEMBERED || version !== versionNow()) {
      readBefore = new Map();
      version = versionNow();
    }
    const known = readBefore.get(key);
    if (known !== undefined) return known;
    const question = read(url, headers);
    readBefore.set(key, question);
    return question;
  };
  return (incoming: IncomingMessage): GuestQuestion | null => {
    const question = recall(incoming);
    if (question === null || question.place === null) return question;
    const { running } = experiments.lastKnown(question.brand);
    return withTrial(question, running, { headers: incoming.headers, secure: isHttps });
  };
}

const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0');

function sourcesOf(path: string, headers: IncomingHttpHeaders, cookie: string | null) {
  const header = headers['x-language'];
  return {
    path,
    header: typeof header === 'string' && isLocale(header) ? header : undefined,
    cookie,
    acceptLanguage: headers['accept-language'],
  };
}

/** The cookies that change a guest's page, with values that there are, always in the same order. */
function pageCookies(cookies: string): string[] {
  if (cookies === '') return [];
  const zone = readCookie(cookies, zoneCookie.name);
  const odds = readCookie(cookies, oddsCookies.format);
  return [
    ...(zone !== null && ZONE.test(zone) && isKnownZone(zone) ? [`${zoneCookie.name}=${zone}`] : []),
    ...(isOddsFormat(odds) ? [`${oddsCookies.format}=${odds}`] : []),
  ];
}

/** The parameters that change a page, in the order of its list; null where one of them has a value that it cannot have. */
function knownQuery(search: string, page: SharedPage): string | null {
  if (search === '') return '';
  const given = new URLSearchParams(search);
  if ([ASK_PARAMETER, ...(page.personal ?? [])].some((name) => given.has(name))) return null;
  const known = new URLSearchParams();
  for (const [name, pattern] of [...Object.entries(page.query), ['tz', ZONE] as const]) {
    const [value, ...more] = given.getAll(name);
    if (value === undefined) continue;
    if (more.length > 0 || !pattern.test(value) || (name === 'tz' && !isKnownZone(value))) return null;
    known.set(name, value);
  }
  return known.toString();
}

/** The parameters of a call as its contract reads them; null where it would refuse them. */
function checkedQuery(search: string, { query }: Contract): string | null {
  if (search === '' || query === undefined) return '';
  const given = Object.fromEntries(new URLSearchParams(search));
  const parsed = query.safeParse(given);
  if (!parsed.success) return null;
  const known = new URLSearchParams();
  for (const name of Object.keys(query.shape).sort()) {
    const value = parsed.data[name];
    if (given[name] !== undefined && value !== undefined) known.set(name, String(value));
  }
  return known.toString();
}

function asked(
  { brand, host, path }: Target,
  query: string,
  { locale, cookies }: { readonly locale: Locale; readonly cookies: string },
): Pick<GuestQuestion, 'key' | 'brand' | 'locale' | 'request'> {
  const address = query === '' ? path : `${path}?${query}`;
  return {
    key: `${brand.key} ${brand.stored?.version ?? ''} ${host} ${address} ${cookies}`,
    brand,
    locale,
    request: { url: `http://${host}${address}`, headers: { Host: host, Cookie: cookies } },
  };
}
