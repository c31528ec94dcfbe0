import { seededRandom } from '@trueline/predict';
import { describe, expect, it } from 'vitest';
import type { EvidenceRow } from '#db/queries/held-out-forecast.ts';
import type { OddsSnapshotRow } from '#db/queries/played-game.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { replayFigures } from './replay-figures.ts';
import { type ReplayedPick, replayGame } from './replay-game.ts';

const FIRST = Date.parse('2026-01-01T12:00:00Z');

function pick(index: number, options: Partial<ReplayedPick> = {}): ReplayedPick {
  return {
    gameId: `game ${index}`,
    leagueId: 'EPL',
    betType: 'win_loss',
    startAt: FIRST + index * 24 * HOUR_MS,
    side: 'home',
    line: null,
    odds: 2,
    units: 1,
    expectedValue: 0.05,
    result: 'win',
    profitCents: 10_000,
    closingValue: 0.01,
    ...options,
  };
}
const lost = { result: 'lose', profitCents: -10_000 } as const;

describe('the figures of a replay', () => {
  it('count what was decided, and give stakes that came back no weight', () => {
    const picks = [pick(0), pick(1, lost), pick(2, { result: 'draw', profitCents: 0 }), pick(3)];
    const figures = replayFigures(picks, { days: 8, tried: 1 });
    expect(figures).toMatchObject({
      picks: 4,
      decided: 3,
      picks_per_day: 0.5,
      staked_units: 3,
      profit_units: 1,
    });
    expect(figures.win_rate).toBeCloseTo(2 / 3);
    expect(figures.roi).toBeCloseTo(1 / 3);
    const [low = 1, high = 0] = figures.win_interval ?? [];
    expect(low).toBeLessThan(2 / 3);
    expect(high).toBeGreaterThan(2 / 3);
  });

  it('find the deepest fall and the longest run of losses in the order of the games', () => {
    const results = [
      pick(0),
      pick(1, lost),
      pick(2, lost),
      pick(3),
      pick(4, lost),
      pick(5, lost),
      pick(6, lost),
    ];
    expect(replayFigures(results.toReversed(), { days: 7, tried: 1 })).toMatchObject({
      max_drawdown_units: 4,
      longest_losing_run: 3,
      profit_units: -3,
    });
  });

  it('are wider after many tries, and say nothing of too few games', () => {
    const random = seededRandom(4);
    const picks = Array.from({ length: 300 }, (_, index) => pick(index, random() < 0.5 ? {} : lost));
    const once = replayFigures(picks, { days: 300, tried: 1 });
    const often = replayFigures(picks, { days: 300, tried: 20 });
    expect(often.roi_interval).toEqual(once.roi_interval);
    const width = ([low, high]: readonly [number, number]) => high - low;
    expect(width(often.roi_interval_tried ?? [0, 0])).toBeGreaterThan(
      width(once.roi_interval_tried ?? [0, 0]) * 1.2,
    );
    const none = replayFigures([pick(0)], { days: 1, tried: 1 });
    expect(none).toMatchObject({ roi_interval: null, roi_interval_tried: null, closing_interval: null });
    expect(replayFigures([], { days: 1, tried: 1 })).toMatchObject({ picks: 0, roi: null, win_rate: null });
  });

  it('are the same every time', () => {
    const picks = Array.from({ length: 40 }, (_, index) => pick(index, index % 3 === 0 ? lost : {}));
    expect(replayFigures(picks, { days: 40, tried: 3 })).toEqual(
      replayFigures(picks, { days: 40, tried: 3 }),
    );
  });
});

/** Games of which forecasts know nothing: they wander about a market that takes 5 %, and a fair draw decides. */
function coinFlips(seed: number, games: number) {
  const random = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: games }, (_, index) => {
    const startAt = new Date(FIRST + index * 12 * HOUR_MS);
    const noise = normal() * 2;
    const isHome = random() < 0.5;
    const game: EvidenceRow = {
      game_id: `flip ${seed} ${index}`,
      league_id: 'NBA',
      sport: 'basketball',
      parts: [],
      reason: null,
      start_at: startAt.toISOString(),
      status: 'completed',
      home_score: isHome ? 101 : 100,
      away_score: isHome ? 100 : 101,
      distribution: { kind: 'basketball', margin: { mean: noise, sd: 12 }, total: { mean: 200, sd: 15 } },
    };
    const odds: OddsSnapshotRow = {
      id: index,
      gameId: game.game_id,
      betType: 'win_loss',
      line: null,
      bookmaker: 'one',
      phase: 'open',
      homeOdds: 1.9,
      drawOdds: null,
      awayOdds: 1.9,
      origin: 'simulated',
      source: 'test',
      knownAt: new Date(startAt.getTime() - 2 * HOUR_MS),
    };
    return { game, odds };
  });
}

describe('a coin that thinks it knows', () => {
  const settings = { minEv: 0.02, minConfidence: 0, leagues: null };
  const replayed = (seed: number) =>
    coinFlips(seed, 200).flatMap(
      ({ game, odds }) => replayGame(game, { odds: [odds], settings: [settings] })[0] ?? [],
    );

  it('is not found to make a profit', () => {
    const runs = Array.from({ length: 20 }, (_, seed) =>
      replayFigures(replayed(seed + 1), { days: 100, tried: 1 }),
    );
    for (const run of runs) expect(run.picks).toBeGreaterThan(20);
    // At 95 %, one run in forty may show a profit by chance.
    expect(runs.filter(({ roi_interval: interval }) => (interval?.[0] ?? 0) > 0).length).toBeLessThanOrEqual(
      1,
    );
    const staked = runs.reduce((sum, run) => sum + run.staked_units, 0);
    const profit = runs.reduce((sum, run) => sum + run.profit_units, 0);
    expect(profit / staked).toBeGreaterThan(-0.12);
    expect(profit / staked).toBeLessThan(0.01);
  });

  it('promises on paper what it does not keep', () => {
    const picks = replayed(7);
    const promised = picks.reduce((sum, one) => sum + one.expectedValue, 0) / picks.length;
    expect(promised).toBeGreaterThan(0.02);
  });
});

describe('a replayed game', () => {
  const [flip] = coinFlips(3, 1);
  if (flip === undefined) throw new Error('no game');
  const settings = [{ minEv: 0, minConfidence: 0, leagues: null }];
  const game: EvidenceRow = {
    ...flip.game,
    distribution: { kind: 'basketball', margin: { mean: 2, sd: 12 }, total: { mean: 200, sd: 15 } },
  };
  const late = {
    ...flip.odds,
    id: 9,
    homeOdds: 5,
    knownAt: new Date(Date.parse(flip.game.start_at) - HOUR_MS / 2),
  };

  it('takes the prices that stood an hour before the start, whatever came later', () => {
    const [honest = []] = replayGame(game, { odds: [flip.odds], settings });
    const [poisoned = []] = replayGame(game, { odds: [flip.odds, late], settings });
    expect(honest).toMatchObject([{ side: 'home', odds: 1.9 }]);
    expect(poisoned).toEqual(honest);
    expect(replayGame(game, { odds: [late], settings })).toEqual([[]]);
  });

  it('is bet on the same no matter who won', () => {
    const other = { ...game, home_score: 80, away_score: 120 };
    const chosen = (one: EvidenceRow) =>
      replayGame(one, { odds: [flip.odds], settings })[0]?.map(({ side, odds, units }) => ({
        side,
        odds,
        units,
      }));
    expect(chosen(other)).toEqual(chosen(game));
  });
});
