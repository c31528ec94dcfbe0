import { expectedValue, readLaw, type ScoreLaw, type Side, scoreLaw } from '@trueline/predict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Turn, turnPick } from './turn-pick.ts';

const MIN_EV = 0.02;
const soccer = (lambda: number, mu: number) => scoreLaw({ kind: 'soccer', lambda, mu, rho: 0 });
const lawOf = (share: number) => soccer(2.6 * share, 2.6 * (1 - share));

type Options = Partial<Parameters<typeof turnPick>[0]> & { readonly law: ScoreLaw };
const turn = ({ law, ...rest }: Options) =>
  turnPick({
    law,
    betType: 'win_loss',
    side: 'home',
    line: null,
    oddsOf: () => 2,
    minExpectedValue: MIN_EV,
    drivers: [],
    ...rest,
  });
const factorOf = (turns: readonly Turn[], factor: Turn['factor']) => {
  const found = turns.find((one) => one.factor === factor);
  if (found === undefined) throw new Error(`no ${factor}`);
  return found;
};
const valueAt = (
  law: ScoreLaw,
  bet: {
    readonly betType: 'win_loss' | 'run_line' | 'over_under';
    readonly line: number | null;
    readonly side: Side;
  },
  odds: number,
) => {
  const reading = readLaw(law, bet.betType, bet.line).sides.find(({ side }) => side === bet.side);
  return reading === undefined ? Number.NaN : expectedValue(reading, odds);
};

describe('the price that turns a pick', () => {
  it('is the lowest in hundredths at which the other side is a bet', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.4, max: 0.7, noNaN: true }), (share) => {
        const law = lawOf(share);
        const { side, turns } = turn({ law, oddsOf: () => 1.5 });
        const { needed } = factorOf(turns, 'price');
        const bet = { betType: 'win_loss', line: null, side } as const;
        expect(side).toBe('away');
        expect(valueAt(law, bet, needed ?? 0)).toBeGreaterThanOrEqual(MIN_EV - 1e-6);
        expect(valueAt(law, bet, (needed ?? 0) - 0.01)).toBeLessThan(MIN_EV);
      }),
    );
  });

  it('is written in what the odds ask: from 2.00 to 4.00 are 25 points', () => {
    const law = lawOf(0.5);
    const { needed, points } = factorOf(turn({ law }).turns, 'price');
    expect(points).toBeCloseTo(1 / 2 - 1 / (needed ?? 1), 12);
  });

  it('is all that can be said where the other side had no price', () => {
    const { turns, value } = turn({ law: lawOf(0.5), oddsOf: () => null });
    expect(value).toBeNull();
    expect(turns).toMatchObject([{ factor: 'price', now: null, points: null }]);
  });
});

describe('the line that turns a pick', () => {
  it.each([
    ['run_line', 'home', -0.5, -1],
    ['run_line', 'away', -0.5, 1],
    ['over_under', 'over', 2.5, 1],
    ['over_under', 'under', 2.5, -1],
  ] as const)(
    'of %s %s is the nearest half point at which the other side is a bet',
    (betType, side, line, direction) => {
      const law = lawOf(0.55);
      const turned = turn({ law, betType, side, line, oddsOf: () => 1.6 });
      const { needed } = factorOf(turned.turns, 'line');
      expect(Math.sign((needed ?? 0) - line)).toBe(direction);
      const at = (value: number) => valueAt(law, { betType, line: value, side: turned.side }, 1.6);
      expect(at(needed ?? 0)).toBeGreaterThanOrEqual(MIN_EV);
      if (needed !== line + direction / 2) expect(at((needed ?? 0) - direction / 2)).toBeLessThan(MIN_EV);
    },
  );

  it('is none for the winner of a match', () => {
    expect(turn({ law: lawOf(0.5) }).turns.map(({ factor }) => factor)).not.toContain('line');
  });
});

describe('the scores, form and rest that turn a pick', () => {
  const share = fc.double({ min: 0.45, max: 0.65, noNaN: true });

  it('lie farther, the less the other side pays', () => {
    fc.assert(
      fc.property(share, (one) => {
        const needed = [2.2, 2, 1.8].map(
          (odds) => factorOf(turn({ law: lawOf(one), oddsOf: () => odds }).turns, 'form').needed ?? 1,
        );
        expect(needed).toEqual(needed.toSorted((a, b) => a - b));
      }),
    );
  });

  it('are of a margin that falls to the away side and of a total that rises to over', () => {
    const margin = factorOf(turn({ law: lawOf(0.6) }).turns, 'strength');
    expect(margin.now).toBeCloseTo(2.6 * 0.2, 2);
    expect(margin.needed ?? 9).toBeLessThan(margin.now ?? 0);
    const under = turn({
      law: lawOf(0.5),
      betType: 'over_under',
      side: 'under',
      line: 3.5,
      oddsOf: () => 1.9,
    });
    const total = factorOf(under.turns, 'strength');
    expect(total.now).toBeCloseTo(2.6, 2);
    expect(total.needed ?? 0).toBeGreaterThan(2.6);
    expect(under.turns.map(({ factor }) => factor).toSorted()).toEqual(['line', 'price', 'strength']);
  });

  it('count what form says already: the stronger it speaks for the pick, the more it has to change', () => {
    const law = lawOf(0.6);
    const formOf = (contribution: number) =>
      factorOf(turn({ law, drivers: [{ code: 'recent_form', contribution }] }).turns, 'form');
    expect(formOf(0).now).toBeCloseTo(0, 12);
    expect(formOf(0.4).now).toBeLessThan(0);
    expect(formOf(-0.4).now).toBeGreaterThan(0);
    for (const one of [-0.4, 0, 0.4]) {
      const { now, needed, points } = formOf(one);
      // What has to be gained is the same, wherever form stands now.
      expect((needed ?? 0) - (now ?? 0)).toBeCloseTo(formOf(0).points ?? 0, 12);
      expect(points).toBeCloseTo(formOf(0).points ?? 0, 12);
    }
  });

  it('cannot be reached by a law that has no such scores', () => {
    const { turns } = turn({ law: lawOf(0.5), oddsOf: () => 1.01 });
    expect(factorOf(turns, 'strength')).toMatchObject({ needed: null, points: null });
    expect(turns[0]?.points).toBeNull();
  });

  it('come to a bet at once on a draw: the likelier team is the other side', () => {
    expect(turn({ law: lawOf(0.7), side: 'draw' }).side).toBe('home');
    expect(turn({ law: lawOf(0.3), side: 'draw' }).side).toBe('away');
  });
});

it('puts the farthest first, and what cannot be reached before all', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.35, max: 0.7, noNaN: true }),
      fc.double({ min: 1.05, max: 3, noNaN: true }),
      (share, odds) => {
        const { turns } = turn({ law: lawOf(share), oddsOf: () => odds });
        const points = turns.map((one) => one.points ?? Number.POSITIVE_INFINITY);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      },
    ),
  );
});
