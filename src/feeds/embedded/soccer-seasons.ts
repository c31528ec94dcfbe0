import type { ArchiveGame } from '../archive.ts';
import { randomFrom } from '../seeded-random.ts';
import { soccerFixtures } from './calendar/soccer-calendar.ts';
import { SOCCER_CLUBS } from './clubs/soccer-clubs.ts';
import { realSeasons, realYears } from './real-seasons.ts';
import { drawHalfTime, drawSoccerScore } from './scores/soccer-score.ts';
import { simulatedGame } from './simulated-game.ts';
import {
  driftStrength,
  GOAL_MEANS,
  nextMembers,
  type SoccerStrength,
  strengthOfStanding,
  strengthsOfSeason,
} from './soccer-strength.ts';

type Strengths = ReadonlyMap<string, SoccerStrength>;
type SimulatedSeason = { readonly games: ArchiveGame[]; readonly strengths: Strengths };

const NEUTRAL: SoccerStrength = { attack: 0, defence: 0 };
const SUMMER_DEVIATION = 0.06;
const ROUND_DEVIATION = 0.014;

/** Plays one season: strengths drift from round to round, results never feed back into them. */
function simulateSeason(leagueId: string, startYear: number, before: Strengths): SimulatedSeason {
  const seed = `season ${leagueId} ${startYear}`;
  const random = randomFrom(seed);
  const [homeMean, awayMean] = GOAL_MEANS[leagueId] ?? [1.5, 1.15];
  let strengths = new Map(
    [...before].map(([club, strength]) => [club, driftStrength(strength, SUMMER_DEVIATION, random)]),
  );
  const games: ArchiveGame[] = [];
  for (const round of soccerFixtures(leagueId, startYear, [...before.keys()])) {
    for (const fixture of round) {
      const home = strengths.get(fixture.home) ?? NEUTRAL;
      const away = strengths.get(fixture.away) ?? NEUTRAL;
      const [homeScore, awayScore] = drawSoccerScore(
        homeMean * Math.exp(home.attack - away.defence),
        awayMean * Math.exp(away.attack - home.defence),
        random,
      );
      const halfTime = drawHalfTime(homeScore, awayScore, random);
      games.push(
        simulatedGame(leagueId, startYear, fixture, { homeScore, awayScore, halfTime, overtime: false }),
      );
    }
    strengths = new Map(
      [...strengths].map(([club, one]) => [club, driftStrength(one, ROUND_DEVIATION, random)]),
    );
  }
  return { games, strengths };
}

/** Strengths at the start of a season: last season's, a little nearer to the mean; new clubs by their standing. */
function openingStrengths(leagueId: string, members: readonly string[], last: Strengths): Strengths {
  return new Map(
    members.map((club) => {
      const known = last.get(club);
      if (known === undefined) return [club, strengthOfStanding(leagueId, club)];
      return [club, { attack: known.attack * 0.93, defence: known.defence * 0.93 }];
    }),
  );
}

/** Simulated seasons that follow `last`, one after the other. */
function simulateOnwards(leagueId: string, last: SimulatedSeason, years: readonly number[]): ArchiveGame[] {
  const games: ArchiveGame[] = [];
  let previous = last;
  for (const year of years) {
    const members = nextMembers(leagueId, previous.games);
    // MLS grows: its two newcomers of 2017 join the others.
    const newcomers = leagueId === 'MLS' && year === 2017 ? Object.keys(SOCCER_CLUBS.MLS?.later ?? {}) : [];
    const strengths = openingStrengths(leagueId, [...members, ...newcomers], previous.strengths);
    previous = simulateSeason(leagueId, year, strengths);
    games.push(...previous.games);
  }
  return games;
}

function firstSimulatedSeason(leagueId: string, startYear: number): SimulatedSeason {
  const members = Object.keys(SOCCER_CLUBS[leagueId]?.first ?? {});
  return simulateSeason(leagueId, startYear, openingStrengths(leagueId, members, new Map()));
}

/**
 * All seasons of a soccer league without prices. Where real seasons exist, one simulated season stands before them (its
 * strengths come from the clubs' standing alone, never from later results) and two follow; Ligue 1 has five simulated
 * seasons and MLS four.
 */
export function soccerSeasons(leagueId: string): ArchiveGame[] {
  const real = realYears(leagueId);
  if (real !== null) {
    const games = realSeasons(leagueId);
    const lastSeason = games.filter((game) => game.seasonStartYear === real.last);
    const last = { games: lastSeason, strengths: strengthsOfSeason(lastSeason) };
    const after = simulateOnwards(leagueId, last, [real.last + 1, real.last + 2]);
    return [...firstSimulatedSeason(leagueId, real.first - 1).games, ...games, ...after];
  }
  const firstYear = leagueId === 'MLS' ? 2015 : 2014;
  const years = leagueId === 'MLS' ? [2016, 2017, 2018] : [2015, 2016, 2017, 2018];
  const first = firstSimulatedSeason(leagueId, firstYear);
  return [...first.games, ...simulateOnwards(leagueId, first, years)];
}
