import { forecastByDay } from '#domain/forecasting/engine/forecast-by-day.ts';
import type { Forecaster } from '#domain/forecasting/engine/forecaster.ts';
import type { Services } from '#domain/services.ts';
import type { BetType } from '#terms/bets.ts';
import { type HeldOutRow, heldOutRows } from './held-out-rows.ts';
import { type MarketPair, marketPairs, scoreMarket } from './score-market.ts';
import type { TrainingWatch } from './training-watch.ts';

type MarketScore = ReturnType<typeof scoreMarket> & {
  readonly leagueId: string;
  readonly betType: BetType;
  readonly heldOutFrom: Date;
  readonly heldOutUntil: Date;
};

/**
 * Teaches a forecaster all results from the first on, and measures it on the held-out days of the replay, each game forecast
 * before it was played. Answers the scores per league and market, and what was said of each game.
 */
export async function measureModel(
  services: Services,
  options: { readonly forecaster: Forecaster; readonly heldOutFrom: Date; readonly watch: TrainingWatch },
): Promise<{ readonly scores: MarketScore[]; readonly heldOut: HeldOutRow[] }> {
  const { forecaster, heldOutFrom, watch } = options;
  const now = services.clock.now();
  await watch.note({ stage: 'learning', done: 0, total: 0 });
  // A page of games at a time, so that calling it off or running out of time ends the replay soon.
  await forecaster.advance(heldOutFrom, (done) => watch.learned(done));
  await watch.check();
  const markets = new Map<string, MarketPair[]>();
  const heldOut: HeldOutRow[] = [];
  for await (const { done, total, games } of forecastByDay(services, { forecaster, from: heldOutFrom })) {
    heldOut.push(...heldOutRows(games));
    for (const pair of games.flatMap(marketPairs)) {
      const key = `${pair.leagueId}/${pair.betType}`;
      const pairs = markets.get(key) ?? [];
      pairs.push(pair);
      markets.set(key, pairs);
    }
    await watch.note({ stage: 'held_out', done, total });
  }
  const scores = [...markets.values()].flatMap((pairs) => {
    const [first] = pairs;
    if (first === undefined) return [];
    const { leagueId, betType } = first;
    return [{ ...scoreMarket(pairs), leagueId, betType, heldOutFrom, heldOutUntil: now }];
  });
  return { scores, heldOut };
}
