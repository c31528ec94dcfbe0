import type { Forecast } from '@trueline/predict';
import type { ForecastInsert } from '#db/queries/forecast.ts';
import { canonicalJson, sha256 } from '#platform/hash.ts';
import { idOf } from '#platform/id.ts';

/**
 * A forecast as it is stored. The id follows from game, content and the moment from which it was known, so that a job which
 * runs twice writes once.
 */
export function forecastRow(
  forecast: Forecast,
  at: {
    readonly knownAt: Date;
    readonly computedAt: Date;
    readonly modelId: string | null;
    /** The newest price that it knows. A forecast that knows a newer one is another forecast, whatever it says. */
    readonly pricesUntil: Date | null;
  },
): ForecastInsert & { readonly contentHash: string } {
  const common = { gameId: forecast.gameId, origin: 'live' as const, ...at };
  const content = forecast.state === 'ok' ? readyColumns(forecast) : insufficientColumns(forecast);
  const contentHash = sha256(canonicalJson({ ...content, pricesUntil: at.pricesUntil }));
  return {
    ...common,
    ...content,
    contentHash,
    id: idOf('forecast', forecast.gameId, contentHash, at.knownAt.toISOString()),
  };
}

function readyColumns(forecast: Extract<Forecast, { state: 'ok' }>) {
  const { probabilities, expected } = forecast;
  return {
    state: 'ready' as const,
    modelVersion: forecast.modelVersion,
    tier: forecast.tier,
    missing: [],
    distribution: forecast.distribution,
    pHome: probabilities.home,
    pDraw: probabilities.draw,
    pAway: probabilities.away,
    expectedHome: expected.home,
    expectedAway: expected.away,
    spread: forecast.spread,
    drivers: forecast.drivers,
  };
}

function insufficientColumns(forecast: Extract<Forecast, { state: 'insufficient' }>) {
  return {
    state: 'insufficient' as const,
    modelVersion: '-',
    tier: 'A' as const,
    missing: forecast.missing,
    distribution: null,
    pHome: null,
    pDraw: null,
    pAway: null,
    expectedHome: null,
    expectedAway: null,
    spread: null,
    drivers: [],
  };
}
