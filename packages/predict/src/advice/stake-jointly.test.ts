import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Distribution } from '../distribution/distribution.ts';
import { readLaw, scoreLaw } from '../distribution/read-market.ts';
import { kellyUnits } from './advise-side.ts';
import { jointCells } from './joint-cells.ts';
import { type GameBet, isSameBet, stakeJointly } from './stake-jointly.ts';

const SOCCER: Distribution = { kind: 'soccer', lambda: 1.6, mu: 1.1, rho: -0.06 };
const BASEBALL: Distribution = {
  kind: 'baseball',
  home: { mean: 4.6, size: 4 },
  away: { mean: 4.2, size: 4 },
  extraHome: 0.52,
};
const BASKETBALL: Distribution = {
  kind: 'basketball',
  margin: { mean: 3, sd: 12.3 },
  total: { mean: 221, sd: 18.3 },
};
const ALL = [SOCCER, BASEBALL, BASKETBALL];
const asLaw = (distribution: Distribution) => ({ distribution, law: scoreLaw(distribution) });

const home = (odds: number): GameBet => ({ betType: 'win_loss', line: null, side: 'home', odds });
const cover = (line: number, odds: number): GameBet => ({ betType: 'run_line', line, side: 'home', odds });
const over = (line: number, odds: number): GameBet => ({ betType: 'over_under', line, side: 'over', odds });

function readingOf(distribution: Distribution, bet: GameBet) {
  const { sides } = readLaw(scoreLaw(distribution), bet.betType, bet.line);
  const found = sides.find(({ side }) => side === bet.side);
  if (!found) throw new Error('no such side');
  return found;
}
/** Odds of a bet with some expected value. */
const worth = (distribution: Distribution, bet: GameBet, value: number): GameBet => {
  const { win, lose } = readingOf(distribution, bet);
  return { ...bet, odds: 1 + (value + lose) / win };
};

describe('stakes of one game', () => {
  it.each(ALL)('of a single bet are its own quarter of Kelly ($kind)', (distribution) => {
    for (const bet of [home(2), cover(-1.5, 2), over(2.5, 2), over(8.5, 2)]) {
      const { win } = readingOf(distribution, bet);
      if (win < 0.05 || win > 0.9) continue;
      const priced = worth(distribution, bet, 0.06);
      const own = kellyUnits(readingOf(distribution, bet), priced.odds);
      expect(stakeJointly(asLaw(distribution), [priced], [])[0]).toBeCloseTo(own, 9);
    }
  });

  it.each(ALL)('of two bets that win together are less than those of each alone ($kind)', (distribution) => {
    const [one, two] = [
      worth(distribution, home(2), 0.06),
      worth(distribution, cover(distribution.kind === 'basketball' ? -3.5 : -1.5, 2), 0.06),
    ];
    const alone = [one, two].map((bet) => stakeJointly(asLaw(distribution), [bet], [])[0] ?? 0);
    const both = stakeJointly(asLaw(distribution), [one, two], []);
    const sum = (units: readonly number[]) => units.reduce((total, one) => total + one, 0);
    expect(sum(both)).toBeLessThan(0.85 * sum(alone));
    expect(sum(both)).toBeGreaterThan(0);
  });

  it('leave room for what is staked already', () => {
    const [one, two] = [worth(SOCCER, home(2), 0.06), worth(SOCCER, cover(-1.5, 2), 0.06)];
    const [alone = 0] = stakeJointly(asLaw(SOCCER), [two], []);
    const [beside = 0] = stakeJointly(asLaw(SOCCER), [two], [{ ...one, units: 1.5 }]);
    expect(beside).toBeLessThan(alone);
  });

  it('never exceed half of what each bet alone would be worth, at any prices', () => {
    const value = fc.double({ min: 0.02, max: 0.15, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(SOCCER, BASEBALL), value, value, value, (distribution, a, b, c) => {
        const bets = [
          worth(distribution, home(2), a),
          worth(distribution, cover(-1.5, 2), b),
          worth(distribution, over(distribution.kind === 'soccer' ? 2.5 : 8.5, 2), c),
        ];
        stakeJointly(asLaw(distribution), bets, []).forEach((units, i) => {
          const kelly = (100 * ([a, b, c][i] ?? 0)) / ((bets[i]?.odds ?? 2) - 1);
          expect(units).toBeLessThanOrEqual(kelly / 2 + 1e-9);
          expect(units).toBeGreaterThanOrEqual(0);
        });
      }),
      { numRuns: 40 },
    );
  });
});

describe('one bet', () => {
  it.each(ALL)('is the win and the handicap of a half ($kind)', (distribution) => {
    expect(isSameBet(asLaw(distribution), home(2), cover(-0.5, 2.1))).toBe(true);
    expect(isSameBet(asLaw(distribution), home(2), cover(-1.5, 2.1))).toBe(false);
    expect(isSameBet(asLaw(distribution), home(2), over(2.5, 2.1))).toBe(false);
  });

  it('is in soccer not the win that a draw gives back', () => {
    expect(isSameBet(asLaw(SOCCER), home(2), cover(0, 1.6))).toBe(false);
    expect(isSameBet(asLaw(BASEBALL), home(2), cover(0, 2))).toBe(true);
  });
});

describe('margins and totals together', () => {
  it.each(ALL)('add up to the law’s own ($kind)', (distribution) => {
    const law = scoreLaw(distribution);
    const itself = (value: number) => value;
    const cells = jointCells(distribution, law, { margin: itself, total: itself });
    const winning = cells.reduce((sum, { margin, p }) => (margin > 0 ? sum + p : sum), 0);
    const [homeWins] = readLaw(law, 'win_loss', null).sides;
    expect(winning).toBeCloseTo(homeWins?.win ?? 0, 6);
    expect(cells.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 6);
  });

  it('are in basketball the product of both, however many values a bet tells apart', () => {
    const law = scoreLaw(BASKETBALL);
    const alike = {
      margin: (margin: number) => Math.sign(margin - 3),
      total: (total: number) => Math.sign(total - 221),
    };
    const cells = jointCells(BASKETBALL, law, alike);
    expect(cells).toHaveLength(9);
    const [, away] = readLaw(law, 'run_line', -3).sides;
    const [over] = readLaw(law, 'over_under', 221).sides;
    const both = cells.find(({ margin, total }) => margin < 3 && total > 221)?.p;
    expect(both).toBeCloseTo((away?.win ?? 0) * (over?.win ?? 0), 12);
  });
});
