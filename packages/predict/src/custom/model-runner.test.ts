import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEATURE_GROUPS } from '../features/registry.ts';
import { seededRandom } from '../numeric/seeded-random.ts';
import type { BetType, Sport } from '../surface/game.ts';
import { makeSeason } from '../testing/make-season.ts';
import type { Verdict } from './choose-side.ts';
import { deflateReturn } from './deflate.ts';
import { createFeatureWriter, type FeatureRow } from './feature-writer.ts';
import { modelColumns, modelGroups } from './model-columns.ts';
import { LEAD_MS, MODEL_STRATEGIES, type ModelConfig, type ModelGame } from './model-game.ts';
import { createModelRunner } from './model-runner.ts';
import { newProgress, stepsUntil } from './point-in-time.ts';

const LINES = { soccer: [-0.5, 2.5], basketball: [-3.5, 199.5], baseball: [-1.5, 8.5] } as const;

/** A made season as a model sees it; the lines stand still, and the prices know the strengths and pay too well. */
function seasonOf(sport: Sport, category: BetType, seed = 1, teams = 12): ModelGame[] {
  const [handicap, total] = LINES[sport];
  return makeSeason({ sport, teams, seed }).map((game) => {
    const { knownAt, homeScore, awayScore, opening, closing, ...input } = game;
    const [price] = opening;
    const isWinner = category === 'win_loss';
    return {
      ...input,
      opening,
      closing,
      result: { knownAt, homeScore, awayScore, halfTime: null, statistics: { shots_home: 9, shots_away: 7 } },
      offer: {
        line: isWinner ? null : category === 'run_line' ? handicap : total,
        homeOdds: isWinner ? 1.2 * (price?.homeOdds ?? 2) : 1.95,
        drawOdds: isWinner ? (price?.drawOdds ?? null) : null,
        awayOdds: isWinner ? 1.2 * (price?.awayOdds ?? 2) : 1.95,
      },
    };
  });
}

function configOf(
  sport: Sport,
  category: BetType,
  strategy: ModelConfig['strategy'],
  days = 30,
): ModelConfig {
  return { sport, category, strategy, days, groups: modelGroups(sport) };
}

/** What a model says of every game, run in one go or in parts. */
function liveThrough(config: ModelConfig, games: readonly ModelGame[], divisions: readonly number[] = []) {
  const rows = new Map<string, FeatureRow>();
  const features = createFeatureWriter(config.sport);
  const runner = createModelRunner(config, (id) => rows.get(id) ?? null);
  const verdicts = new Map<string, Verdict>();
  const [own, written] = [newProgress(), newProgress()];
  for (const until of [...divisions.toSorted((a, b) => a - b), Number.POSITIVE_INFINITY]) {
    for (const { kind, game } of stepsUntil(games, written, until)) {
      if (kind === 'see') rows.set(game.id, features.see(game));
      else features.learn(game);
    }
    for (const { kind, game } of stepsUntil(games, own, until)) {
      if (kind === 'see') verdicts.set(game.id, runner.see(game));
      else runner.learn(game);
    }
  }
  return verdicts;
}

const cases = (['soccer', 'basketball', 'baseball'] as const).flatMap((sport) =>
  MODEL_STRATEGIES.map((strategy) => [sport, strategy] as const),
);

describe('a model’s replay', () => {
  it.each(cases)('of %s by %s says nothing before a game that its future could change', (sport, strategy) => {
    const category = strategy === 'mov' ? 'over_under' : 'win_loss';
    const games = seasonOf(sport, category);
    const config = configOf(sport, category, strategy);
    const at = games[Math.floor(games.length * 0.7)]?.startAt ?? 0;
    const known = liveThrough(config, games);
    const random = seededRandom(3);
    const changed = games.map((game): ModelGame => {
      if (game.startAt - LEAD_MS <= at) {
        const isKnown = (game.result?.knownAt ?? 0) <= at;
        return isKnown ? game : { ...game, result: null, closing: [] };
      }
      const score = () => Math.floor(random() * 120);
      const result = game.result && { ...game.result, homeScore: score(), awayScore: score() };
      return { ...game, result, closing: [], opening: [], offer: null };
    });
    const altered = liveThrough(config, changed);
    const divided = liveThrough(config, games.filter((game) => game.startAt - LEAD_MS <= at).map((game) => ({ ...game, result: (game.result?.knownAt ?? 0) <= at ? game.result : null }))); // biome-ignore format: one filter
    const before = games.filter((game) => game.startAt - LEAD_MS <= at);
    expect(before.length).toBeGreaterThan(60);
    expect(before.some((game) => known.get(game.id)?.state === 'pick')).toBe(true);
    for (const { id } of before) {
      expect(altered.get(id)).toEqual(known.get(id));
      expect(divided.get(id)).toEqual(known.get(id));
    }
  });

  it('says the same into however many calls it is divided, and looks ahead without a trace', () => {
    const games = seasonOf('soccer', 'win_loss');
    const config = configOf('soccer', 'win_loss', 'expected_value');
    const whole = liveThrough(config, games);
    const starts = games.map(({ startAt }) => startAt);
    const divisions = starts.filter((_start, index) => index % 17 === 0);
    expect([...liveThrough(config, games, divisions)]).toEqual([...whole]);
    const rows = new Map<string, FeatureRow>();
    const features = createFeatureWriter('soccer');
    const runner = createModelRunner(config, (id) => rows.get(id) ?? null);
    const [own, written] = [newProgress(), newProgress()];
    const last = games.at(-1);
    const now = (starts.at(-20) ?? 0) - 1;
    for (const until of [now, Number.POSITIVE_INFINITY]) {
      for (const { kind, game } of stepsUntil(games, written, until)) {
        if (kind === 'see') rows.set(game.id, features.see(game));
        else features.learn(game);
      }
      for (const { kind, game } of stepsUntil(games, own, until)) {
        if (kind === 'see') expect(runner.see(game)).toEqual(whole.get(game.id));
        else runner.learn(game);
      }
      if (last && until === now) {
        rows.set(last.id, features.see(last));
        expect(runner.see(last, now).state).toMatch(/pick|pass/);
      }
    }
  });

  it('bets no one’s money before both teams have played five games of the season', () => {
    for (const strategy of MODEL_STRATEGIES) {
      const games = seasonOf('basketball', 'run_line');
      const verdicts = liveThrough(configOf('basketball', 'run_line', strategy), games);
      const early = games.slice(0, 24).map((game) => verdicts.get(game.id));
      expect(early.every((verdict) => verdict?.state === 'pass')).toBe(true);
    }
  });

  it('promises chances that add up, and the value that price and chances make', () => {
    for (const [sport, strategy] of cases) {
      for (const category of ['win_loss', 'run_line', 'over_under'] as const) {
        const verdicts = liveThrough(configOf(sport, category, strategy), seasonOf(sport, category, 5, 8));
        for (const verdict of verdicts.values()) {
          if (verdict.state !== 'pick') continue;
          const { pWin, pPush, pLose, odds, ev } = verdict;
          expect(Math.min(pWin, pPush, pLose)).toBeGreaterThanOrEqual(0);
          expect(pWin + pPush + pLose).toBeCloseTo(1, 9);
          expect(ev).toBeCloseTo(pWin * (odds - 1) - pLose, 9);
          if (strategy === 'expected_value') expect(ev).toBeGreaterThanOrEqual(0.03 - 1e-9);
          else expect(pWin / (pWin + pLose)).toBeGreaterThanOrEqual(0.525 - 1e-9);
        }
      }
    }
  });

  it('finds no skill in fair coins, though fifty models were tried on them', () => {
    const random = seededRandom(11);
    const coins = seasonOf('basketball', 'win_loss', 2, 12).map((game): ModelGame => {
      const isHome = random() < 0.5;
      const [homeScore, awayScore] = isHome ? [101, 99] : [99, 101];
      const offer = { line: null, homeOdds: 2, drawOdds: null, awayOdds: 2 };
      return { ...game, result: game.result && { ...game.result, homeScore, awayScore }, offer };
    });
    const groups = modelGroups('basketball').filter((group) => group !== 'market_odds');
    const returns = Array.from({ length: 50 }, (_, trial) => {
      const config: ModelConfig = {
        sport: 'basketball',
        category: 'win_loss',
        days: [5, 10, 20, 30, 60][trial % 5] ?? 20,
        strategy: trial % 2 === 0 ? 'average_rate' : 'mov',
        groups: groups.filter(
          (_group, index) => (trial >> (index % 5)) % 2 === 0 || index === trial % groups.length,
        ),
      };
      const verdicts = liveThroughPlainly(config, coins);
      return deflateReturn(verdicts, 50);
    }).filter((one) => one !== null);
    const best = returns.reduce((leader, one) => (one.value > leader.value ? one : leader));
    expect(best.interval[0]).toBeLessThanOrEqual(0);
    expect(best.interval[1]).toBeGreaterThanOrEqual(0);
  });
});

/** The bets of a model that reads no feature rows. */
function liveThroughPlainly(config: ModelConfig, games: readonly ModelGame[]) {
  const runner = createModelRunner(config, () => null);
  const bets: { odds: number; profit: number }[] = [];
  for (const { kind, game } of stepsUntil(games, newProgress(), Number.POSITIVE_INFINITY)) {
    if (kind === 'learn') runner.learn(game);
    else {
      const verdict = runner.see(game);
      if (verdict.state !== 'pick' || game.result === null) continue;
      const isHome = game.result.homeScore > game.result.awayScore;
      bets.push({ odds: verdict.odds, profit: (verdict.side === 'home') === isHome ? verdict.odds - 1 : -1 });
    }
  }
  return bets;
}

describe('the order of a replay', () => {
  const game = fc.record({
    id: fc.uuid(),
    startAt: fc.integer({ min: 0, max: 1e9 }),
    delay: fc.integer({ min: 1, max: 3e7 }),
    isPlayed: fc.boolean(),
  });

  it('shows each game once, never after its result, and every result as soon as it counts', () => {
    fc.assert(
      fc.property(fc.uniqueArray(game, { selector: ({ id }) => id, maxLength: 40 }), (drawn) => {
        const games = drawn.map(({ id, startAt, delay, isPlayed }) => ({
          id,
          startAt,
          result: isPlayed ? { knownAt: startAt + delay } : null,
        }));
        const learned = new Set<string>();
        const seen = new Set<string>();
        for (const { kind, game: one } of stepsUntil(games, newProgress(), Number.POSITIVE_INFINITY)) {
          if (kind === 'learn') {
            learned.add(one.id);
            continue;
          }
          seen.add(one.id);
          const due = games.filter(({ result }) => result && result.knownAt <= one.startAt - LEAD_MS);
          expect(learned).toEqual(new Set(due.map(({ id }) => id)));
        }
        expect(seen.size).toBe(games.length);
        expect(learned.size).toBe(games.filter(({ result }) => result).length);
      }),
    );
  });
});

describe('the columns of a model', () => {
  it('grow with its look-back and its data, and hold no price where market odds are left out', () => {
    for (const sport of ['soccer', 'basketball', 'baseball'] as const) {
      const groups = modelGroups(sport);
      const counts = [5, 10, 20, 30, 60, 90].map((days) => modelColumns({ sport, days, groups }).length);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      expect(counts.at(-1)).toBeGreaterThan(counts[0] ?? 0);
      const without = modelColumns({
        sport,
        days: 90,
        groups: groups.filter((group) => group !== 'market_odds'),
      });
      expect(without.length).toBeLessThan(counts.at(-1) ?? 0);
      for (const group of groups) {
        expect(FEATURE_GROUPS).toContain(group);
        expect(modelColumns({ sport, days: 90, groups: [group] }).length).toBeGreaterThan(0);
      }
    }
  });
});
