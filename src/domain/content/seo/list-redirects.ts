import { listRedirectRules, type RedirectRuleRow } from '#db/queries/seo.ts';
import type { Services } from '#domain/services.ts';
import type { RedirectState } from '#terms/content.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { readAllowedHosts } from './cached-seo.ts';
import { readHostsVersion } from './hosts-version.ts';
import {
  liveRules,
  type PreparedRule,
  prepareRules,
  type RedirectProblem,
  resolveRedirect,
} from './resolve-redirect.ts';

export type OfficeRedirect = RedirectRuleRow & {
  readonly state: RedirectState;
  /** Where readers end up, over every further rule; null where the rule is not followed. */
  readonly end: string | null;
  /** Why it is not followed. */
  readonly problem: RedirectProblem | null;
};

export type RedirectQuestion = {
  readonly brand: string;
  /** A part of path, target or note. */
  readonly q?: string | undefined;
  readonly state?: RedirectState | undefined;
  readonly language?: Locale | undefined;
};

/** The rules of a brand with where each really leads now. */
export async function listRedirects(
  { db, clock }: Services,
  question: RedirectQuestion,
): Promise<{
  readonly redirects: OfficeRedirect[];
  readonly allowedHosts: readonly string[];
  /** The version of the list of hosts, to be sent back with a change. */
  readonly hostsVersion: number;
}> {
  const [rules, allowedHosts, hostsVersion] = await Promise.all([
    listRedirectRules(db, question.brand),
    readAllowedHosts(db, question.brand),
    readHostsVersion(db, question.brand),
  ]);
  const prepared = prepareRules(rules);
  const now = clock.now();
  const q = question.q?.trim().toLowerCase() ?? '';
  const redirects = rules
    .filter(({ path, target, note }) => `${path} ${target} ${note}`.toLowerCase().includes(q))
    .filter(({ languageCode }) => question.language === undefined || languageCode === question.language)
    .map((rule) => resolved(rule, { prepared, allowedHosts, now }))
    .filter(({ state }) => question.state === undefined || state === question.state);
  return { redirects, allowedHosts, hostsVersion };
}

function resolved(
  rule: RedirectRuleRow,
  options: {
    readonly prepared: readonly PreparedRule[];
    readonly allowedHosts: readonly string[];
    readonly now: Date;
  },
): OfficeRedirect {
  const { prepared, allowedHosts, now } = options;
  if (rule.untilAt !== null && rule.untilAt <= now)
    return { ...rule, state: 'past', end: null, problem: null };
  const isComing = rule.fromAt > now;
  const at = isComing ? rule.fromAt : now;
  const live = liveRules(prepared, { locale: rule.languageCode ?? LOCALES[0], at });
  const { redirect, problem } = resolveRedirect({ path: rule.path, query: '', rules: live, allowedHosts });
  const state = problem !== null ? 'broken' : isComing ? 'coming' : 'live';
  return { ...rule, state, end: redirect?.to ?? null, problem };
}
