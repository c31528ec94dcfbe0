import { beforeAll, describe, expect, it } from 'vitest';
import {
  createWalkForward,
  fit as fitModel,
  predict,
  type ScoredPair,
  score,
  type WalkForward,
} from '../index.ts';
import { seededRandom } from '../numeric/seeded-random.ts';
import type { PlayedGame, Sport } from '../surface/game.ts';
import { makeSeason } from '../testing/make-season.ts';

/** Long enough for the corrections of the stack to have been solved. */
function seasons(sport: Sport): readonly PlayedGame[] {
  return [2018, 2019, 2020].flatMap((seasonStartYear) =>
    makeSeason({ sport, teams: 18, seed: seasonStartYear, seasonStartYear }),
  );
}

function input(game: PlayedGame) {
  const { opening, closing, homeScore, awayScore, knownAt, statistics, halfTime, ...rest } = game;
  return rest;
}

describe.each(['soccer', 'basketball', 'baseball'] as const)('the stack in %s', (sport) => {
  const games = seasons(sport);
  const asOf = games[800]?.knownAt ?? 0;
  const known = games.filter((game) => game.knownAt <= asOf);
  const asked = games.slice(known.length, known.length + 20);

  const walk = createWalkForward({ sport, seed: 1, minimumGames: 0, unseenTeams: 'prior' });
  beforeAll(() => walk.advance(known));

  it('forecasts tier by tier, each from what it may see, and leaves no trace', () => {
    for (const game of asked) {
      const open = { ...input(game), opening: game.opening };
      const first = walk.predictTier('A', input(game));
      expect(first).toMatchObject({ state: 'ok', tier: 'A' });
      expect(walk.predict(input(game))).toMatchObject({ tier: 'B' });
      expect(walk.predict(open)).toMatchObject({ tier: 'C' });
      const close = walk.predictTier('D', { ...open, closing: game.closing });
      expect(close).toMatchObject({ tier: 'D' });
      expect(walk.predictTier('A', input(game))).toEqual(first);
    }
  });

  it('gives drivers that add up to the log-odds of home against away', () => {
    for (const game of asked) {
      const forecast = walk.predictTier('C', { ...input(game), opening: game.opening });
      if (forecast.state !== 'ok') throw new Error('all teams played');
      const sum = forecast.drivers.reduce((total, driver) => total + driver.contribution, 0);
      expect(sum).toBeCloseTo(Math.log(forecast.probabilities.home / forecast.probabilities.away), 6);
    }
  });

  it('forecasts a team that it has never seen, at every tier', () => {
    for (const game of asked.slice(0, 3)) {
      const strange = { ...input(game), away: 'Newcomers', opening: game.opening };
      for (const tier of ['A', 'B', 'C'] as const) {
        const { opening, ...bare } = strange;
        const made = tier === 'C' ? walk.predictTier('C', strange) : walk.predictTier(tier, bare);
        if (made.state !== 'ok') throw new Error('a newcomer has a prior');
        const { home, draw, away } = made.probabilities;
        expect(Math.abs(home + (draw ?? 0) + away - 1)).toBeLessThan(1e-9);
        expect(Math.min(home, away)).toBeGreaterThan(0.01);
      }
    }
  });

  it('is bit-identical when everything later is poisoned', () => {
    const poison = games.map((game) =>
      game.knownAt <= asOf ? game : { ...game, homeScore: 9, awayScore: 0, closing: [], opening: [] },
    );
    const options = { minimumGames: 0, unseenTeams: 'prior' } as const;
    const model = fitModel({ sport, games: poison, asOf, seed: 1, options });
    for (const game of asked) {
      expect(predict(model, input(game))).toEqual(walk.predict(input(game)));
    }
  });
});

describe('news of the last days', () => {
  it('are worth little: a walk that stands still for four days loses hardly anything', () => {
    // A forecast that saw something of its own day would lose much of its skill here.
    const games = seasons('soccer');
    const options = { sport: 'soccer', seed: 1, minimumGames: 0, unseenTeams: 'prior' } as const;
    const [fresh, late] = [createWalkForward(options), createWalkForward(options)];
    const asked = games.slice(-150);
    let [freshFrom, lateFrom] = [0, 0];
    const pairs = { fresh: [] as ScoredPair[], late: [] as ScoredPair[], base: [] as ScoredPair[] };
    for (const game of asked) {
      freshFrom = advanceTo(fresh, games, freshFrom, game.startAt);
      lateFrom = advanceTo(late, games, lateFrom, game.startAt - 4 * 86_400_000);
      const result = resultOf(game);
      for (const [name, walk] of [['fresh', fresh] as const, ['late', late] as const]) {
        const forecast = walk.predict(input(game));
        if (forecast.state !== 'ok') throw new Error('all teams have a prior');
        pairs[name].push({ probabilities: forecast.probabilities, result });
      }
      pairs.base.push({ probabilities: { home: 0.45, draw: 0.25, away: 0.3 }, result });
    }
    expect(lateFrom).toBeLessThan(freshFrom);
    const skill = score(pairs.base).logLoss - score(pairs.fresh).logLoss;
    const lost = score(pairs.late).logLoss - score(pairs.fresh).logLoss;
    expect(skill).toBeGreaterThan(0.02);
    expect(lost).toBeLessThan(0.1 * skill);
  });
});

/** Learns what was known at an instant, from where the walk stood; answers where it stands now. */
function advanceTo(walk: WalkForward, games: readonly PlayedGame[], from: number, until: number): number {
  let to = from;
  while ((games[to]?.knownAt ?? Number.POSITIVE_INFINITY) <= until) to += 1;
  walk.advance(games.slice(from, to));
  return to;
}

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
      const forecast = walk.predict(input(game));
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
