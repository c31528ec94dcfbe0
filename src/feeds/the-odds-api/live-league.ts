import type { Sport } from '#terms/sports.ts';

/** The name under which leagues hold this provider's key. */
export const PROVIDER = 'the-odds-api';

/** A league that the provider is asked about, as its row says. */
export type LiveLeague = {
  readonly id: string;
  readonly sport: Sport;
  /** The provider's name of the league (GET /v4/sports). */
  readonly sportKey: string;
  /** IANA zone in which the league names its game days. */
  readonly zone: string;
  /** First and last day of a usual season, MM-DD; the last one may lie in the year after the first. */
  readonly season: { readonly from: string; readonly to: string; readonly crosses_year: boolean };
  /** From this day of a season on games are play-offs; null where no day is known. */
  readonly playoffFrom: string | null;
};
