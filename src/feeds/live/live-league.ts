import type { Sport } from '#terms/sports.ts';

/** A league that a live provider is asked about, as its row says. */
export type LiveLeague = {
  readonly id: string;
  readonly sport: Sport;
  /** The provider's own name of the league. */
  readonly sportKey: string;
  /** IANA zone in which the league names its game days. */
  readonly zone: string;
  /** First and last day of a usual season, MM-DD; the last one may lie in the year after the first. */
  readonly season: { readonly from: string; readonly to: string; readonly crosses_year: boolean };
  /** From this day of a season on games are play-offs; null where no day is known. */
  readonly playoffFrom: string | null;
};
