import type { Sport } from '#terms/sports.ts';
import type { Endpoint } from './answer.ts';
import type { LiveLeague } from './live-league.ts';

/** How a question went when it was last asked. */
export type Asked = {
  readonly endpoint: Endpoint;
  readonly leagueId: string;
  readonly daysFrom: number;
  readonly askedAt: Date;
  readonly isGood: boolean;
  readonly status?: number | null;
  /** The tag of the newest good answer. */
  readonly etag: string | null;
  readonly retryAfterS: number | null;
};

export type NearGame = {
  readonly leagueId: string;
  readonly sport: Sport;
  readonly startAt: Date;
  readonly isOver: boolean;
  /** Whether a prediction of it was published, whose closing price will be wanted. */
  readonly hasPick: boolean;
};

export type Situation = {
  readonly now: Date;
  /** The covered leagues that the provider knows. */
  readonly leagues: readonly LiveLeague[];
  /** The newest answer of each question. */
  readonly asked: readonly Asked[];
  /** Bad answers since the last good one, whatever the question. */
  readonly failures: number;
  /** When a person last wanted everything asked at once; null where none did. */
  readonly wantedAt: Date | null;
  /** Credits that are left; null where the provider never said. */
  readonly remaining: number | null;
  /** Games from three days ago to a week ahead. */
  readonly games: readonly NearGame[];
  /** The leagues whose results of the last days were asked for since the provider began to answer without a long gap. */
  readonly caughtUp: readonly string[];
};
