import type { ArchiveGame } from '../archive.ts';
import { type Random, randomFrom } from '../seeded-random.ts';
import { baseballFixtures } from './calendar/baseball-calendar.ts';
import { MLB_DIVISIONS } from './clubs/american-clubs.ts';
import { drawBaseballScore } from './scores/baseball-score.ts';
import { simulatedGame } from './simulated-game.ts';

/** Natural logarithms of run rates; `starters` are the five of the rotation, negative where they allow fewer runs. */
type Strength = { attack: number; defence: number; starters: number[]; turn: number };

export const RUN_MEANS: readonly [home: number, away: number] = [4.52, 4.36];

const YEARS: readonly number[] = [2016, 2017, 2018];
const CLUBS = MLB_DIVISIONS.flat().map(([name]) => name);
/** A rotation is ordered: the first starter is better than the fifth. */
const ROTATION_ORDER = [-0.1, -0.05, 0, 0.05, 0.1];
const SKIPPED_TURN = 0.06;

/** The name under which a simulated starter is shown. */
function starterName(club: string, turn: number): string {
  return `Starter ${(turn % 5) + 1} of ${club}`;
}

function newStarters(random: Random): number[] {
  return ROTATION_ORDER.map((level) => level + random.normal() * 0.12);
}

/** Winter: clubs move towards the mean, and a part of each rotation changes. */
function winter(strength: Strength, random: Random): void {
  strength.attack = strength.attack * 0.7 + random.normal() * 0.07;
  strength.defence = strength.defence * 0.7 + random.normal() * 0.045;
  const fresh = newStarters(random);
  strength.starters = strength.starters.map((level, turn) => (level + (fresh[turn] ?? 0)) / 2);
  strength.turn = 0;
}

/** The three simulated regular seasons, without prices: 162 games for every club, no ties, no play-offs. */
export function baseballSeasons(): ArchiveGame[] {
  const random = randomFrom('seasons MLB');
  const strengths = new Map<string, Strength>();
  for (const club of CLUBS) {
    const [attack, defence] = [random.normal() * 0.1, random.normal() * 0.06];
    strengths.set(club, { attack, defence, starters: newStarters(random), turn: 0 });
  }
  const games: ArchiveGame[] = [];
  const [homeMean, awayMean] = RUN_MEANS;
  for (const year of YEARS) {
    for (const fixture of baseballFixtures(year)) {
      const [home, away] = [strengths.get(fixture.home), strengths.get(fixture.away)];
      if (home === undefined || away === undefined) continue;
      for (const club of [home, away]) {
        club.turn += random.chance(SKIPPED_TURN) ? 2 : 1;
        club.attack += random.normal() * 0.004;
      }
      const starter = (club: Strength): number => club.starters[club.turn % 5] ?? 0;
      const score = drawBaseballScore(
        homeMean * Math.exp(home.attack - away.defence + starter(away)),
        awayMean * Math.exp(away.attack - home.defence + starter(home)),
        random,
      );
      games.push(
        simulatedGame('MLB', year, fixture, {
          homeScore: score.home,
          awayScore: score.away,
          halfTime: null,
          overtime: score.extraInnings,
          homeStarter: starterName(fixture.home, home.turn),
          awayStarter: starterName(fixture.away, away.turn),
        }),
      );
    }
    for (const strength of strengths.values()) winter(strength, random);
  }
  return games;
}
