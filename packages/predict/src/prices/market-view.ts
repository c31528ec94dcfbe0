import { logit, sigmoid } from '../numeric/logit.ts';
import type { Price, PricePhase } from '../surface/game.ts';
import { bookWeight, weightedMean } from './book-weight.ts';
import { consensusLine, type FairLine } from './consensus-line.ts';
import { type DevigMethod, devig, overround } from './devig.ts';
import { isSoundOverround } from './sound-overround.ts';

/** Win probabilities without margin; `draw` is 0 in sports without draws. */
export type FairWinner = { readonly home: number; readonly draw: number; readonly away: number };

export type { FairLine };

/** What one phase's prices say about a game. A market that no one prices is null. */
export type MarketView<Phase extends PricePhase> = {
  readonly phase: Phase;
  /** The price with the lowest margin: the sharpest book. */
  readonly winner: FairWinner | null;
  /** Mean log-odds of all books, those with a small margin counting most. */
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
    .flatMap((odds) => {
      const fair = fairWinner(odds, method);
      return fair ? [{ booked: overround(odds), fair }] : [];
    })
    .sort((a, b) => a.booked - b.booked);
  return {
    phase,
    winner: books[0]?.fair ?? null,
    consensus: consensusOf(books),
    books: books.map(({ fair }) => fair),
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

type PricedBook = { readonly booked: number; readonly fair: FairWinner };

function consensusOf(books: readonly PricedBook[]): FairWinner | null {
  const first = books[0]?.fair;
  if (!first || books.length === 1) return first ?? null;
  const mean = (pick: (book: FairWinner) => number) =>
    weightedMean(
      books,
      ({ booked }) => bookWeight(booked),
      ({ fair }) => logit(pick(fair)),
    );
  const home = sigmoid(mean((book) => book.home));
  const away = sigmoid(mean((book) => book.away));
  const draw = first.draw > 0 ? sigmoid(mean((book) => book.draw)) : 0;
  const sum = home + draw + away;
  return { home: home / sum, draw: draw / sum, away: away / sum };
}

/** Where the bookmakers agree; where no one has a price, the first line at all. */
function fairLine(prices: readonly Price<PricePhase>[], betType: 'run_line' | 'over_under'): FairLine | null {
  const agreed = consensusLine(prices, betType);
  if (agreed) return agreed;
  const bare = prices.find((price) => price.betType === betType && Number.isFinite(price.line));
  return bare?.line === undefined || bare.line === null ? null : { line: bare.line, first: Number.NaN };
}
