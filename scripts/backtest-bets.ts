import {
  type BetType,
  consensusLine,
  devig,
  type ForecastOk,
  lawAtMarket,
  type PlacedBet,
  type PlayedGame,
  type Price,
  readLaw,
  type ScoreLaw,
  type Side,
  type SideReading,
} from '@trueline/predict';

/** A bet of one unit on one market of one game, at the opening price, or at the closing one where there is no other. */
export type MarketBet = PlacedBet & { readonly betType: BetType; readonly at: 'open' | 'close' };

/** From this expected value on a unit is staked. */
const LEAST_VALUE = 0.01;
/** Long odds make every mean a lottery. */
const MOST_ODDS = 6;
/** A price this far above the mean of its side's prices is more likely a typing error than a gift. */
const MOST_OVER_MEAN = 1.12;
const BET_TYPES: readonly BetType[] = ['win_loss', 'run_line', 'over_under'];

/**
 * The best bet of each market by the forecast's own expected value, if it reaches the threshold. A tier that saw the close has no
 * price left to bet at.
 */
export function betsOf(game: PlayedGame, forecast: ForecastOk): readonly MarketBet[] {
  if (forecast.tier === 'D') return [];
  return BET_TYPES.flatMap((betType) => {
    const opening = soundPrices(game.opening, betType);
    const prices = opening.length > 0 ? opening : soundPrices(game.closing, betType);
    const law = lawAtMarket(forecast.distribution, {
      handicap: betType === 'run_line' ? consensusLine(prices, betType) : null,
      total: betType === 'over_under' ? consensusLine(prices, betType) : null,
    });
    const offers = prices.flatMap((price) => offersOf(price, law));
    const best = offers.reduce<Offer | null>((top, one) => (top && top.value >= one.value ? top : one), null);
    if (!best || best.value < LEAST_VALUE) return [];
    const { price, side } = best;
    const atClose = price.phase === 'close';
    return [
      {
        betType,
        at: price.phase,
        stake: 1,
        odds: best.odds,
        profitPerUnit: profitOf(game, side, price.line, best.odds),
        closingProbability: atClose ? null : closingProbability(game, betType, price.line, side),
      },
    ];
  });
}

type Offer = {
  readonly price: Price<'open' | 'close'>;
  readonly side: Side;
  readonly odds: number;
  readonly value: number;
};

function soundPrices(prices: readonly Price<'open' | 'close'>[], betType: BetType) {
  const some = prices.filter((price) => price.betType === betType && price.homeOdds && price.awayOdds);
  const mean = (side: Side, line: number | null) => {
    const odds = some.flatMap((price) => (price.line === line ? [oddsOf(price, side) ?? Number.NaN] : []));
    return odds.reduce((sum, one) => sum + one, 0) / odds.length;
  };
  return some.filter((price) =>
    (['home', 'away'] as const).every(
      (side) => !((oddsOf(price, side) ?? 0) > MOST_OVER_MEAN * mean(side, price.line)),
    ),
  );
}

function offersOf(price: Price<'open' | 'close'>, law: ScoreLaw): readonly Offer[] {
  const { betType, line } = price;
  if (betType !== 'win_loss' && (line === null || !Number.isInteger(line * 4))) return [];
  return readLaw(law, betType, line).sides.flatMap((reading) => {
    const odds = oddsOf(price, reading.side);
    if (odds === null || !(odds > 1) || odds > MOST_ODDS) return [];
    return [{ price, side: reading.side, odds, value: expectedOf(reading, odds) }];
  });
}

function expectedOf(reading: SideReading, odds: number): number {
  return (reading.win + reading.halfWin / 2) * (odds - 1) - reading.lose - reading.halfLose / 2;
}

function oddsOf(price: Price<'open' | 'close'>, side: Side): number | null {
  if (side === 'draw') return price.drawOdds;
  return side === 'home' || side === 'over' ? price.homeOdds : price.awayOdds;
}

/** Profit per unit, quarter lines as two halves, a push as the stake returned. */
function profitOf(game: PlayedGame, side: Side, line: number | null, odds: number): number {
  const margin = game.homeScore - game.awayScore;
  if (line === null) {
    const won = side === 'draw' ? margin === 0 : side === 'home' ? margin > 0 : margin < 0;
    return won ? odds - 1 : -1;
  }
  const isTotal = side === 'over' || side === 'under';
  const gap = isTotal ? game.homeScore + game.awayScore - line : margin + line;
  const mine = side === 'home' || side === 'over' ? gap : -gap;
  const halves = Number.isInteger(line * 2) ? [mine] : [mine - 0.25, mine + 0.25];
  const profit = halves.map((half) => (half > 0 ? odds - 1 : half < 0 ? -1 : 0));
  return profit.reduce<number>((sum, one) => sum + one, 0) / halves.length;
}

/** Fair probability of the side at the closing price of the same line; null where the line has moved or nobody prices it. */
export function closingProbability(
  game: PlayedGame,
  betType: BetType,
  line: number | null,
  side: Side,
): number | null {
  const price = game.closing.find(
    (one) => one.betType === betType && one.line === line && one.homeOdds && one.awayOdds,
  );
  if (!price) return null;
  const threeWay = betType === 'win_loss' && game.sport === 'soccer';
  const odds = threeWay ? [price.homeOdds, price.drawOdds, price.awayOdds] : [price.homeOdds, price.awayOdds];
  const fair = devig(odds, threeWay ? 'power' : 'proportional');
  if (!fair) return null;
  const index = side === 'home' || side === 'over' ? 0 : side === 'draw' ? 1 : fair.length - 1;
  return fair[index] ?? null;
}
