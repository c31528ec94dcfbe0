import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createWalkForward, readMarket, type WalkForward } from '../index.ts';
import type { ClosingPrice, PlayedGame, Price, PricePhase, Sport, StandingPrice } from '../surface/game.ts';
import { makeSeason } from '../testing/make-season.ts';

function input(game: PlayedGame) {
  const { opening, closing, homeScore, awayScore, knownAt, statistics, halfTime, ...rest } = game;
  return rest;
}

/** Seasons in which closing prices lie off the opening ones in a way that can be learned. */
function seasons(sport: Sport): readonly PlayedGame[] {
  const all = [2018, 2019, 2020].flatMap((seasonStartYear) =>
    makeSeason({ sport, teams: 18, seed: seasonStartYear, seasonStartYear }),
  );
  return all.map((game) => ({
    ...game,
    closing: game.closing.map((price): ClosingPrice => at(price, 'close', 0.12)),
  }));
}

/** The same price with the home side better liked by some log-odds. */
function at<Phase extends PricePhase>(price: Price<PricePhase>, phase: Phase, shift: number): Price<Phase> {
  const odds = [price.homeOdds, price.drawOdds, price.awayOdds];
  const weights = odds.map((one, side) => (one === null ? 0 : (side === 0 ? Math.exp(shift) : 1) / one));
  const sum = weights.reduce((total, one) => total + one, 0);
  const [homeOdds = 2, drawOdds = 3, awayOdds = 2] = weights.map((one) => sum / (1.05 * one));
  return { ...price, phase, homeOdds, drawOdds: price.drawOdds === null ? null : drawOdds, awayOdds };
}

describe.each(['soccer', 'basketball', 'baseball'] as const)('the price at hand in %s', (sport) => {
  const games = seasons(sport);
  const asked = games.slice(-12);
  const walk: WalkForward = createWalkForward({ sport, seed: 1, minimumGames: 0, unseenTeams: 'prior' });
  beforeAll(() => walk.advance(games.slice(0, -12)));
  const home = (forecast: ReturnType<WalkForward['predict']>) =>
    forecast.state === 'ok' ? forecast.probabilities.home : Number.NaN;
  const ask = (game: PlayedGame, shift: number, ahead: number) => {
    const prices = game.opening.map((price): StandingPrice => at(price, 'now', shift));
    return walk.predict({ ...input(game), opening: game.opening, standing: { prices, ahead } });
  };

  it('moves the forecast with it', () => {
    for (const game of asked) {
      const open = home(walk.predict({ ...input(game), opening: game.opening }));
      const prices = game.opening.map((price): StandingPrice => ({ ...price, phase: 'now' }));
      const same = walk.predict({ ...input(game), opening: game.opening, standing: { prices, ahead: 1 } });
      expect(home(same)).toBeCloseTo(open, 9);
      expect(home(ask(game, 0.4, 0.1)) - home(ask(game, -0.4, 0.1))).toBeGreaterThan(0.1);
    }
  });

  it('is the closing forecast where it stands at the start', () => {
    for (const game of asked) {
      const closing = game.opening.map((price): ClosingPrice => at(price, 'close', 0.3));
      const close = walk.predictTier('D', { ...input(game), opening: game.opening, closing });
      expect(home(ask(game, 0.3, 0))).toBeCloseTo(home(close), 9);
    }
  });

  it('is corrected the less, the nearer the start is', () => {
    for (const game of asked) {
      const [early, late, last] = [ask(game, 0, 1), ask(game, 0, 0.5), ask(game, 0, 0)].map(home);
      expect(Math.abs((late ?? 0) - (last ?? 0))).toBeLessThan(Math.abs((early ?? 0) - (last ?? 0)));
    }
  });

  it('is never worth a bet at the start where all bookmakers say the same', () => {
    fc.assert(
      fc.property(fc.nat(asked.length - 1), fc.double({ min: -0.8, max: 0.8, noNaN: true }), (i, shift) => {
        const game = asked[i];
        if (!game) throw new Error('there are twelve');
        const forecast = ask(game, shift, 0);
        if (forecast.state !== 'ok') throw new Error('all teams have a prior');
        const [price] = game.opening.map((one) => at(one, 'now', shift));
        for (const { side, win } of readMarket(forecast.distribution, 'win_loss', null).sides) {
          const odds =
            side === 'home' ? price?.homeOdds : side === 'draw' ? price?.drawOdds : price?.awayOdds;
          expect(win * (odds ?? 0)).toBeLessThan(1.02);
        }
      }),
      { numRuns: 60 },
    );
  });
});
