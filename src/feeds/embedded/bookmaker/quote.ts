import type { BetType } from '#terms/bets.ts';
import type { Sport } from '#terms/sports.ts';
import type { Chances } from './chances.ts';

/** One market's quotation: decimal odds with the margin in. */
export type Quote = {
  readonly betType: BetType;
  readonly line: number | null;
  readonly homeOdds: number;
  readonly drawOdds: number | null;
  readonly awayOdds: number;
};

export type Lines = { readonly handicap: number; readonly total: number };

/** An old line is kept while its two sides are nearer to even than this; then the book moves the line, not the price. */
const LINE_TOLERANCE: Readonly<Record<Sport, number>> = { soccer: 0.1, basketball: 0.025, baseball: 0.06 };

/** Odds as books write them: two decimals, in steps of five hundredths from 5 and of a half from 15. */
function oddsOf(chance: number, margin: number): number {
  const exact = 1 / (chance * (1 + margin));
  const step = exact < 5 ? 0.01 : exact < 15 ? 0.05 : 0.5;
  return Math.min(51, Math.max(1.01, Math.round(Math.round(exact / step) * step * 100) / 100));
}

/** Chance that home covers `line`, given that the stake does not come back. */
function coverChance(chances: Chances, line: number): number {
  const cover = chances.marginAtLeast(Math.floor(-line) + 1);
  const fail = 1 - chances.marginAtLeast(Math.ceil(-line));
  return cover / (cover + fail);
}

/** Chance of over, given that the stake does not come back. */
function overChance(chances: Chances, line: number): number {
  const over = chances.totalAtLeast(Math.floor(line) + 1);
  const under = 1 - chances.totalAtLeast(Math.ceil(line));
  return over / (over + under);
}

/** The whole or half line nearest to even, or the old one while it is near enough. */
function chooseLine(
  chanceAt: (line: number) => number,
  centre: number,
  old: number | null,
  tolerance: number,
): number {
  const distance = (line: number): number => Math.abs(chanceAt(line) - 0.5);
  if (old !== null && distance(old) < tolerance) return old;
  const middle = Math.round(centre * 2) / 2;
  let best = middle;
  for (let step = -3; step <= 3; step += 1) {
    if (distance(middle + step / 2) < distance(best)) best = middle + step / 2;
  }
  // −0 would be written as 0 in JSON and compared unequal to it elsewhere.
  return best === 0 ? 0 : best;
}

function chooseHandicap(sport: Sport, chances: Chances, old: number | null): number {
  // Baseball's run line is one and a half runs on the favourite; it changes sides only with a clear change of favourite.
  if (sport === 'baseball') {
    if (old !== null && Math.abs(chances.home - 0.5) < 0.02) return old;
    return chances.home >= 0.5 ? -1.5 : 1.5;
  }
  return chooseLine(
    (line) => coverChance(chances, line),
    -chances.expectedMargin,
    old,
    LINE_TOLERANCE[sport],
  );
}

/**
 * The three markets of one snapshot.
 *
 * @param margin the book's over-round as a fraction: 0.045 means that the inverse odds sum to 1.045 before rounding
 * @param old the lines of the snapshot before, or null for the opening
 */
export function quoteMarkets(
  sport: Sport,
  chances: Chances,
  margin: number,
  old: Lines | null,
): { readonly quotes: readonly Quote[]; readonly lines: Lines } {
  const handicap = chooseHandicap(sport, chances, old?.handicap ?? null);
  const total = chooseLine(
    (line) => overChance(chances, line),
    chances.expectedTotal,
    old?.total ?? null,
    LINE_TOLERANCE[sport],
  );
  const twoWay = (betType: BetType, line: number | null, chance: number): Quote => ({
    betType,
    line,
    homeOdds: oddsOf(chance, margin),
    drawOdds: null,
    awayOdds: oddsOf(1 - chance, margin),
  });
  const winLoss: Quote =
    sport === 'soccer'
      ? {
          betType: 'win_loss',
          line: null,
          homeOdds: oddsOf(chances.home, margin),
          drawOdds: oddsOf(chances.draw, margin),
          awayOdds: oddsOf(chances.away, margin),
        }
      : twoWay('win_loss', null, chances.home);
  const quotes = [
    winLoss,
    twoWay('run_line', handicap, coverChance(chances, handicap)),
    twoWay('over_under', total, overChance(chances, total)),
  ];
  return { quotes, lines: { handicap, total } };
}
