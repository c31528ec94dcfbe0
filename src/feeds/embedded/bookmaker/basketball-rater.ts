import { DAY_MS } from '#terms/durations.ts';
import { isoDate } from '../../time/calendar-date.ts';
import { BASKETBALL_MEANS } from '../basketball-seasons.ts';
import type { Expected, Fixture, Rater } from './rater.ts';

const STEP = 0.045;
const SUMMER_CARRY_OVER = 0.7;
/** A surprise beyond this many points says no more than one of this many. */
const LARGEST_SURPRISE = 25;

type Opinion = { readonly offence: number; readonly defence: number; readonly season: string };

/**
 * Points scored and prevented per game, moved after each game by a share of the surprise. The list of fixtures, which is
 * public before the season, says who plays on a second night running.
 */
export function createBasketballRater(fixtures: readonly Fixture[]): Rater {
  const opinions = new Map<string, Opinion>();
  const secondNights = new Set<string>();
  for (const { home, away, gameDay } of fixtures) {
    const tomorrow = isoDate(Date.parse(gameDay) + DAY_MS);
    secondNights.add(`${home} ${tomorrow}`).add(`${away} ${tomorrow}`);
  }
  const tired = (club: string, gameDay: string): number =>
    secondNights.has(`${club} ${gameDay}`) ? BASKETBALL_MEANS.secondNight : 0;
  const opinionOf = (club: string, season: string): Opinion => {
    const known = opinions.get(club) ?? { offence: 0, defence: 0, season };
    if (known.season === season) return known;
    const { offence, defence } = known;
    const opinion = { offence: offence * SUMMER_CARRY_OVER, defence: defence * SUMMER_CARRY_OVER, season };
    opinions.set(club, opinion);
    return opinion;
  };
  const expect = ({ home, away, season, gameDay }: Fixture): Expected => {
    const [one, other] = [opinionOf(home, season), opinionOf(away, season)];
    const { points, homeEdge } = BASKETBALL_MEANS;
    return {
      home: points + homeEdge + one.offence - other.defence - tired(home, gameDay),
      away: points - homeEdge + other.offence - one.defence - tired(away, gameDay),
    };
  };
  const surprise = (points: number, expected: number): number =>
    STEP * Math.max(-LARGEST_SURPRISE, Math.min(LARGEST_SURPRISE, points - expected));
  return {
    expect,
    learn: (game) => {
      const { season } = game;
      const expected = expect(game);
      const homeSurplus = surprise(game.homeScore, expected.home);
      const awaySurplus = surprise(game.awayScore, expected.away);
      const [one, other] = [opinionOf(game.home, season), opinionOf(game.away, season)];
      opinions.set(game.home, {
        offence: one.offence + homeSurplus,
        defence: one.defence - awaySurplus,
        season,
      });
      opinions.set(game.away, {
        offence: other.offence + awaySurplus,
        defence: other.defence - homeSurplus,
        season,
      });
    },
  };
}
