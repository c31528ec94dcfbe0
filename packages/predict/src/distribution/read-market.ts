import type { BetType } from '../surface/game.ts';
import { baseballGrid } from './baseball-grid.ts';
import { basketballLaw } from './basketball-law.ts';
import type { Distribution } from './distribution.ts';
import { type IntegerLaw, lawOfGrid, type ScoreLaw } from './score-law.ts';
import { soccerGrid } from './soccer-grid.ts';

export type Side = 'home' | 'draw' | 'away' | 'over' | 'under';

/** How a bet on one side ends; the five add up to 1, and the two halves are 0 except on quarter lines. */
export type SideReading = {
  readonly side: Side;
  readonly win: number;
  readonly halfWin: number;
  readonly push: number;
  readonly halfLose: number;
  readonly lose: number;
};

export type MarketReading = {
  readonly betType: BetType;
  readonly line: number | null;
  readonly sides: readonly SideReading[];
};

/** Several markets of a game are read one after the other, and no one changes a distribution or a law. */
const laws = new WeakMap<Distribution, ScoreLaw>();

/** The laws of margin and total that a distribution stands for. */
export function scoreLaw(distribution: Distribution): ScoreLaw {
  const known = laws.get(distribution);
  if (known) return known;
  const law = buildLaw(distribution);
  laws.set(distribution, law);
  return law;
}

function buildLaw(distribution: Distribution): ScoreLaw {
  switch (distribution.kind) {
    case 'soccer':
      return lawOfGrid(soccerGrid(distribution), true);
    case 'basketball':
      return basketballLaw(distribution);
    case 'baseball':
      return lawOfGrid(baseballGrid(distribution), false);
  }
}

/**
 * Reads a market. `line` is null for win_loss, the HOME handicap for run_line (of both sides), the total for over_under.
 * Throws a RangeError where a line is missing or is no multiple of a quarter.
 */
export function readMarket(distribution: Distribution, betType: BetType, line: number | null): MarketReading {
  return readLaw(scoreLaw(distribution), betType, line);
}

/** As `readMarket`, for callers that read several markets of one game. */
export function readLaw(law: ScoreLaw, betType: BetType, line: number | null): MarketReading {
  switch (betType) {
    case 'win_loss':
      return { betType, line: null, sides: readWinner(law) };
    case 'run_line': {
      const home = settle(law.margin, checkedLine(line));
      return { betType, line, sides: [asSide('home', home), asSide('away', mirrored(home))] };
    }
    case 'over_under': {
      const over = settle(law.total, -checkedLine(line));
      return { betType, line, sides: [asSide('over', over), asSide('under', mirrored(over))] };
    }
  }
}

/** One side of a market; throws a RangeError where the market has no such side. */
export function readSide(
  distribution: Distribution,
  betType: BetType,
  line: number | null,
  side: Side,
): SideReading {
  const found = readMarket(distribution, betType, line).sides.find((one) => one.side === side);
  if (!found) throw new RangeError(`${betType} has no side ${side} in ${distribution.kind}`);
  return found;
}

/** Decimal odds at which a bet on the side has an expected value of zero; null where it cannot win. */
export function fairOdds(reading: SideReading): number | null {
  const gain = reading.win + reading.halfWin / 2;
  return gain > 0 ? 1 + (reading.lose + reading.halfLose / 2) / gain : null;
}

export function isQuarterLine(line: number): boolean {
  return Math.abs(line * 2 - Math.round(line * 2)) > 1e-9;
}

type Settlement = Omit<SideReading, 'side'>;

/** The line as a multiple of a quarter; throws a RangeError where it is none. */
export function checkedLine(line: number | null): number {
  if (line === null || !Number.isFinite(line) || Math.abs(line * 4 - Math.round(line * 4)) > 1e-9) {
    throw new RangeError(`a line must be a multiple of 0.25, not ${line}`);
  }
  return Math.round(line * 4) / 4;
}

/**
 * Settles "value + line" against 0. A quarter line is two half stakes on the neighbouring lines, so that ±¼ is half won
 * or half lost and everything farther away is won or lost outright.
 */
function settle(law: IntegerLaw, line: number): Settlement {
  const sums = [0, 0, 0, 0, 0];
  for (let i = 0; i < law.mass.length; i++) {
    const gap = law.from + i + line;
    const index = gap > 0.3 ? 0 : gap > 0.2 ? 1 : gap > -0.2 ? 2 : gap > -0.3 ? 3 : 4;
    sums[index] = (sums[index] ?? 0) + (law.mass[i] ?? 0);
  }
  const [win = 0, halfWin = 0, push = 0, halfLose = 0, lose = 0] = sums;
  return { win, halfWin, push, halfLose, lose };
}

function mirrored(one: Settlement): Settlement {
  return { win: one.lose, halfWin: one.halfLose, push: one.push, halfLose: one.halfWin, lose: one.win };
}

function asSide(side: Side, settlement: Settlement): SideReading {
  return { side, ...settlement };
}

function readWinner(law: ScoreLaw): readonly SideReading[] {
  const level = settle(law.margin, 0);
  const only = (side: Side, win: number): SideReading => ({
    side,
    win,
    halfWin: 0,
    push: 0,
    halfLose: 0,
    lose: 1 - win,
  });
  if (law.draws) return [only('home', level.win), only('draw', level.push), only('away', level.lose)];
  return [asSide('home', level), asSide('away', mirrored(level))];
}
