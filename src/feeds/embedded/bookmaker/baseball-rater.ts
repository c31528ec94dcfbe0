import { RUN_MEANS } from '../baseball-seasons.ts';
import type { Expected, Fixture, Rater } from './rater.ts';

const ATTACK_STEP = 0.0022;
const DEFENCE_STEP = 0.0014;
const STARTER_STEP = 0.0035;
const WINTER_CARRY_OVER = 0.7;

type Opinion = { attack: number; defence: number; season: string };

/** Run rates of clubs and of starting pitchers in logarithms, moved after each game by the runs above expectation. */
export function createBaseballRater(): Rater {
  const opinions = new Map<string, Opinion>();
  const starters = new Map<string, number>();
  const opinionOf = (club: string, season: string): Opinion => {
    const opinion = opinions.get(club) ?? { attack: 0, defence: 0, season };
    if (opinion.season !== season) {
      opinion.attack *= WINTER_CARRY_OVER;
      opinion.defence *= WINTER_CARRY_OVER;
      opinion.season = season;
    }
    opinions.set(club, opinion);
    return opinion;
  };
  const expect = (fixture: Fixture, knowsStarters: boolean): Expected => {
    const [home, away] = [opinionOf(fixture.home, fixture.season), opinionOf(fixture.away, fixture.season)];
    const starter = (name: string | null): number =>
      knowsStarters && name !== null ? (starters.get(name) ?? 0) : 0;
    return {
      home: RUN_MEANS[0] * Math.exp(home.attack - away.defence + starter(fixture.awayStarter)),
      away: RUN_MEANS[1] * Math.exp(away.attack - home.defence + starter(fixture.homeStarter)),
    };
  };
  return {
    expect,
    learn: (game) => {
      const expected = expect(game, true);
      const [home, away] = [opinionOf(game.home, game.season), opinionOf(game.away, game.season)];
      const homeSurplus = game.homeScore - expected.home;
      const awaySurplus = game.awayScore - expected.away;
      home.attack += ATTACK_STEP * homeSurplus;
      away.attack += ATTACK_STEP * awaySurplus;
      home.defence -= DEFENCE_STEP * awaySurplus;
      away.defence -= DEFENCE_STEP * homeSurplus;
      for (const [name, surplus] of [
        [game.homeStarter, awaySurplus],
        [game.awayStarter, homeSurplus],
      ] as const) {
        if (name !== null) starters.set(name, (starters.get(name) ?? 0) + STARTER_STEP * surplus);
      }
    },
  };
}
