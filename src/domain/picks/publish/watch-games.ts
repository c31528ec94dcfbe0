import type { Forecast } from '@trueline/predict';
import type { PolicyRow } from '#db/queries/pick.ts';
import {
  type EndedGame,
  type ForecastedDay,
  type ForecastedGame,
  listEndedGames,
} from '#domain/forecasting/engine/forecast-by-day.ts';
import type { Forecaster } from '#domain/forecasting/engine/forecaster.ts';
import type { ChosenBet } from '#domain/picks/bet/choose-bet.ts';
import type { PickContext } from '#domain/picks/pick/pick-row.ts';
import type { Services } from '#domain/services.ts';
import { BET_TYPES, type BetType } from '#terms/bets.ts';
import { HOUR_MS } from '#terms/durations.ts';
import type { PassReason } from '#terms/passes.ts';
import { decideAt, lookInstants, passReason, publishingWindow } from './decide-game.ts';

/** What a publisher who had been there would have made of one market of a game that has ended. */
export type WatchedDecision = { readonly game: EndedGame; readonly betType: BetType } & (
  | { readonly state: 'pass'; readonly reason: PassReason }
  | {
      readonly state: 'bet';
      readonly bet: ChosenBet;
      readonly at: Date;
      readonly forecast: PickContext['forecast'];
    }
);

type Day = Pick<ForecastedDay, 'from' | 'until' | 'games'>;
type Watched = {
  readonly game: EndedGame;
  readonly undecided: Set<BetType>;
  /** What was published of it on the days before. */
  readonly staked: ChosenBet[];
};

/**
 * Watches games day by day as publishing does: from the day on which a game's window opens to the one on which it closes, with
 * the forecast of each of these days. The answer is asked once for each day, in their order, while the forecaster knows what was
 * known when the day began.
 */
export function watchGames(
  services: Services,
  options: {
    readonly forecaster: Forecaster;
    readonly policy: PolicyRow;
    readonly from: Date;
    readonly now: Date;
  },
): (day: Day) => Promise<WatchedDecision[]> {
  const { forecaster, policy, now } = options;
  const windowMs = options.policy.maxLeadHours * HOUR_MS;
  const watched = new Map<string, Watched>();
  let loadedUntil = new Date(options.from.getTime() + windowMs);
  return async (day) => {
    const { until } = day;
    const opening = new Date(until.getTime() + windowMs);
    const entering = await listEndedGames(services, {
      source: forecaster.source,
      sport: forecaster.sport,
      asOf: now,
      after: loadedUntil,
      until: opening,
    });
    loadedUntil = opening;
    const forecasted = new Map(day.games.map((game) => [game.row.game.id, game]));
    for (const game of entering) {
      watched.set(game.row.game.id, { game, undecided: new Set(BET_TYPES), staked: [] });
    }
    return [...watched].flatMap(([id, one]) => {
      const forecasts = forecastsOf(forecaster, one.game, forecasted.get(id));
      const decisions = lookAt(one, { forecasts, policy, day });
      if (publishingWindow(one.game.row.game.startAt, policy).closesAt < until) watched.delete(id);
      return decisions;
    });
  };
}

function lookAt(
  { game, undecided, staked }: Watched,
  options: {
    readonly forecasts: (at: Date) => Ready | null;
    readonly policy: PolicyRow;
    readonly day: Pick<Day, 'from' | 'until'>;
  },
): WatchedDecision[] {
  const { policy, day, forecasts } = options;
  const { game: fixture } = game.row;
  const { closesAt } = publishingWindow(fixture.startAt, policy);
  const market = {
    policy,
    leagueId: fixture.leagueId,
    odds: game.odds,
    staked: [...staked],
    distributionAt: (at: Date) => forecasts(at)?.distribution ?? null,
  };
  const instants = lookInstants({
    startAt: fixture.startAt,
    policy,
    odds: game.odds,
    from: day.from,
    until: day.until,
  });
  // The fixture is looked at as it stands now, so not before it stood so.
  const known = instants.filter((at) => at >= fixture.knownAt);
  const bets = decideAt(known, { ...market, undecided: [...undecided] }).flatMap(
    ({ betType, bet, at }): WatchedDecision[] => {
      const forecast = forecasts(at);
      if (forecast === null) return [];
      undecided.delete(betType);
      staked.push(bet);
      const { modelVersion, tier, drivers } = forecast;
      return [{ game, betType, state: 'bet', bet, at, forecast: { modelVersion, tier, drivers } }];
    },
  );
  if (closesAt < day.from || closesAt >= day.until) return bets;
  const passes = [...undecided].map((betType): WatchedDecision => {
    const reason = passReason({ ...market, staked, betType, at: closesAt });
    return { game, betType, state: 'pass', reason };
  });
  return [...bets, ...passes];
}

type Ready = Extract<Forecast, { state: 'ok' }> & { readonly tier: PickContext['forecast']['tier'] };

/** The forecast of a game at an instant of the day: it changes with the prices that are known, and with nothing else. */
function forecastsOf(
  forecaster: Forecaster,
  { row, odds }: EndedGame,
  forecasted: ForecastedGame | undefined,
): (at: Date) => Ready | null {
  const knownAt = (at: Date) => odds.filter((price) => price.knownAt <= at);
  const made = new Map<number, Ready | null>();
  if (forecasted !== undefined) made.set(knownAt(forecasted.forecastAt).length, readyOf(forecasted.forecast));
  return (at) => {
    const prices = knownAt(at);
    const known = made.get(prices.length);
    if (known !== undefined) return known;
    const forecast = readyOf(forecaster.predict(row, prices));
    made.set(prices.length, forecast);
    return forecast;
  };
}

function readyOf(forecast: Forecast): Ready | null {
  if (forecast.state !== 'ok') return null;
  const { tier } = forecast;
  return tier === 'D' ? null : { ...forecast, tier };
}
