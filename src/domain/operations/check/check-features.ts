import { listColumnScores } from '#db/queries/forecast.ts';
import { listLeagueRows } from '#db/queries/league.ts';
import { columnsOfLeague } from '#domain/forecasting/engine/league-columns.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import { CLAIMED_FEATURES, listClaims } from '#domain/picks/claim/list-claims.ts';
import type { Services } from '#domain/services.ts';
import { type Finding, findingOf } from './finding.ts';

/**
 * Counts the features that vary in the covered leagues: at least as many as we claim, and exactly as many as the claim says. Where the
 * site claims nothing, there is nothing to hold it to.
 */
export async function checkFeatures(services: Services): Promise<Finding> {
  const { db, clock } = services;
  const known = { asOf: clock.now(), sources: await findShownSources(services) };
  const [leagues, models, claims] = await Promise.all([
    listLeagueRows(db, known),
    listColumnScores(db, known),
    listClaims(services),
  ]);
  const counts = leagues
    .filter(({ covered }) => covered)
    .map((league) => ({ id: league.id, features: columnsOfLeague(league, models) }));
  const counted = counts.filter(({ features }) => features > 0);
  const value = counts.reduce((sum, { features }) => sum + features, 0) / Math.max(1, counts.length);
  const said = claims.find(({ id }) => id === 'features_per_league')?.value;
  return findingOf({
    n: said === undefined ? 0 : counted.length,
    needed: Math.max(1, counts.length),
    value,
    bound: CLAIMED_FEATURES,
    isOut: value < CLAIMED_FEATURES || said !== value,
  });
}
