import { logit, sigmoid } from '../numeric/logit.ts';
import type { BetType, Price, PricePhase } from '../surface/game.ts';
import { type DevigMethod, devig, overround } from './devig.ts';
import { isSoundOverround } from './sound-overround.ts';

/** Win probabilities without margin; `draw` is 0 in sports without draws. */
export type FairWinner = { readonly home: number; readonly draw: number; readonly away: number };

/** A two-way market without margin; `first` is home or over, given no push. NaN where a line has no price. */
export type FairLine = { readonly line: number; readonly first: number };

/** What one phase's prices say about a game. A market that nobody prices is null. */
export type MarketView<Phase extends PricePhase> = {
  readonly phase: Phase;
  /** The price with the lowest margin: the sharpest book. */
  readonly winner: FairWinner | null;
  /** Mean log-odds of all books. */
  readonly consensus: FairWinner | null;
  /** Log-odds of home against draw (or away) per book, sharpest first: how far the books disagree. */
  readonly books: readonly FairWinner[];
  readonly total: FairLine | null;
  readonly handicap: FairLine | null;
};

export function viewMarket<Phase extends PricePhase>(
  phase: Phase,
  prices: readonly Price<Phase>[],
  method: DevigMethod,
): MarketView<Phase> {
  const books = prices
    .filter((price) => price.betType === 'win_loss')
    .map((price) => [price.homeOdds, ...(price.drawOdds === null ? [] : [price.drawOdds]), price.awayOdds])
    .filter(isSoundOverround)
    .map((odds) => ({ margin: overround(odds), fair: fairWinner(odds, method) }))
    .sort((a, b) => a.margin - b.margin)
    .flatMap((book) => (book.fair ? [book.fair] : []));
  return {
    phase,
    winner: books[0] ?? null,
    consensus: consensusOf(books),
    books,
    total: fairLine(prices, 'over_under'),
    handicap: fairLine(prices, 'run_line'),
  };
}

function fairWinner(odds: readonly (number | null)[], method: DevigMethod): FairWinner | null {
  const fair = devig(odds, method);
  if (!fair) return null;
  const [first = 0, second = 0, third] = fair;
  return third === undefined
    ? { home: first, draw: 0, away: second }
    : { home: first, draw: second, away: third };
}

function consensusOf(books: readonly FairWinner[]): FairWinner | null {
  const first = books[0];
  if (!first || books.length === 1) return first ?? null;
  const mean = (pick: (book: FairWinner) => number) =>
    books.reduce((sum, book) => sum + logit(pick(book)), 0) / books.length;
  const home = sigmoid(mean((book) => book.home));
  const away = sigmoid(mean((book) => book.away));
  const draw = first.draw > 0 ? sigmoid(mean((book) => book.draw)) : 0;
  const sum = home + draw + away;
  return { home: home / sum, draw: draw / sum, away: away / sum };
}

/** The most balanced line that has a price, else the first line at all; two-way margins are taken out proportionally. */
function fairLine(prices: readonly Price<PricePhase>[], betType: BetType): FairLine | null {
  let best: FairLine | null = null;
  for (const price of prices) {
    if (price.betType !== betType || price.line === null || !Number.isFinite(price.line)) continue;
    const fair = devig([price.homeOdds, price.awayOdds], 'proportional');
    const isSound = isSoundOverround([price.homeOdds, price.awayOdds]);
    const first = isSound ? (fair?.[0] ?? Number.NaN) : Number.NaN;
    const better =
      best === null || (!Number.isNaN(first) && !(Math.abs(first - 0.5) >= Math.abs(best.first - 0.5)));
    if (better) best = { line: price.line, first };
  }
  return best;
}
