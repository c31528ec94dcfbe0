/** A game before it is played: who meets whom, and when. */
export type Fixture = {
  readonly home: string;
  readonly away: string;
  /** Day of the league's own calendar as milliseconds of midnight in UTC (a label, not an instant). */
  readonly day: number;
  /** Wall time in the league's zone, written as if it were UTC; late western games may fall after midnight. */
  readonly wallTime: number;
};
