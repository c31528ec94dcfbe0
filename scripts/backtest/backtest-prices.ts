import { devig, type PlayedGame, type Price, type StandingPrice, seededRandom } from '@trueline/predict';

/** When the walk looks for bets: at the opening, an hour before the start, and at the close. */
export const BET_TIMES = ['opening', 'hour', 'close'] as const;
export type BetTime = (typeof BET_TIMES)[number];

/** The prices that stand at one of the times, and how much of the way from the opening to the start lies ahead. */
export type PricesAt = { readonly prices: readonly StandingPrice[]; readonly ahead: number };

/** How far a price's log-odds are taken to wander from the opening to the start (standard deviation): an estimate. */
const WANDERS = { soccer: 0.11, basketball: 0.11, baseball: 0.14 } as const;

/**
 * Prices at a time; null where the archive has none. No archive keeps prices of an hour before the start, so these are simulated: on
 * the way between a bookmaker's opening and closing price, off the straight line by as much as prices wander in that time (a Brownian
 * bridge, the same for all bookmakers). A line that moved in between is left out. `openedHours` is how long the market was open.
 */
export function pricesAt(game: PlayedGame, time: BetTime, openedHours: number | null): PricesAt | null {
  if (time === 'opening') return pricedOrNull(game.opening.map(standing), 1);
  if (time === 'close') return pricedOrNull(game.closing.map(standing), 0);
  if (openedHours === null || openedHours <= 1) return null;
  const ahead = 1 / openedHours;
  return pricedOrNull(bridged(game, ahead), ahead);
}

function pricedOrNull(prices: readonly StandingPrice[], ahead: number): PricesAt | null {
  return prices.some(({ homeOdds, awayOdds }) => homeOdds && awayOdds) ? { prices, ahead } : null;
}

function standing(price: Price<'open' | 'close'>): StandingPrice {
  return { ...price, phase: 'now' };
}

function bridged(game: PlayedGame, ahead: number): readonly StandingPrice[] {
  const random = seededRandom(hashOf(game.id));
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const spread = WANDERS[game.sport] * Math.sqrt(ahead * (1 - ahead));
  const off = { win_loss: normal() * spread, run_line: normal() * spread, over_under: normal() * spread };
  return game.closing.flatMap((close) => {
    const open = game.opening.find(
      (one) => one.betType === close.betType && one.bookmaker === close.bookmaker && one.line === close.line,
    );
    const odds = open && between(sidesOf(open), sidesOf(close), ahead, off[close.betType]);
    if (!odds) return [];
    const [homeOdds = null, second = null, third = null] = odds;
    const isThreeWay = close.drawOdds !== null;
    return [
      {
        ...standing(close),
        homeOdds,
        drawOdds: isThreeWay ? second : null,
        awayOdds: isThreeWay ? third : second,
      },
    ];
  });
}

function sidesOf({ homeOdds, drawOdds, awayOdds }: Price<'open' | 'close'>): readonly (number | null)[] {
  return drawOdds === null ? [homeOdds, awayOdds] : [homeOdds, drawOdds, awayOdds];
}

/** Odds between two sets, with the first side's log-odds moved; null where one is incomplete. The margin goes along. */
function between(
  open: readonly (number | null)[],
  close: readonly (number | null)[],
  ahead: number,
  off: number,
): readonly number[] | null {
  const [from, to] = [devig(open, 'proportional'), devig(close, 'proportional')];
  if (!from || !to) return null;
  const booked = (odds: readonly (number | null)[]) =>
    odds.reduce<number>((sum, one) => sum + 1 / (one ?? 1), 0);
  const margin = booked(open) ** ahead * booked(close) ** (1 - ahead);
  const weights = to.map(
    (share, side) => (from[side] ?? share) ** ahead * share ** (1 - ahead) * (side === 0 ? Math.exp(off) : 1),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => sum / (weight * margin));
}

/** A number that follows from a text alone. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}
