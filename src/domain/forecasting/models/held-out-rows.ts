import type { HeldOutInsert } from '#db/queries/held-out-forecast.ts';
import type { ForecastedGame } from '#domain/forecasting/engine/forecast-by-day.ts';

export type HeldOutRow = Omit<HeldOutInsert, 'modelId'>;

/** What a replay said of its games, as it is stored for trying thresholds out; of games without enough data there is nothing. */
export function heldOutRows(games: readonly ForecastedGame[]): HeldOutRow[] {
  return games.flatMap(({ row, forecast, forecastAt }) => {
    if (forecast.state !== 'ok' || forecast.tier === 'D') return [];
    const { distribution, tier, modelVersion } = forecast;
    return [{ gameId: row.game.id, knownAt: forecastAt, tier, modelVersion, distribution }];
  });
}
