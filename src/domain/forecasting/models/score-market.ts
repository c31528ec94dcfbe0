import {
  devig,
  isQuarterLine,
  type Outcome,
  overround,
  pairedDifference,
  readMarketLine,
  type ScoredPair,
  score,
} from '@trueline/predict';
import type { OddsSnapshotRow } from '#db/queries/played-game.ts';
import type { ForecastedGame } from '#domain/forecasting/engine/forecast-by-day.ts';
import type { Bet, FinalState } from '#domain/forecasting/settlement/settle-pick.ts';
import { settleBet } from '#domain/forecasting/settlement/settle-pick.ts';
import { BET_TYPES, type BetType } from '#terms/bets.ts';

/** One market of one game: what was said, what the closing price said, and what came. */
export type MarketPair = ScoredPair & {
  readonly leagueId: string;
  readonly betType: BetType;
  readonly close: Outcome | null;
};

/** The two-sided 95 % quantile of the standard normal distribution. */
const Z = 1.959963984540054;
const WINNERS = ['home', 'draw', 'away'] as const;

/** The markets of a replayed game that were won or lost; none where it was not forecast. */
export function marketPairs(game: ForecastedGame): MarketPair[] {
  const { forecast, row, final, odds } = game;
  if (forecast.state !== 'ok') return [];
  const status = final.status === 'completed' ? 'completed' : 'canceled';
  const state: FinalState = { ...final, status };
  const { leagueId } = row.game;
  return BET_TYPES.flatMap((betType): MarketPair[] => {
    const close = closingMarket(odds, { sport: row.sport, betType });
    if (betType === 'win_loss') {
      const result = WINNERS.find((side) => settles({ sport: row.sport, betType, side, line: null }, state));
      if (result === undefined) return [];
      return [
        { leagueId, betType, probabilities: forecast.probabilities, result, close: close?.fair ?? null },
      ];
    }
    if (close === null || close.line === null) return [];
    const [first] = readMarketLine(forecast.distribution, betType, close.line).sides;
    const decided = first === undefined ? 0 : first.win + first.lose;
    if (first === undefined || decided <= 0) return [];
    const bet: Bet = { sport: row.sport, betType, side: first.side, line: close.line };
    const outcome = settleBet(bet, state);
    if (outcome !== 'win' && outcome !== 'lose') return [];
    const home = first.win / decided;
    const probabilities = { home, draw: null, away: 1 - home };
    return [
      { leagueId, betType, probabilities, result: outcome === 'win' ? 'home' : 'away', close: close.fair },
    ];
  });
}

function settles(bet: Bet, state: FinalState): boolean {
  return settleBet(bet, state) === 'win';
}

/** The whole closing market with the smallest margin, without that margin; null where there is none. */
function closingMarket(
  odds: readonly OddsSnapshotRow[],
  { sport, betType }: Pick<Bet, 'sport' | 'betType'>,
): { readonly line: number | null; readonly fair: Outcome } | null {
  const isThreeWay = sport === 'soccer' && betType === 'win_loss';
  let best: { line: number | null; fair: Outcome; margin: number } | null = null;
  for (const price of odds) {
    if (price.phase !== 'close' || price.betType !== betType) continue;
    if (price.line !== null && isQuarterLine(price.line)) continue;
    const market = isThreeWay
      ? [price.homeOdds, price.drawOdds, price.awayOdds]
      : [price.homeOdds, price.awayOdds];
    const chances = devig(market, isThreeWay ? 'power' : 'proportional');
    const [home, second, third] = chances ?? [];
    if (home === undefined || second === undefined) continue;
    const fair =
      third === undefined ? { home, draw: null, away: second } : { home, draw: second, away: third };
    const margin = overround(market);
    if (best === null || margin < best.margin) best = { line: price.line, fair, margin };
  }
  return best;
}

/** What the pairs of one market of one league come to, beside the closing price on the same games. */
export function scoreMarket(pairs: readonly MarketPair[]) {
  const own = score(pairs);
  const priced = pairs.flatMap(({ probabilities, result, close }) =>
    close === null ? [] : [{ first: probabilities, second: close, result }],
  );
  const close = score(priced.map(({ second, result }) => ({ probabilities: second, result })));
  const { mean, standardError } = pairedDifference(priced);
  const hasClose = priced.length > 0;
  const hasInterval = priced.length > 1;
  return {
    n: own.n,
    brier: own.brier,
    logLoss: own.logLoss,
    rps: own.rps,
    ece: own.ece,
    closeN: priced.length,
    closeBrier: hasClose ? close.brier : null,
    closeLogLoss: hasClose ? close.logLoss : null,
    closeRps: hasClose ? close.rps : null,
    closeEce: hasClose ? close.ece : null,
    difference: hasClose ? mean : null,
    differenceLow: hasInterval ? mean - Z * standardError : null,
    differenceHigh: hasInterval ? mean + Z * standardError : null,
  };
}
