import {
  type BetType,
  consensusLine,
  type ForecastOk,
  lawAtMarket,
  type Outcome,
  type PlacedBet,
  type PlayedGame,
  type Price,
  readLaw,
  type Side,
} from '@trueline/predict';
import { FIRST_POLICY } from '#domain/picks/backfill/prepare-site.ts';
import type { ChosenBet, OfferedOdds } from '#domain/picks/bet/choose-bet.ts';
import { chooseForGame } from '#domain/picks/bet/choose-for-game.ts';
import { BET_TYPES } from '#terms/bets.ts';
import type { BetTime } from './backtest-prices.ts';

/** A bet of one unit that the site's own rules and first policy make of a game at one of the times. */
export type MarketBet = PlacedBet & {
  readonly betType: BetType;
  readonly at: BetTime;
  /** What the forecast says a unit brings, and what the fair closing prices say; null where no one prices the close. */
  readonly claimed: number;
  readonly worth: number | null;
};

/** The bets of a time at which there are prices; the game counts as looked at also where there is none. */
export type BetsAt = { readonly at: BetTime; readonly bets: readonly MarketBet[] };

/** What is known of a game at its close: fair probabilities of the winner, and the closing forecast with its lines. */
type Closed = { readonly winner: Outcome | null; readonly forecast: ForecastOk };

/** What the site would have published at a time, from the forecast that knows the prices of that time. */
export function betsOf(
  game: PlayedGame,
  options: {
    readonly at: BetTime;
    readonly prices: readonly Price<'now'>[];
    readonly forecast: ForecastOk;
    readonly closed: Closed;
  },
): readonly MarketBet[] {
  const offers = options.prices.map(
    (price, id): OfferedOdds => ({ ...price, id, knownAt: new Date(game.startAt) }),
  );
  const choices = chooseForGame(FIRST_POLICY, {
    leagueId: game.leagueId,
    distribution: options.forecast.distribution,
    offers,
    undecided: BET_TYPES,
    staked: [],
  });
  return [...choices.values()].flatMap((choice) => {
    if (choice.state === 'pass') return [];
    const fair = atClose(game, choice, options.closed);
    return [
      {
        betType: choice.betType,
        at: options.at,
        stake: 1,
        odds: choice.odds,
        profitPerUnit: profitOf(game, choice.side, choice.line, choice.odds),
        claimed: choice.expectedValue,
        worth: fair && fair.win * (choice.odds - 1) - fair.lose,
        closingProbability: options.at === 'close' || !fair ? null : fair.win / (fair.win + fair.lose),
      },
    ];
  });
}

/** How the bet ends as the fair closing prices have it, at whatever line they stand; null where no one prices the market there. */
function atClose(
  game: PlayedGame,
  { betType, side, line }: Pick<ChosenBet, 'betType' | 'side' | 'line'>,
  { winner, forecast }: Closed,
): { readonly win: number; readonly lose: number } | null {
  if (betType === 'win_loss') {
    const win = winner && (side === 'home' ? winner.home : side === 'draw' ? winner.draw : winner.away);
    return win === null ? null : { win, lose: 1 - win };
  }
  const anchor = consensusLine(game.closing, betType);
  if (!anchor) return null;
  // Without what was learned beside prices, the law stands where the price does.
  const { marketLine: _, ...distribution } = forecast.distribution;
  const law = lawAtMarket(distribution, {
    handicap: betType === 'run_line' ? anchor : null,
    total: betType === 'over_under' ? anchor : null,
  });
  return readLaw(law, betType, line).sides.find((one) => one.side === side) ?? null;
}

/** Profit per unit, a push as the stake returned. The site bets on no quarter line. */
function profitOf(game: PlayedGame, side: Side, line: number | null, odds: number): number {
  const margin = game.homeScore - game.awayScore;
  if (line === null) {
    const won = side === 'draw' ? margin === 0 : side === 'home' ? margin > 0 : margin < 0;
    return won ? odds - 1 : -1;
  }
  const isTotal = side === 'over' || side === 'under';
  const gap = isTotal ? game.homeScore + game.awayScore - line : margin + line;
  const mine = side === 'home' || side === 'over' ? gap : -gap;
  return mine > 0 ? odds - 1 : mine < 0 ? -1 : 0;
}
