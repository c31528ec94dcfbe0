import { describe, expect, it } from 'vitest';
import {
  createWalkForward,
  fit as fitModel,
  predict,
  restoreWalkForward,
  UnreadableModelError,
} from '../index.ts';
import { seededRandom } from '../numeric/seeded-random.ts';
import type { Fixture, PlayedGame, Sport } from '../surface/game.ts';
import { makeSeason } from '../testing/make-season.ts';

const SPORTS: readonly Sport[] = ['soccer', 'basketball', 'baseball'];

function fixtureOf(game: PlayedGame): Fixture<'B'> {
  const { opening, closing, homeScore, awayScore, knownAt, statistics, halfTime, ...input } = game;
  return input;
}

function last(games: readonly PlayedGame[]): PlayedGame {
  const game = games.at(-1);
  if (!game) throw new Error('the season is empty');
  return game;
}

describe.each(SPORTS)('walk-forward in %s', (sport) => {
  const games = makeSeason({ sport, teams: 10, seed: 7 });
  const asOf = games[60]?.startAt ?? 0;

  it('is deterministic: the same games and seed give the same bytes', () => {
    const bytes = () => JSON.stringify(fitModel({ sport, games, asOf, seed: 1 }));
    expect(bytes()).toBe(bytes());
  });

  it('does not change when later results are permuted or deleted', () => {
    const random = seededRandom(5);
    const later = games.filter((game) => game.knownAt > asOf);
    const poisoned = games.map((game) => {
      if (game.knownAt <= asOf) return game;
      const other = later[Math.floor(random() * later.length)] ?? game;
      return { ...game, homeScore: other.awayScore + 1, awayScore: other.homeScore, closing: [] };
    });
    const honest = JSON.stringify(fitModel({ sport, games, asOf, seed: 1 }));
    expect(JSON.stringify(fitModel({ sport, games: poisoned, asOf, seed: 1 }))).toBe(honest);
    const known = games.filter((game) => game.knownAt <= asOf);
    expect(JSON.stringify(fitModel({ sport, games: known, asOf, seed: 1 }))).toBe(honest);
  });

  it('forecasts without leaving a trace and continues from a stored model', () => {
    const walk = createWalkForward({ sport, seed: 1 });
    walk.advance(games.slice(0, 70));
    const fixture = fixtureOf(last(games));
    const before = walk.predict(fixture);
    expect(walk.predict(fixture)).toEqual(before);
    const stored = JSON.parse(JSON.stringify(walk.model()));
    expect(predict(stored, fixture)).toEqual(before);
    const restored = restoreWalkForward(stored);
    walk.advance(games.slice(70, 80));
    restored.advance(games.slice(70, 80));
    expect(restored.predict(fixture)).toEqual(walk.predict(fixture));
  });

  it('says of a stored model that it cannot read that it cannot, by an error of its own', () => {
    const model = createWalkForward({ sport, seed: 1 }).model();
    expect(() => restoreWalkForward({ ...model, format: 0 })).toThrow(UnreadableModelError);
    expect(() => restoreWalkForward({ ...model, state: {} })).toThrow(UnreadableModelError);
  });

  it('stores each league for itself: what one learns changes no other’s part, and a restored model goes on in both', () => {
    const walk = createWalkForward({ sport, seed: 1 });
    const other = makeSeason({ sport, teams: 10, seed: 8, leagueId: 'M' });
    walk.advance([...games.slice(0, 60), ...other.slice(0, 60)]);
    const before = walk.model().leagues;
    expect(before.map(({ leagueId }) => leagueId)).toEqual(['L', 'M']);
    expect(JSON.stringify(walk.shared())).not.toContain('"T3"');
    walk.advance(other.slice(60, 70));
    const after = walk.model().leagues;
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).not.toEqual(before[1]);
    const restored = restoreWalkForward(JSON.parse(JSON.stringify({ ...walk.shared(), leagues: after })));
    expect(restored.version()).toBe(walk.version());
    for (const fixture of [fixtureOf(last(games)), fixtureOf(last(other))]) {
      expect(restored.predict(fixture)).toEqual(walk.predict(fixture));
    }
  });

  it('remembers the games of two seasons only, and learns neither one of them again nor an older one', () => {
    const seasons = [2020, 2021, 2022, 2023].map((seasonStartYear) =>
      makeSeason({ sport, teams: 6, seed: seasonStartYear, seasonStartYear }),
    );
    const walk = createWalkForward({ sport, seed: 1 });
    const sizes = seasons.map((season) => {
      for (const game of season) walk.advance([game]);
      return JSON.stringify(walk.model()).match(/"L\/\d+\/\d+"/g)?.length;
    });
    const perSeason = seasons[0]?.length ?? 0;
    expect(sizes).toEqual([perSeason, 2 * perSeason, 2 * perSeason, 2 * perSeason]);
    const stored = JSON.stringify(walk.model());
    walk.advance(seasons.flat().map((game) => ({ ...game, homeScore: game.homeScore + 3 })));
    walk.advance([{ ...last(seasons[0] ?? []), id: 'reported years later' }]);
    expect(JSON.stringify(walk.model())).toBe(stored);
  });

  it('gives probabilities that add up to 1', () => {
    const walk = createWalkForward({ sport, seed: 1 });
    walk.advance(games.slice(0, 80));
    const forecast = walk.predict(fixtureOf(last(games)));
    if (forecast.state !== 'ok') throw new Error('enough games were played');
    const { home, draw, away } = forecast.probabilities;
    expect(Math.abs(home + (draw ?? 0) + away - 1)).toBeLessThan(1e-9);
    expect(draw === null).toBe(sport !== 'soccer');
    // No closing price has yet been set beside a forecast.
    expect(forecast.spread).toBeNull();
    expect(forecast.drivers.length).toBeGreaterThan(1);
  });

  it('learns who is stronger', () => {
    const walk = createWalkForward({ sport, seed: 1 });
    walk.advance(games);
    const strong = walk.predict({ ...fixtureOf(last(games)), home: 'T0', away: 'T9' });
    const weak = walk.predict({ ...fixtureOf(last(games)), home: 'T9', away: 'T0' });
    if (strong.state !== 'ok' || weak.state !== 'ok') throw new Error('all teams played');
    expect(strong.probabilities.home).toBeGreaterThan(weak.probabilities.home);
    expect(strong.expected.home).toBeGreaterThan(strong.expected.away);
  });

  it('says what is missing instead of guessing', () => {
    const walk = createWalkForward({ sport, seed: 1 });
    const fixture = fixtureOf(last(games));
    expect(walk.predict(fixture)).toMatchObject({
      state: 'insufficient',
      missing: [{ code: 'league_games' }],
    });
    walk.advance(games.slice(0, 10));
    expect(walk.predict({ ...fixture, home: 'T0', away: 'Nobody' })).toMatchObject({
      state: 'insufficient',
      missing: [
        { code: 'home_games', have: 2, need: 5 },
        { code: 'away_unknown', have: 0, need: 5 },
      ],
    });
    walk.advance(games);
    const nextYear = { ...fixture, seasonStartYear: 2021, season: '2021' };
    expect(walk.predict(nextYear)).toMatchObject({
      state: 'insufficient',
      missing: [{ have: 0 }, { have: 0 }],
    });
  });
});
