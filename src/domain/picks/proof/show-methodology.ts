import { STAKE_UNITS } from '@trueline/predict';
import { findPolicy } from '#db/queries/pick.ts';
import { SETTLEMENT } from '#domain/forecasting/settlement/settle-pick.ts';
import { listLeagues } from '#domain/forecasting/sport/list-leagues.ts';
import { listClaims } from '#domain/picks/claim/list-claims.ts';
import { priceProfiles } from '#domain/picks/price/price-profiles.ts';
import { showDistribution } from '#domain/picks/record/show-distribution.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { RECORD_ORIGINS, type RecordOrigin } from '#terms/results.ts';
import { settlementExamples } from './settlement-examples.ts';

/** A team needs so many games of the season before the engine forecasts one (its own default). */
const MIN_GAMES = 5;
/** Fewer decided picks than this say nothing of how right the probabilities are. */
const MIN_CALIBRATED = 100;

/**
 * What the methodology page says, read from what runs: the policy in force, the constants that settle and examples settled
 * with them, the features of each league's model, how the probabilities came true, and every claim with its evidence.
 */
export async function showMethodology(
  services: Services,
  options: { readonly locale: Locale; readonly brand: string },
) {
  const { locale, brand } = options;
  const [policy, leagues, claims, calibration] = await Promise.all([
    findPolicy(services.db, services.clock.now()),
    listLeagues(services, { locale }),
    listClaims(services, { brand }),
    readCalibration(services, locale),
  ]);
  return {
    policy: policy && {
      version: policy.version,
      since: policy.validFrom.toISOString(),
      minEv: policy.minEv,
      minConfidence: policy.minConfidence,
      leagues: policy.leagues,
      minLeadMinutes: policy.minLeadMinutes,
      maxLeadHours: policy.maxLeadHours,
    },
    stake: STAKE_UNITS,
    settlement: { ...SETTLEMENT, examples: settlementExamples() },
    leastGames: MIN_GAMES,
    priceProfiles,
    leagues: leagues.filter(({ covered }) => covered),
    claims,
    calibration,
  };
}

/** Of the published picks, or as long as there are too few, of those calculated afterwards. */
async function readCalibration(services: Services, locale: Locale) {
  const ask = (origin: RecordOrigin) =>
    showDistribution(services, { locale, origin, method: 'average_rate', window: 'all' });
  for (const origin of RECORD_ORIGINS) {
    const { calibration } = (await ask(origin)).data;
    const n = calibration.reduce((sum, { won }) => sum + won.n, 0);
    if (n >= MIN_CALIBRATED) return { origin, n, groups: calibration };
  }
  return null;
}
