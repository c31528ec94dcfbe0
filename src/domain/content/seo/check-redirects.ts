import type { RedirectRuleRow } from '#db/queries/seo.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { liveRules, prepareRules, type RedirectProblem, resolveRedirect } from './resolve-redirect.ts';

type RedirectError = {
  readonly path: string;
  readonly locale: Locale;
  readonly problem: RedirectProblem;
};

type Rules = {
  readonly rules: readonly RedirectRuleRow[];
  readonly allowedHosts: readonly string[];
  readonly now: Date;
};

/** The set of rules changes only where one begins or ends; more such moments than this are not looked at one by one. */
const MAX_MOMENTS = 60;

/**
 * Every path from which a brand's rules would lead in a circle, too far, to no page, or to a host that is not allowed: in any
 * language, now and whenever a rule begins or ends.
 */
export function findRedirectErrors({ rules, allowedHosts, now }: Rules): RedirectError[] {
  const prepared = prepareRules(rules);
  const found = new Map<string, RedirectError>();
  for (const at of momentsOf(rules, now)) {
    for (const locale of LOCALES) {
      const live = liveRules(prepared, { locale, at });
      for (const { path } of live) {
        const { problem } = resolveRedirect({ path, query: '', rules: live, allowedHosts });
        if (problem !== null) found.set(`${path} ${problem}`, { path, locale, problem });
      }
    }
  }
  return [...found.values()];
}

function momentsOf(rules: readonly RedirectRuleRow[], now: Date): Date[] {
  const changes = rules.flatMap(({ fromAt, untilAt }) => [fromAt, ...(untilAt === null ? [] : [untilAt])]);
  const coming = [...new Set(changes.map((at) => at.getTime()))].filter((at) => at > now.getTime());
  return [now.getTime(), ...coming.sort((one, other) => one - other)]
    .slice(0, MAX_MOMENTS)
    .map((at) => new Date(at));
}

/** Two rules for one path and language whose times overlap: no one could say which of them counts. */
export function findTwin(rule: RedirectRuleRow, rules: readonly RedirectRuleRow[]): RedirectRuleRow | null {
  const isBefore = (end: Date | null, start: Date) => end !== null && end <= start;
  return (
    rules.find(
      (other) =>
        other.id !== rule.id &&
        other.match === rule.match &&
        other.languageCode === rule.languageCode &&
        other.path.toLowerCase() === rule.path.toLowerCase() &&
        !isBefore(other.untilAt, rule.fromAt) &&
        !isBefore(rule.untilAt, other.fromAt),
    ) ?? null
  );
}
