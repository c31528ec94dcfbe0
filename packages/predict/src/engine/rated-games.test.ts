import { describe, expect, it } from 'vitest';
import { createWalkForward, restoreWalkForward, type WalkForward } from '../index.ts';
import type { Fixture, PlayedGame, Sport, StandingPrice } from '../surface/game.ts';
import { makeSeason } from '../testing/make-season.ts';

/** A game with prices at which its home side is liked better by some log-odds than at the opening. */
function priced(game: PlayedGame, shift: number): Fixture<'C'> {
  const { opening, closing, homeScore, awayScore, knownAt, statistics, halfTime, ...facts } = game;
  const prices = opening.map(
    (price): StandingPrice => ({
      ...price,
      phase: 'now',
      homeOdds: 1 + ((price.homeOdds ?? 2) - 1) * Math.exp(-shift),
      awayOdds: 1 + ((price.awayOdds ?? 2) - 1) * Math.exp(shift),
    }),
  );
  return { ...facts, opening, standing: { prices, ahead: 0.5 } };
}

/** The same replay as another process would open it: nothing was asked of it before. */
const reopened = (walk: WalkForward) => restoreWalkForward(walk.model());

describe.each<Sport>(['soccer', 'basketball', 'baseball'])(
  'a game of %s that is asked for again',
  (sport) => {
    const games = [2019, 2020].flatMap((seasonStartYear) =>
      makeSeason({ sport, teams: 18, seed: seasonStartYear, seasonStartYear }),
    );
    const [asked, other] = games.slice(-20);
    if (!asked || !other) throw new Error('two seasons have more games');
    const open = () => {
      const walk = createWalkForward({ sport, seed: 1, minimumGames: 0, unseenTeams: 'prior' });
      walk.advance(games.slice(0, -20));
      return walk;
    };

    it('is forecast as if it were asked for the first time, at whatever price', () => {
      const walk = open();
      for (const shift of [0, 0.2, -0.3, 0.2]) {
        expect(walk.predict(priced(asked, shift))).toEqual(reopened(walk).predict(priced(asked, shift)));
      }
      const { opening: _, standing: __, ...bare } = priced(asked, 0);
      expect(walk.predict(bare)).toEqual(reopened(walk).predict(bare));
    });

    it('is another game when it is moved, has another starter or is played elsewhere', () => {
      const walk = open();
      walk.predict(priced(asked, 0));
      for (const change of [
        { startAt: asked.startAt + 86_400_000 },
        { neutral: true },
        { homeStarter: 'P9-9', awayStarter: null },
        { home: other.home, away: other.away },
        { seasonStartYear: 2021, season: '2021' },
      ]) {
        const changed = priced({ ...asked, ...change }, 0.1);
        expect(walk.predict(changed)).toEqual(reopened(walk).predict(changed));
      }
    });

    it('is rated again once something was learned', () => {
      const walk = open();
      walk.predict(priced(asked, 0));
      const late = games.slice(-20).filter(({ startAt }) => startAt < asked.startAt);
      walk.advance(late.length > 0 ? late : [other]);
      expect(walk.predict(priced(asked, 0))).toEqual(reopened(walk).predict(priced(asked, 0)));
    });
  },
);
