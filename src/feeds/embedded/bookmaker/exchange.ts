import { randomFrom } from '../../seeded-random.ts';
import type { Quote } from './quote.ts';

export const SAMPLE_EXCHANGE = 'Sample Exchange';

/** What the exchange keeps of a market, against four or five hundredths at the book. */
const MARGIN = 0.018;
/** Standard deviation of the logarithm by which the exchange's view of a side differs from the book's. */
const DISAGREEMENT = 0.016;
/** How much of a view is left at the next move: a place that thinks otherwise mostly goes on thinking so. */
const STAYING = 0.85;

/** One game's market at the exchange: asked at each of the book's moves, in their order, for its own price. */
export type Exchange = (quote: Quote) => Quote;

/**
 * The same markets at a second place: as everywhere, two places do not quite agree, and anyone who compares them finds better
 * prices than at one of them alone. The view is the book's without its margin, each side disturbed on its own, from a stream
 * apart from the book's, so that neither changes with the other.
 */
export function openExchange(gameKey: string): Exchange {
  const random = randomFrom('exchange', gameKey);
  const views = new Map<string, readonly number[]>();
  const fresh = () => random.normal() * DISAGREEMENT;
  return (quote) => {
    const before = views.get(quote.betType);
    const now = [0, 1, 2].map((side) =>
      before === undefined ? fresh() : STAYING * (before[side] ?? 0) + Math.sqrt(1 - STAYING ** 2) * fresh(),
    );
    views.set(quote.betType, now);
    return traded(quote, now);
  };
}

function traded(quote: Quote, view: readonly number[]): Quote {
  const odds = [quote.homeOdds, quote.drawOdds, quote.awayOdds];
  const shares = odds.map((price, side) => (price === null ? 0 : Math.exp(view[side] ?? 0) / price));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const priced = shares.map((share) => Math.min(51, Math.max(1.01, round(total / (share * (1 + MARGIN))))));
  const [home = 1.01, draw = 1.01, away = 1.01] = priced;
  return { ...quote, homeOdds: home, drawOdds: quote.drawOdds === null ? null : draw, awayOdds: away };
}

const round = (odds: number) => Math.round(odds * 100) / 100;
