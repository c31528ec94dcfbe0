import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../numeric/durations.ts';
import { seededRandom } from '../numeric/seeded-random.ts';
import { addPairGame, agePairPoisson, createPairPoisson, fitPairPoisson, pairRates } from './pair-poisson.ts';

describe('ridge Dixon-Coles', () => {
  it('finds the hand-worked optimum of one neutral pairing with a vanishing ridge', () => {
    const model = createPairPoisson({ decay: 0, ridge: 1e-6, newcomer: 0 });
    for (let i = 0; i < 400; i++) {
      addPairGame(model, { home: 0, away: 1, homeScore: 2, awayScore: 1, neutral: true });
    }
    fitPairPoisson(model, 400);
    const [lambda, mu] = pairRates(model, 0, 1, true);
    // Two rates, two free sums: the maximum is at the mean scores; the pseudo-games of the intercept move it below 2 %.
    expect(lambda).toBeCloseTo(2, 1);
    expect(mu).toBeCloseTo(1, 1);
  });

  it('stands at a stationary point: the gradient of the penalised likelihood is 0 against finite differences', () => {
    const random = seededRandom(3);
    const model = createPairPoisson({ decay: 0.01, ridge: 4, newcomer: 0.2 });
    const games: { home: number; away: number; homeScore: number; awayScore: number; day: number }[] = [];
    for (let day = 0; day < 200; day++) {
      const home = Math.floor(random() * 6);
      const away = (home + 1 + Math.floor(random() * 5)) % 6;
      games.push({
        home,
        away,
        homeScore: Math.floor(random() * 4),
        awayScore: Math.floor(random() * 3),
        day,
      });
    }
    for (const game of games) {
      agePairPoisson(model, game.day * DAY_MS);
      addPairGame(model, { ...game, neutral: false });
    }
    fitPairPoisson(model, 300);
    const objective = () => {
      let sum = 0;
      for (const game of games) {
        const weight = Math.exp(-0.01 * (199 - game.day));
        const [lambda, mu] = pairRates(model, game.home, game.away, false);
        sum += weight * (game.homeScore * Math.log(lambda) - lambda);
        sum += weight * (game.awayScore * Math.log(mu) - mu);
      }
      for (let i = 0; i < 6; i++) sum -= 2 * ((model.attack[i] ?? 0) ** 2 + (model.defence[i] ?? 0) ** 2);
      return sum;
    };
    for (const values of [model.attack, model.defence]) {
      for (let i = 0; i < 6; i++) {
        const original = values[i] ?? 0;
        values[i] = original + 1e-4;
        const up = objective();
        values[i] = original - 1e-4;
        const down = objective();
        values[i] = original;
        expect(Math.abs((up - down) / 2e-4)).toBeLessThan(1e-3);
      }
    }
  });

  it('rates a stronger attack higher, whatever the order of the games', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (seed) => {
        const random = seededRandom(seed);
        const games = Array.from({ length: 60 }, (_, i) => ({
          home: i % 3,
          away: (i + 1 + (i % 2)) % 3,
          homeScore: Math.floor(random() * 5),
          awayScore: Math.floor(random() * 5),
          neutral: false,
        }));
        const fitted = [games, [...games].reverse()].map((list) => {
          const model = createPairPoisson({ decay: 0.003, ridge: 6, newcomer: 0.2 });
          for (const game of list) addPairGame(model, game);
          fitPairPoisson(model, 200);
          return pairRates(model, 0, 1, false)[0];
        });
        expect(fitted[0]).toBeCloseTo(fitted[1] ?? 0, 9);
      }),
      { numRuns: 20 },
    );
  });
});
