import type { RecordOrigin } from '#terms/results.ts';

/** A figure that the site may say, with what it rests on. A claim whose query no longer supports it is not in the list. */
export type Claim = {
  readonly id:
    | 'events_analysed'
    | 'features_per_league'
    | 'win_rate'
    | 'average_daily_profit'
    | 'profit'
    | 'closing_value'
    | 'members';
  /** 'backfill' was calculated afterwards and is only ever shown with that label. */
  readonly origin: RecordOrigin;
  readonly value: number;
  readonly unit: 'games' | 'features' | 'rate' | 'usd' | 'members';
  readonly n: number;
  readonly interval: readonly [number, number] | null;
  readonly period: { readonly days: number; readonly from: string; readonly until: string } | null;
  /** True where a pick of the sample rests on simulated results or prices. */
  readonly simulated: boolean;
  readonly as_of: string;
  readonly evidence: string;
};
