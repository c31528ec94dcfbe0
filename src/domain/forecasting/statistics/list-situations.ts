import type { Sport } from '#terms/sports.ts';
import { SPORTS } from '#terms/sports.ts';
import { SITUATIONS } from './situations.ts';

/** The dictionary of situations, one entry for each sport in which it means something. */
export function listSituations(sport?: Sport) {
  const sports: readonly Sport[] = sport === undefined ? SPORTS : [sport];
  return sports.flatMap((sport) =>
    SITUATIONS.filter(({ sports: known }) => known.includes(sport)).map(({ id }) => ({ id, sport: sport })),
  );
}
