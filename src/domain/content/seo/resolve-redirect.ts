import type { RedirectRuleRow } from '#db/queries/seo.ts';
import { canonicalPath, isFixedPath, isSitePath } from '#domain/foundation/path/site-paths.ts';
import type { Locale } from '#terms/locales.ts';

/** A redirect leads at most through this many rules; a longer chain is a mistake and is not followed. */
export const MAX_HOPS = 5;

export type Redirect = {
  /** A path without language prefix for `internal`, an https address for `external`; with the query where it is kept. */
  readonly to: string;
  readonly type: 'internal' | 'external';
  /** 302 while any rule on the way has an end, so that no one remembers it for ever; else 301. */
  readonly code: 301 | 302;
  readonly keep_query: boolean;
};

export type RedirectProblem = 'loop' | 'chain_too_long' | 'unknown_page' | 'refused_address';

type RedirectOutcome =
  | { readonly redirect: Redirect | null; readonly problem: null }
  | { readonly redirect: null; readonly problem: RedirectProblem };

/** A rule with the spelling in which paths are compared. */
export type PreparedRule = RedirectRuleRow & { readonly given: string };

export function prepareRules(rules: readonly RedirectRuleRow[]): PreparedRule[] {
  return rules.map((rule) => ({ ...rule, given: canonicalPath(rule.path).toLowerCase() }));
}

/** The rules that hold for a language at an instant. */
export function liveRules<Rule extends RedirectRuleRow>(
  rules: readonly Rule[],
  { locale, at }: { readonly locale: Locale; readonly at: Date },
): Rule[] {
  return rules.filter(
    ({ languageCode, fromAt, untilAt }) =>
      (languageCode === null || languageCode === locale) &&
      fromAt <= at &&
      (untilAt === null || untilAt > at),
  );
}

type RedirectQuestion = {
  /** A canonical path without language prefix. */
  readonly path: string;
  /** What followed the `?`, without it. */
  readonly query: string;
  /** The rules that hold now for the brand and language. */
  readonly rules: readonly PreparedRule[];
  /** The hosts to which an external rule may lead. */
  readonly allowedHosts: readonly string[];
};

/**
 * Where a path leads by the operator's rules. The most exact rule wins: a whole path before a beginning, a longer beginning
 * before a shorter, one language before all. A rule that would lead nowhere, in a circle, or to an address that the brand
 * does not allow is not followed at all: the reader stays, and `problem` says why.
 */
export function resolveRedirect({ path, query, rules, allowedHosts }: RedirectQuestion): RedirectOutcome {
  const visited = new Set([path]);
  let current = path;
  let ownQuery = '';
  let keepQuery = true;
  let code: 301 | 302 = 301;
  for (let hops = 0; ; hops += 1) {
    const rule = isFixedPath(current) ? undefined : findRule(current, rules);
    if (rule === undefined) break;
    if (hops === MAX_HOPS) return { redirect: null, problem: 'chain_too_long' };
    keepQuery &&= rule.keepQuery;
    if (rule.untilAt !== null) code = 302;
    const shared = { code, keep_query: keepQuery };
    if (rule.type === 'external') {
      if (!isAllowedAddress(rule.target, allowedHosts)) return { redirect: null, problem: 'refused_address' };
      return {
        redirect: { to: withQuery(rule.target, keepQuery ? query : ''), type: 'external', ...shared },
        problem: null,
      };
    }
    const [target = '', targetQuery = ''] = rule.target.split(/\?(.*)/s);
    current = canonicalPath(target);
    ownQuery = targetQuery;
    if (visited.has(current)) return { redirect: null, problem: 'loop' };
    visited.add(current);
  }
  if (current === path) return { redirect: null, problem: null };
  if (!isSitePath(current)) return { redirect: null, problem: 'unknown_page' };
  const to = withQuery(withQuery(current, ownQuery), keepQuery ? query : '');
  return { redirect: { to, type: 'internal', code, keep_query: keepQuery }, problem: null };
}

function findRule(path: string, rules: readonly PreparedRule[]): PreparedRule | undefined {
  const asked = path.toLowerCase();
  return rules
    .filter((rule) => matches(rule, asked))
    .sort((left, right) => exactness(right) - exactness(left) || (left.id < right.id ? -1 : 1))[0];
}

const exactness = (rule: PreparedRule) =>
  (rule.match === 'exact' ? 10_000 : rule.given.length * 2) + (rule.languageCode === null ? 0 : 1);

/** A beginning ends at a slash: the rule for `/old` is not one for `/older`. */
function matches({ match, given }: PreparedRule, asked: string): boolean {
  if (match === 'exact' || given === '/') return given === asked;
  return asked === given || asked.startsWith(`${given}/`);
}

/** An address by https, at an allowed host, without a port or a name before it that would make it look like another one. */
export function isAllowedAddress(target: string, allowedHosts: readonly string[]): boolean {
  const url = URL.parse(target);
  if (url === null || url.protocol !== 'https:') return false;
  return `${url.username}${url.password}${url.port}` === '' && allowedHosts.includes(url.hostname);
}

function withQuery(target: string, query: string): string {
  if (query === '') return target;
  const [address = '', fragment] = target.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
