import type { ArchiveGame } from '../archive.ts';
import { type Random, randomFrom } from '../seeded-random.ts';
import { SOCCER_CLUBS } from './clubs/soccer-clubs.ts';

/** Natural logarithms: a club scores exp(attack − opponent's defence) times the league's mean. */
export type SoccerStrength = { readonly attack: number; readonly defence: number };

/** Mean goals of the home and the away club in the leagues of the 2010s. */
export const GOAL_MEANS: Readonly<Record<string, readonly [home: number, away: number]>> = {
  EPL: [1.52, 1.16],
  LALIGA: [1.56, 1.13],
  BUNDESLIGA: [1.61, 1.24],
  SERIEA: [1.5, 1.15],
  LIGUE1: [1.44, 1.06],
  MLS: [1.62, 1.15],
};

const ATTACK_OF_STANDING = [0, 0.42, 0.2, 0.03, -0.1, -0.22];

/** Strength that a club's rough standing suggests; a club without one counts as a promoted club. */
export function strengthOfStanding(leagueId: string, club: string): SoccerStrength {
  const clubs = SOCCER_CLUBS[leagueId];
  const attack = ATTACK_OF_STANDING[clubs?.first[club] ?? clubs?.later[club] ?? 5] ?? -0.22;
  return { attack, defence: attack * 0.85 };
}

/** A strength moved by normal noise of the given standard deviation. */
export function driftStrength(strength: SoccerStrength, deviation: number, random: Random): SoccerStrength {
  return {
    attack: strength.attack + random.normal() * deviation,
    defence: strength.defence + random.normal() * deviation,
  };
}

/** Goals for and against of every club of one finished season, and its points. */
export function tallySeason(
  games: readonly ArchiveGame[],
): Map<string, { goals: number; against: number; points: number }> {
  const tally = new Map<string, { goals: number; against: number; points: number }>();
  const add = (club: string, goals: number, against: number): void => {
    const row = tally.get(club) ?? { goals: 0, against: 0, points: 0 };
    const points = goals > against ? 3 : goals === against ? 1 : 0;
    tally.set(club, {
      goals: row.goals + goals,
      against: row.against + against,
      points: row.points + points,
    });
  };
  for (const game of games) {
    add(game.home, game.homeScore, game.awayScore);
    add(game.away, game.awayScore, game.homeScore);
  }
  return tally;
}

/**
 * Strengths that the goals of a finished season suggest, drawn towards the mean by eight goals of an average club.
 * Used to start the simulated season that follows the last real one.
 */
export function strengthsOfSeason(games: readonly ArchiveGame[]): Map<string, SoccerStrength> {
  const tally = tallySeason(games);
  const mean = [...tally.values()].reduce((sum, row) => sum + row.goals, 0) / Math.max(1, tally.size);
  const log = (goals: number): number => 0.9 * Math.log((goals + 8) / (mean + 8));
  return new Map(
    [...tally].map(([club, row]) => [club, { attack: log(row.goals), defence: -log(row.against) }]),
  );
}

/** The clubs of the next season: the last of the table go down, the next of the waiting list come up. */
export function nextMembers(leagueId: string, season: readonly ArchiveGame[]): string[] {
  const clubs = SOCCER_CLUBS[leagueId];
  const random = randomFrom('lots', leagueId, season[0]?.season ?? '');
  // Equal points and goal difference are decided by lot, as the last resort of the leagues' own rules.
  const lot = new Map(
    random.shuffle([...tallySeason(season).keys()].sort()).map((club, place) => [club, place]),
  );
  const table = [...tallySeason(season)].sort(
    ([one, a], [other, b]) =>
      b.points - a.points ||
      b.goals - b.against - (a.goals - a.against) ||
      (lot.get(one) ?? 0) - (lot.get(other) ?? 0),
  );
  const relegated = clubs?.relegated ?? 0;
  const members = table.slice(0, table.length - relegated).map(([club]) => club);
  const present = new Set(table.map(([club]) => club));
  const waiting = promotionOrder(leagueId).filter((club) => !present.has(club));
  return [...members, ...waiting.slice(0, relegated)];
}

/** Who waits for promotion: the later clubs of the list, those who were never in the top flight last. */
function promotionOrder(leagueId: string): string[] {
  const clubs = SOCCER_CLUBS[leagueId];
  if (clubs === undefined) return [];
  return [...Object.keys(clubs.later).reverse(), ...Object.keys(clubs.first).reverse()];
}
