import type { Price } from '../surface/game.ts';
import { devig, overround } from './devig.ts';
import { isSoundOverround } from './sound-overround.ts';

/** A price as it stands on the board; which of its phases it is of does not matter here. */
type Quote = Omit<Price<'now'>, 'phase'>;

/**
 * Whether a price of the winner or the handicap names another favourite than the other market of the game does: more of its prices
 * name the other side than this one's. Home and away were swapped then, a minus was lost, or the two are of different times; and where
 * there is one of each, nothing says which is wrong. Totals name no favourite.
 */
export function namesOtherFavourite(quote: Quote, quotes: readonly Quote[]): boolean {
  const own = favouriteOf(quote);
  if (own === null) return false;
  const others = quotes.filter(({ betType }) => betType !== quote.betType).map(favouriteOf);
  const naming = (side: 'home' | 'away') => others.filter((one) => one === side).length;
  return own === 'home' ? naming('away') > naming('home') : naming('home') > naming('away');
}

/** The side that a price names the better one however its margin is spread over the sides; null where it leaves that open. */
function favouriteOf(quote: Quote): 'home' | 'away' | null {
  if (quote.betType === 'win_loss') return favouriteByWinner(quote);
  return quote.betType === 'run_line' ? favouriteByHandicap(quote) : null;
}

function favouriteByWinner({ homeOdds, drawOdds, awayOdds }: Quote): 'home' | 'away' | null {
  const odds = drawOdds === null ? [homeOdds, awayOdds] : [homeOdds, drawOdds, awayOdds];
  if (homeOdds === null || awayOdds === null || !isSoundOverround(odds)) return null;
  const margin = Math.max(0, overround(odds) - 1);
  const lead = 1 / homeOdds - 1 / awayOdds;
  return lead > margin ? 'home' : -lead > margin ? 'away' : null;
}

/** Who gives points and still wins the bet as often as not is the better side. A line without a price is taken to be even. */
function favouriteByHandicap({ line, homeOdds, awayOdds }: Quote): 'home' | 'away' | null {
  if (line === null || !Number.isFinite(line)) return null;
  const odds = [homeOdds, awayOdds];
  const isBare = homeOdds === null || awayOdds === null;
  if (!isBare && !isSoundOverround(odds)) return null;
  const margin = isBare ? 0 : Math.max(0, overround(odds) - 1);
  const home = isBare ? 0.5 : (devig(odds, 'proportional')?.[0] ?? Number.NaN);
  if (line < 0 && home >= 0.5 - margin / 2) return 'home';
  return line > 0 && home <= 0.5 + margin / 2 ? 'away' : null;
}
