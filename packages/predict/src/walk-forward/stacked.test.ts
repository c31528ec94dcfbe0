import { describe, expect, it } from 'vitest';
import { createWalkForward, type ScoredPair, score } from '../index.ts';
import { seededRandom } from '../numeric/seeded-random.ts';
import type { PlayedGame, Sport } from '../surface/game.ts';
import { makeSeason } from '../testing/make-season.ts';

/** Long enough for the corrections of the stack to have been solved. */
function seasons(sport: Sport): readonly PlayedGame[] {
  return [2018, 2019, 2020].flatMap((seasonStartYear) =>
    makeSeason({ sport, teams: 18, seed: seasonStartYear, seasonStartYear }),
  );
}

function facts(game: PlayedGame) {
  const { opening, closing, homeScore, awayScore, knownAt, statistics, halfTime, ...rest } = game;
  return rest;
}

describe.each(['soccer', 'basketball', 'baseball'] as const)('the stack in %s', (sport) => {
  const games = seasons(sport);
  const cut = 800;
  const asked = games.slice(cut, cut + 20);

  it('forecasts tier by tier, each from what it may see, and leaves no trace', () => {
    const walk = createWalkForward({ sport, seed: 1, minimumGames: 0 });
    walk.advance(games.slice(0, cut));
    for (const game of asked) {
      const open = { ...facts(game), opening: game.opening };
      const first = walk.predictTier('A', facts(game));
      expect(first).toMatchObject({ state: 'ok', tier: 'A' });
      expect(walk.predict(facts(game))).toMatchObject({ tier: 'B' });
      expect(walk.predict(open)).toMatchObject({ tier: 'C' });
      const close = walk.predictTier('D', { ...open, closing: game.closing });
      expect(close).toMatchObject({ tier: 'D' });
      expect(walk.predictTier('A', facts(game))).toEqual(first);
    }
  });

  it('gives drivers that add up to the log-odds of home against away', () => {
    const walk = createWalkForward({ sport, seed: 1, minimumGames: 0 });
    walk.advance(games.slice(0, cut));
    for (const game of asked) {
      const forecast = walk.predictTier('C', { ...facts(game), opening: game.opening });
      if (forecast.state !== 'ok') throw new Error('all teams played');
      const sum = forecast.drivers.reduce((total, driver) => total + driver.contribution, 0);
      expect(sum).toBeCloseTo(Math.log(forecast.probabilities.home / forecast.probabilities.away), 6);
    }
  });

  it('is bit-identical when everything later is deleted or poisoned', () => {
    const run = (later: readonly PlayedGame[]) => {
      const walk = createWalkForward({ sport, seed: 1, minimumGames: 0 });
      walk.advance(games.slice(0, cut));
      const answers = asked.map((game) => walk.predict(facts(game)));
      walk.advance(later);
      return answers;
    };
    const poison = games.slice(cut).map((game) => ({ ...game, homeScore: 9, awayScore: 0, closing: [] }));
    expect(run(poison)).toEqual(run([]));
  });
});

describe('shuffled labels', () => {
  it('teach nothing: results and prices of other games leave the base rate', () => {
    const random = seededRandom(3);
    const games = seasons('soccer');
    const shuffled = games.map((game) => {
      const other = games[Math.floor(random() * games.length)] ?? game;
      const { homeScore, awayScore, opening, closing } = other;
      return { ...game, homeScore, awayScore, opening, closing };
    });
    const walk = createWalkForward({ sport: 'soccer', seed: 1, minimumGames: 0 });
    walk.advance(shuffled.slice(0, 600));
    const pairs: ScoredPair[] = [];
    const base: ScoredPair[] = [];
    const counts = { home: 0, draw: 0, away: 0 };
    for (const game of shuffled.slice(0, 600)) counts[resultOf(game)] += 1;
    for (const game of shuffled.slice(600)) {
      const forecast = walk.predict(facts(game));
      if (forecast.state !== 'ok') continue;
      pairs.push({ probabilities: forecast.probabilities, result: resultOf(game) });
      const rates = { home: counts.home / 600, draw: counts.draw / 600, away: counts.away / 600 };
      base.push({ probabilities: rates, result: resultOf(game) });
    }
    expect(pairs.length).toBeGreaterThan(200);
    // Nothing can be gained but noise; what is lost to it must stay small.
    expect(score(base).logLoss - score(pairs).logLoss).toBeLessThan(0.012);
  });
});

function resultOf(game: PlayedGame): 'home' | 'draw' | 'away' {
  return game.homeScore > game.awayScore ? 'home' : game.homeScore < game.awayScore ? 'away' : 'draw';
}
