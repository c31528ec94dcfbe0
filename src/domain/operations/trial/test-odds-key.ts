import { listLiveLeagues } from '#domain/forecasting/league/list-live-leagues.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { refusalCode } from '#feeds/the-odds-api/ask.ts';
import { askQuota } from '#feeds/the-odds-api/ask-quota.ts';
import { providerOf } from '#feeds/the-odds-api/provider.ts';
import type { KeyTrialOutcome } from '#terms/operators.ts';
import { noteTrial, requireTrial } from './note-trial.ts';

type KeyTrial = {
  readonly outcome: KeyTrialOutcome;
  /** Credits of this period, as the provider counts them; null where it did not say. */
  readonly remaining: number | null;
  readonly used: number | null;
  /** The covered leagues that the provider offers now, and how many there are. */
  readonly leagues: { readonly offered: readonly string[]; readonly covered: number } | null;
  /** The provider's own name of what was wrong; null where it gave none. */
  readonly code: string | null;
  readonly failure: string | null;
};

/**
 * Asks the provider of odds what is left of the credits, by a question that costs none. The key is neither shown nor written down.
 * Throws 'too_many' with the wait.
 */
export async function testOddsKey(
  services: Services,
  { operator }: { readonly operator: Operator },
): Promise<KeyTrial> {
  await requireTrial(services, 'odds_key', operator);
  const provider = providerOf(services.env);
  if (provider === null) {
    const nothing = { remaining: null, used: null, leagues: null, code: null, failure: null };
    return { outcome: 'not_set', ...nothing };
  }
  const [{ failure, quota, sports }, covered] = await Promise.all([
    askQuota(provider),
    listLiveLeagues(services.db, 'the-odds-api'),
  ]);
  const active = new Set(sports?.filter((sport) => sport.active).map(({ key }) => key));
  const offered = covered.filter(({ sportKey }) => active.has(sportKey)).map(({ id }) => id);
  const leagues = sports === null ? null : { offered, covered: covered.length };
  const outcome = failure === null ? 'good' : 'refused';
  const { remaining, used } = quota;
  await noteTrial(services, {
    kind: 'odds_key',
    operator,
    isGood: failure === null,
    detail: { outcome, remaining, used, failure },
  });
  return { outcome, remaining, used, leagues, code: refusalCode(failure), failure };
}
