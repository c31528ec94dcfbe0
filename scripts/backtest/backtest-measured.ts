import type { ForecastOk, Outcome, Result } from '@trueline/predict';
import type { BetsAt } from './backtest-bets.ts';
import type { Rivals } from './backtest-rivals.ts';

/** A forecast of home or over at a line, what happened, and what the prices of that very line said. */
export type AtLine = {
  readonly p: number;
  readonly happened: boolean;
  readonly open: number | null;
  readonly close: number | null;
};

/** One forecast game as the tables count it. */
export type Measured = {
  readonly league: string;
  /** The league's own game day. */
  readonly day: string;
  readonly modelVersion: string;
  readonly ours: Outcome;
  /** Between what the forecast expects the closing price; null where it did not say. */
  readonly spread: ForecastOk['spread'];
  readonly result: Result;
  readonly rivals: Rivals;
  /** Null where there is no line, where it pushed, and on quarter lines. */
  readonly over: AtLine | null;
  readonly cover: AtLine | null;
  /** What the site would have bet on, at each time at which there are prices; the price tier's games alone have them. */
  readonly bets: readonly BetsAt[];
};
