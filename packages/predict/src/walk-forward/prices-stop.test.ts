import { describe, expect, it } from 'vitest';
import { createWalkForward } from '../index.ts';
import { type ScoredPair, score } from '../score/score.ts';
import type { PlayedGame, Sport, Tier } from '../surface/game.ts';
import { makeSeason } from '../testing/make-season.ts';

const SPORTS: readonly Sport[] = ['soccer', 'basketball', 'baseball'];
const PRICED = [2012, 2013, 2014, 2015];
const UNPRICED = [2016, 2017, 2018];
const AGAIN = [2019, 2020];
const TEAMS = 12;

/** Seasons in which the strengths of the teams change hands after the prices have stopped. */
function seasonsOf(sport: Sport): readonly PlayedGame[] {
  return [...PRICED, ...UNPRICED, ...AGAIN].flatMap((year) => {
    const games = makeSeason({ sport, teams: TEAMS, seed: year, seasonStartYear: year });
    const turned = PRICED.includes(year) ? games : games.map(handOn);
    return UNPRICED.includes(year)
      ? turned.map((game): PlayedGame => ({ ...game, opening: [], closing: [] }))
      : turned;
  });
}

/** Each team gets the strength of the one a third of the table below, the last ones that of the first. */
function handOn(game: PlayedGame): PlayedGame {
  const other = (team: string) => `T${(Number(team.slice(1)) + TEAMS / 3) % TEAMS}`;
  return { ...game, home: other(game.home), away: other(game.away) };
}

function resultOf(game: PlayedGame): ScoredPair['result'] {
  return game.homeScore > game.awayScore ? 'home' : game.homeScore < game.awayScore ? 'away' : 'draw';
}

/** Walks by day; the tier that was used, and both tiers' forecasts beside the result. */
function forecastAll(sport: Sport) {
  const walk = createWalkForward({ sport, seed: 1, minimumGames: 0, unseenTeams: 'prior' });
  const rows: { season: number; tier: Tier; a: ScoredPair; b: ScoredPair }[] = [];
  for (const game of seasonsOf(sport)) {
    const { opening, closing, homeScore, awayScore, knownAt, statistics, halfTime, ...input } = game;
    const a = walk.predictTier('A', input);
    const b = walk.predictTier('B', input);
    if (a.state !== 'ok' || b.state !== 'ok') throw new Error('all teams have a prior');
    const result = resultOf(game);
    rows.push({
      season: game.seasonStartYear,
      tier: b.tier,
      a: { probabilities: a.probabilities, result },
      b: { probabilities: b.probabilities, result },
    });
    walk.advance([game]);
  }
  return rows;
}

/** Mean log-loss of B minus that of A with its standard error. */
function difference(rows: ReturnType<typeof forecastAll>): { readonly mean: number; readonly error: number } {
  const gaps = rows.map(({ a, b }) => score([b]).logLoss - score([a]).logLoss);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length;
  return { mean, error: Math.sqrt(variance / gaps.length) };
}

describe.each(SPORTS)('when the prices of %s stop', (sport) => {
  const rows = forecastAll(sport);

  it('uses the rating from prices while there are prices, drops it, and takes it up again', () => {
    const tiersOf = (year: number) => rows.filter((row) => row.season === year).map((row) => row.tier);
    expect(new Set(tiersOf(2015))).toEqual(new Set(['B']));
    expect(new Set([...tiersOf(2017), ...tiersOf(2018)])).toEqual(new Set(['A']));
    expect(tiersOf(2020).at(-1)).toBe('B');
  });

  it('is never worse with the rating from prices than without it, beyond chance', () => {
    const { mean, error } = difference(rows.filter((row) => UNPRICED.includes(row.season)));
    expect(mean).toBeLessThanOrEqual(error);
  });
});
