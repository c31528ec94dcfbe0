import { listLiveLeagues } from '#domain/forecasting/league/list-live-leagues.ts';
import { listProviders } from '#domain/forecasting/sport/feed-source.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { askAccount } from '#feeds/football-data/ask-account.ts';
import { footballDataOf } from '#feeds/football-data/provider.ts';
import { refusalCode } from '#feeds/the-odds-api/ask.ts';
import { askQuota } from '#feeds/the-odds-api/ask-quota.ts';
import { providerOf } from '#feeds/the-odds-api/provider.ts';
import type { KeyTrialOutcome } from '#terms/operators.ts';
import type { ProviderName } from '#terms/providers.ts';
import { noteTrial, requireTrial } from './note-trial.ts';

type KeyTrial = {
  readonly provider: ProviderName;
  readonly outcome: KeyTrialOutcome;
  /** What is left of the provider's own count: credits of the period, or questions of this minute; null where it did not say. */
  readonly remaining: number | null;
  readonly used: number | null;
  /** The covered leagues that the provider offers now, and how many there are. */
  readonly leagues: { readonly offered: readonly string[]; readonly covered: number } | null;
  /** The provider's own name of what was wrong; null where it gave none. */
  readonly code: string | null;
  readonly failure: string | null;
};

type Asked = Pick<KeyTrial, 'remaining' | 'used' | 'failure'> & {
  /** The leagues by the provider's own names; null where the answer is worth nothing. */
  readonly offered: ReadonlySet<string | null> | null;
};

/**
 * Asks a provider what is left of its count, by a question that costs no credits: the one that is named, else the first that has a key.
 * The key is neither shown nor written down. Throws 'too_many' with the wait.
 */
export async function testOddsKey(
  services: Services,
  options: { readonly operator: Operator; readonly provider?: ProviderName | undefined },
): Promise<KeyTrial> {
  const { operator } = options;
  await requireTrial(services, 'odds_key', operator);
  const [first] = listProviders(services);
  const provider = options.provider ?? first?.name ?? 'the-odds-api';
  const asked = await askProvider(services, provider);
  if (asked === null) {
    const nothing = { remaining: null, used: null, leagues: null, code: null, failure: null };
    return { provider, outcome: 'not_set', ...nothing };
  }
  const { remaining, used, failure } = asked;
  const covered = await listLiveLeagues(services.db, provider);
  const offered = covered.filter(({ sportKey }) => asked.offered?.has(sportKey)).map(({ id }) => id);
  const leagues = asked.offered === null ? null : { offered, covered: covered.length };
  const outcome = failure === null ? 'good' : 'refused';
  await noteTrial(services, {
    kind: 'odds_key',
    operator,
    isGood: failure === null,
    detail: { provider, outcome, remaining, used, failure },
  });
  return { provider, outcome, remaining, used, leagues, code: refusalCode(failure), failure };
}

/** Null where the site has no key for it. */
async function askProvider({ env }: Services, name: ProviderName): Promise<Asked | null> {
  if (name === 'football-data') {
    const provider = footballDataOf(env);
    if (provider === null) return null;
    const { remaining, codes, failure } = await askAccount(provider);
    return { remaining, used: null, failure, offered: codes };
  }
  const provider = providerOf(env);
  if (provider === null) return null;
  const { quota, sports, failure } = await askQuota(provider);
  const active = sports?.filter((sport) => sport.active).map(({ key }) => key);
  return { ...quota, failure, offered: active === undefined ? null : new Set(active) };
}
