import type { ResultRow } from '#db/queries/statistics.ts';
import type { LeagueRules } from '#terms/league-rules.ts';
import type { Sport } from '#terms/sports.ts';
import type { TeamRatings } from './rate-teams.ts';

export type SeasonTeam = {
  readonly id: string;
  /** The league's id and the team's name in it: `NBA/Boston Celtics`. */
  readonly key: string;
  readonly names: Readonly<Record<string, string>>;
};

/** All that the figures of one season of a league are computed from. */
export type SeasonData = {
  readonly sport: Sport;
  readonly leagueId: string;
  readonly season: string;
  readonly rules: LeagueRules;
  readonly teams: readonly SeasonTeam[];
  /** In the order in which they were played. */
  readonly results: readonly ResultRow[];
  readonly ratings: TeamRatings;
};
