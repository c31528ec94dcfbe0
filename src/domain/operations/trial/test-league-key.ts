import type { Operator } from '#domain/foundation/permission/operator.ts';
import { requireAttempt } from '#domain/foundation/security/attempts.ts';
import type { Services } from '#domain/services.ts';
import { refusalCode } from '#feeds/the-odds-api/ask.ts';
import { askQuota } from '#feeds/the-odds-api/ask-quota.ts';
import { providerOf } from '#feeds/the-odds-api/provider.ts';
import type { LeagueKeyOutcome } from '#terms/operators.ts';

type LeagueKeyTrial = {
  readonly outcome: LeagueKeyOutcome;
  /** What the provider calls the league; null where it did not say. */
  readonly title: string | null;
  /** The provider's own name of what was wrong; null where it gave none. */
  readonly code: string | null;
};

/**
 * Asks the provider for its list of sports, which costs no credits, and says whether it has a league of that key. Throws 'too_many' with the
 * wait.
 */
export async function testLeagueKey(
  services: Services,
  { operator, key }: { readonly operator: Operator; readonly key: string },
): Promise<LeagueKeyTrial> {
  await requireAttempt(services, { rule: 'trial', of: ['league_key', operator.id] });
  const provider = providerOf(services.env);
  if (provider === null) return { outcome: 'not_set', title: null, code: null };
  const { sports, failure } = await askQuota(provider);
  if (sports === null) return { outcome: 'refused', title: null, code: refusalCode(failure) };
  const sport = sports.find((one) => one.key === key);
  const outcome = sport === undefined ? 'unknown' : sport.active ? 'in_season' : 'out_of_season';
  return { outcome, title: sport?.title ?? null, code: null };
}
