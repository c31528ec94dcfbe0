import { type Random, randomFrom } from '../../seeded-random.ts';
import type { Quote } from './quote.ts';

export const SAMPLE_EXCHANGE = 'Sample Exchange';

/** What the exchange keeps of a market, against four or five hundredths at the book. */
const MARGIN = 0.018;
/** Standard deviation of the logarithm by which the exchange's view of a side differs from the book's. */
const DISAGREEMENT = 0.025;

/** The stream of one game's prices at the exchange, apart from the book's, so that neither changes with the other. */
export const exchangeStream = (gameKey: string): Random => randomFrom('exchange', gameKey);

/**
 * The same market at a second place: as everywhere, two places do not quite agree, and whoever compares them finds better
 * prices than at one of them alone. The view is the book's without its margin, each side disturbed on its own.
 */
export function exchangeQuote(quote: Quote, random: Random): Quote {
  const odds = [quote.homeOdds, quote.drawOdds, quote.awayOdds];
  const views = odds.map((price) => (price === null ? 0 : Math.exp(random.normal() * DISAGREEMENT) / price));
  const total = views.reduce((sum, view) => sum + view, 0);
  const priced = views.map((view) => Math.min(51, Math.max(1.01, round(total / (view * (1 + MARGIN))))));
  const [home = 1.01, draw = 1.01, away = 1.01] = priced;
  return { ...quote, homeOdds: home, drawOdds: quote.drawOdds === null ? null : draw, awayOdds: away };
}

const round = (odds: number) => Math.round(odds * 100) / 100;
