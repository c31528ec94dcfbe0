import {
  expectedValue,
  type IntegerLaw,
  minimumOdds,
  readLaw,
  type ScoreLaw,
  type Side,
  type SideReading,
} from '@trueline/predict';
import type { BetType } from '#terms/bets.ts';

/** What one fact would have to be, all others as they were, for the other side to be the bet. */
export type Turn = {
  readonly factor: 'price' | 'line' | 'strength' | 'form' | 'rest';
  /** What it was, and the nearest value at which the other side is worth a bet; null where none is near enough to be found. */
  readonly now: number | null;
  readonly needed: number | null;
  /** How far that is for the other side, in shares of one: what the price asks, or what the chance has to gain. */
  readonly points: number | null;
};

export type Turned = {
  /** The side that would be the bet; of a draw the likelier of the two teams. */
  readonly side: Side;
  /** What a bet on it was worth. */
  readonly value: number | null;
  /** The farthest first, those that cannot be reached before all others. */
  readonly turns: readonly Turn[];
};

type PickToTurn = {
  readonly law: ScoreLaw;
  readonly betType: BetType;
  readonly side: Side;
  readonly line: number | null;
  /** The price of a side on the same line, of the bookmaker that the pick was taken from; null where it had none. */
  readonly oddsOf: (side: Side) => number | null;
  readonly minExpectedValue: number;
  /** On the log-odds of home against away, above nothing for the home side. */
  readonly drivers: readonly { readonly code: string; readonly contribution: number }[];
};

/** A line is moved by at most so many half points, a law tilted by at most so much for each of its standard deviations. */
const MAX_HALVES = 60;
const MAX_TILT = 4;
const TILT_STEPS = 80;

/**
 * The smallest change of each fact that makes the other side the bet, computed from the forecast that the pick was made with: its own
 * lowest odds, the nearest half point of the line, and the closest law of scores (the exponential tilt, which is the smallest
 * Kullback-Leibler divergence) under which its odds are worth a bet. What form or rest would have to say follows from that law.
 */
export function turnPick(pick: PickToTurn): Turned {
  const side = otherSide(pick);
  const reading = readingOf(pick.law, pick, side);
  const odds = pick.oddsOf(side);
  const turns = [priceTurn(pick, reading, odds)];
  if (odds !== null) {
    if (pick.line !== null) turns.push(lineTurn(pick, side, odds));
    turns.push(...lawTurns(pick, side, odds));
  }
  return {
    side,
    value: odds === null ? null : expectedValue(reading, odds),
    turns: turns.toSorted(
      (one, other) => (other.points ?? Number.POSITIVE_INFINITY) - (one.points ?? Number.POSITIVE_INFINITY),
    ),
  };
}

const OTHER = { home: 'away', away: 'home', over: 'under', under: 'over' } as const;

function otherSide({ law, side }: PickToTurn): Side {
  if (side !== 'draw') return OTHER[side];
  const bet = { betType: 'win_loss', line: null } as const;
  return readingOf(law, bet, 'home').win >= readingOf(law, bet, 'away').win ? 'home' : 'away';
}

type Bet = Pick<PickToTurn, 'betType' | 'line'>;

function readingOf(law: ScoreLaw, { betType, line }: Bet, side: Side): SideReading {
  const found = readLaw(law, betType, line).sides.find((one) => one.side === side);
  if (found === undefined) throw new RangeError(`${betType} has no side ${side}`);
  return found;
}

/** The chance to win of the cases in which the stake does not come back. */
const chanceOf = ({ win, lose }: SideReading) => (win + lose > 0 ? win / (win + lose) : 0);

function priceTurn({ minExpectedValue }: PickToTurn, reading: SideReading, now: number | null): Turn {
  const needed = minimumOdds(reading, minExpectedValue);
  const points = now === null || needed === null ? null : 1 / now - 1 / needed;
  return { factor: 'price', now, needed, points };
}

/** The home handicap falls for the away side, the total for over. */
const LINE_DIRECTION = { home: 1, draw: 1, away: -1, over: -1, under: 1 } as const satisfies Record<
  Side,
  number
>;

function lineTurn(pick: PickToTurn, side: Side, odds: number): Turn {
  const now = pick.line ?? 0;
  const before = chanceOf(readingOf(pick.law, pick, side));
  for (let halves = 1; halves <= MAX_HALVES; halves += 1) {
    const needed = now + (LINE_DIRECTION[side] * halves) / 2;
    if (pick.betType === 'over_under' && needed <= 0) break;
    const reading = readingOf(pick.law, { betType: pick.betType, line: needed }, side);
    if (expectedValue(reading, odds) < pick.minExpectedValue) continue;
    return { factor: 'line', now, needed, points: chanceOf(reading) - before };
  }
  return { factor: 'line', now, needed: null, points: null };
}

/** What the scores to be expected would have to be, and what form and rest would have to say for that. */
function lawTurns(pick: PickToTurn, side: Side, odds: number): Turn[] {
  const isTotal = pick.betType === 'over_under';
  const law = isTotal ? pick.law.total : pick.law.margin;
  const sign = side === 'away' || side === 'under' ? -1 : 1;
  const tilted = tiltUntil(law, sign, (candidate) => {
    const whole = isTotal ? { ...pick.law, total: candidate } : { ...pick.law, margin: candidate };
    return expectedValue(readingOf(whole, pick, side), odds) >= pick.minExpectedValue;
  });
  const after = tilted && (isTotal ? { ...pick.law, total: tilted } : { ...pick.law, margin: tilted });
  const points = after && chanceOf(readingOf(after, pick, side)) - chanceOf(readingOf(pick.law, pick, side));
  const strength: Turn = { factor: 'strength', now: meanOf(law), needed: tilted && meanOf(tilted), points };
  if (isTotal) return [strength];
  return [
    strength,
    reasonTurn('form', 'recent_form', { pick, tilted, sign }),
    reasonTurn('rest', 'rest_travel', { pick, tilted, sign }),
  ];
}

/**
 * What one reason adds to the chance of the other side against the team that was picked, draws left aside, and what it would have to
 * add: the model adds its reasons as log-odds of home against away.
 */
function reasonTurn(
  factor: 'form' | 'rest',
  code: string,
  {
    pick,
    tilted,
    sign,
  }: { readonly pick: PickToTurn; readonly tilted: IntegerLaw | null; readonly sign: number },
): Turn {
  const now = sign * homeLogit(pick.law.margin);
  const own = sign * (pick.drivers.find((driver) => driver.code === code)?.contribution ?? 0);
  const without = logistic(now - own);
  const said = logistic(now) - without;
  if (tilted === null) return { factor, now: said, needed: null, points: null };
  const needed = logistic(sign * homeLogit(tilted)) - without;
  return { factor, now: said, needed, points: needed - said };
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

function homeLogit({ from, mass }: IntegerLaw): number {
  let [home, away] = [0, 0];
  for (const [index, one] of mass.entries()) {
    if (from + index > 0) home += one;
    if (from + index < 0) away += one;
  }
  return Math.log(home / away);
}

/** The least tilt at which a condition holds that holds for all farther ones; null where even the farthest does not do. */
function tiltUntil(law: IntegerLaw, sign: number, holds: (law: IntegerLaw) => boolean): IntegerLaw | null {
  let far = MAX_TILT / Math.max(0.5, deviationOf(law));
  let near = 0;
  if (!holds(tiltBy(law, sign * far))) return null;
  for (let step = 0; step < TILT_STEPS; step += 1) {
    const middle = (near + far) / 2;
    if (holds(tiltBy(law, sign * middle))) far = middle;
    else near = middle;
  }
  return tiltBy(law, sign * far);
}

function tiltBy({ from, mass }: IntegerLaw, size: number): IntegerLaw {
  // Measured from the heavier end, so that no weight overflows.
  const origin = size > 0 ? mass.length - 1 : 0;
  const weighed = mass.map((one, index) => one * Math.exp(size * (index - origin)));
  const sum = weighed.reduce((total, one) => total + one, 0);
  return { from, mass: weighed.map((one) => one / sum) };
}

function meanOf({ from, mass }: IntegerLaw): number {
  return mass.reduce((sum, one, index) => sum + one * (from + index), 0);
}

function deviationOf(law: IntegerLaw): number {
  const mean = meanOf(law);
  return Math.sqrt(law.mass.reduce((sum, one, index) => sum + one * (law.from + index - mean) ** 2, 0));
}
