import { DAY_MS } from '#terms/durations.ts';
import type { ArchiveGame } from '../archive.ts';
import { randomFrom } from '../seeded-random.ts';
import { basketballFixtures } from './calendar/basketball-calendar.ts';
import { NBA_DIVISIONS } from './clubs/american-clubs.ts';
import { drawBasketballScore } from './scores/basketball-score.ts';
import { simulatedGame } from './simulated-game.ts';

/** Points per game above or below the mean, scored and prevented. */
type Strength = { readonly offence: number; readonly defence: number };

/** Points of one club in an average game of the middle 2010s, and what home and a second night running are worth. */
export const BASKETBALL_MEANS = { points: 104.6, homeEdge: 1.5, secondNight: 1.1 } as const;

const YEARS: readonly number[] = [2015, 2016, 2017];
const CLUBS = NBA_DIVISIONS.flat().map(([name]) => name);

/** The three simulated regular seasons, without prices: 82 games for every club, no play-offs. */
export function basketballSeasons(): ArchiveGame[] {
  const games: ArchiveGame[] = [];
  const random = randomFrom('seasons NBA');
  const draw = (deviation: number): number => random.normal() * deviation;
  const strengths = new Map<string, Strength>(
    CLUBS.map((club) => [club, { offence: draw(3.1), defence: draw(2.8) }]),
  );
  const moveAll = (keep: number, deviation: number): void => {
    for (const [club, { offence, defence }] of strengths) {
      strengths.set(club, {
        offence: offence * keep + draw(deviation),
        defence: defence * keep + draw(deviation),
      });
    }
  };
  for (const year of YEARS) {
    const lastDay = new Map<string, number>();
    let month = -1;
    for (const fixture of basketballFixtures(year)) {
      const tired = (club: string): number =>
        lastDay.get(club) === fixture.day - DAY_MS ? BASKETBALL_MEANS.secondNight : 0;
      const [home, away] = [strengths.get(fixture.home), strengths.get(fixture.away)];
      if (home === undefined || away === undefined) continue;
      const { points, homeEdge } = BASKETBALL_MEANS;
      const score = drawBasketballScore(
        points + homeEdge + home.offence - away.defence - tired(fixture.home),
        points - homeEdge + away.offence - home.defence - tired(fixture.away),
        random,
      );
      const { home: homeScore, away: awayScore, halfTime, overtime } = score;
      games.push(simulatedGame('NBA', year, fixture, { homeScore, awayScore, halfTime, overtime }));
      lastDay.set(fixture.home, fixture.day).set(fixture.away, fixture.day);
      if (new Date(fixture.day).getUTCMonth() !== month) moveAll(0.99, 0.5);
      month = new Date(fixture.day).getUTCMonth();
    }
    moveAll(0.7, 2);
  }
  return games;
}
