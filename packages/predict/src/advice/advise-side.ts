import { fairOdds, isQuarterLine, type SideReading } from '../distribution/read-market.ts';

export type Advice =
  | {
      readonly state: 'bet' | 'pass';
      /** Per unit staked: 0.05 is +5 %. */
      readonly expectedValue: number;
      /** Whole per cent, 0…100. */
      readonly confidence: number;
      /** Stake in units of a bankroll of 100; 0 on a pass, and on a bet of which half a Kelly stake is no tenth of a unit. */
      readonly units: number;
      /** Lowest price, in hundredths, at which the policy's expected value still holds; null where the side cannot win. */
      readonly minOdds: number | null;
      readonly fairOdds: number | null;
    }
  | { readonly state: 'refused'; readonly reason: 'quarter_line' | 'bad_odds' };

type WinPushLose = Pick<SideReading, 'win' | 'push' | 'lose'>;

/** What to do with one side at one price: bet where the expected value reaches the policy's threshold, else pass. */
export function adviseSide(input: {
  readonly reading: SideReading;
  readonly line: number | null;
  readonly odds: number;
  readonly minExpectedValue: number;
}): Advice {
  const { reading, line, odds, minExpectedValue } = input;
  // Results know no half-win, so a quarter line can not be recorded and is never advised.
  if (line !== null && isQuarterLine(line)) return { state: 'refused', reason: 'quarter_line' };
  if (!Number.isFinite(odds) || odds <= 1) return { state: 'refused', reason: 'bad_odds' };
  const value = expectedValue(reading, odds);
  const bets = value > 0 && value >= minExpectedValue;
  return {
    state: bets ? 'bet' : 'pass',
    expectedValue: value,
    confidence: confidence(reading),
    units: bets ? kellyUnits(reading, odds) : 0,
    minOdds: minimumOdds(reading, minExpectedValue),
    fairOdds: fairOdds(reading),
  };
}

/** Expected value per unit staked: p_win·(odds − 1) − p_lose. */
export function expectedValue(reading: WinPushLose, odds: number): number {
  return reading.win * (odds - 1) - reading.lose;
}

/** The calibrated probability of winning when the bet is decided, in whole per cent. */
export function confidence(reading: WinPushLose): number {
  const decided = reading.win + reading.lose;
  return decided > 0 ? Math.round((100 * reading.win) / decided) : 0;
}

/** A quarter of Kelly's fraction of 100 units as `roundStake` has it; 0 without a positive expected value. */
export function kellyUnits(reading: WinPushLose, odds: number): number {
  const value = expectedValue(reading, odds);
  if (!(value > 0)) return 0;
  return roundStake((0.25 * 100 * value) / (odds - 1));
}

/** The stakes that there are, in units of a bankroll of 100. */
export const STAKE_UNITS = { least: 0.1, most: 3 } as const;

/**
 * A quarter of Kelly's stake in tenths of a unit, at most 3. What would round to 0 is 0, and no bet: so a stake is never more than
 * twice the quarter, which is half of Kelly's.
 */
export function roundStake(quarter: number): number {
  return Math.min(STAKE_UNITS.most, Math.round(quarter / STAKE_UNITS.least) / 10);
}

/** Lowest price in hundredths whose expected value reaches the threshold; null where the side cannot win. */
export function minimumOdds(reading: WinPushLose, minExpectedValue: number): number | null {
  if (!(reading.win > 0)) return null;
  const exact = 1 + (minExpectedValue + reading.lose) / reading.win;
  // The tolerance keeps 2.10 from becoming 2.11 because of the last binary digit.
  return Math.max(1.01, Math.ceil(exact * 100 - 1e-7) / 100);
}
