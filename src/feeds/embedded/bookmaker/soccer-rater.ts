import type { SoccerStrength } from '../soccer-strength.ts';
import { GOAL_MEANS, strengthOfStanding } from '../soccer-strength.ts';
import type { Expected, Fixture, Rater } from './rater.ts';

/** Step per goal above or below expectation, and what a summer leaves of an opinion. */
const STEP = 0.022;
const SUMMER_CARRY_OVER = 0.9;

type Opinion = SoccerStrength & { readonly season: string };

/**
 * Attack and defence in logarithms, moved after each game by the goals above expectation (stochastic gradient of the
 * Poisson likelihood). A club that is new to the league is taken at its general standing.
 */
export function createSoccerRater(leagueId: string): Rater {
  const [homeMean, awayMean] = GOAL_MEANS[leagueId] ?? [1.5, 1.15];
  const opinions = new Map<string, Opinion>();
  const opinionOf = (club: string, season: string): Opinion => {
    const known = opinions.get(club);
    if (known?.season === season) return known;
    const past = known ?? strengthOfStanding(leagueId, club);
    const opinion = {
      attack: past.attack * SUMMER_CARRY_OVER,
      defence: past.defence * SUMMER_CARRY_OVER,
      season,
    };
    opinions.set(club, opinion);
    return opinion;
  };
  const expect = ({ home, away, season }: Fixture): Expected => {
    const [one, other] = [opinionOf(home, season), opinionOf(away, season)];
    return {
      home: homeMean * Math.exp(one.attack - other.defence),
      away: awayMean * Math.exp(other.attack - one.defence),
    };
  };
  return {
    expect,
    learn: (game) => {
      const { season } = game;
      const expected = expect(game);
      const homeSurplus = STEP * (game.homeScore - expected.home);
      const awaySurplus = STEP * (game.awayScore - expected.away);
      const [one, other] = [opinionOf(game.home, season), opinionOf(game.away, season)];
      opinions.set(game.home, {
        attack: one.attack + homeSurplus,
        defence: one.defence - awaySurplus,
        season,
      });
      opinions.set(game.away, {
        attack: other.attack + awaySurplus,
        defence: other.defence - homeSurplus,
        season,
      });
    },
  };
}
