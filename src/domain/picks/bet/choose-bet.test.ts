import { type Distribution, expectedValue, isSoundBook, readMarket } from '@trueline/predict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROVEN } from '#tests/support/proven-law.ts';
import { chooseBet, type OfferedOdds, oddsOf } from './choose-bet.ts';

const soccer: Distribution = { kind: 'soccer', lambda: 1.6, mu: 1.1, rho: -0.05, marketLine: PROVEN };
const basketball: Distribution = {
  kind: 'basketball',
  margin: { mean: 3, sd: 12 },
  total: { mean: 220, sd: 18 },
};

function offer(options: Partial<OfferedOdds>): OfferedOdds {
  const market = { betType: 'over_under', line: 2.5, bookmaker: 'one' } as const;
  const prices = { homeOdds: 1.9, drawOdds: null, awayOdds: 1.9 };
  return { id: 1, ...market, ...prices, knownAt: new Date(0), ...options };
}

function choose(offers: readonly OfferedOdds[], options: Partial<Parameters<typeof chooseBet>[0]> = {}) {
  return chooseBet({
    distribution: soccer,
    betType: 'over_under',
    offers,
    minExpectedValue: 0.02,
    ...options,
  });
}

describe('a pass names its reason', () => {
  it.each([
    ['nothing is known of the teams', [offer({})], { distribution: null }, 'insufficient_data'],
    ['nobody offers a price', [], {}, 'no_odds'],
    ['another market has a price', [offer({})], { betType: 'win_loss' as const }, 'no_odds'],
    ['a line stands without prices', [offer({ homeOdds: null, awayOdds: null })], {}, 'no_odds'],
    ['one side has no price', [offer({ awayOdds: null })], {}, 'no_odds'],
    ['all lines are quarter lines', [offer({ line: 2.25 }), offer({ line: 2.75 })], {}, 'quarter_line'],
    ['every price is too low', [offer({ homeOdds: 1.8, awayOdds: 1.8 })], {}, 'ev_below_policy'],
    [
      'a bookmaker would pay anyone who bets on both',
      [offer({ homeOdds: 2.1 })].map((one) => ({ ...one, awayOdds: 2 })),
      {},
      'price_unsound',
    ],
    [
      'the draw of a soccer winner has no price',
      [offer({ betType: 'win_loss', line: null })],
      { betType: 'win_loss' as const },
      'price_unsound',
    ],
    ['a bookmaker keeps a third', [offer({ homeOdds: 1.5, awayOdds: 1.5 })], {}, 'price_unsound'],
    [
      'a price is newer than the forecast',
      [offer({ homeOdds: 2.15, awayOdds: 1.8 })],
      { isCurrent: false },
      'forecast_too_old',
    ],
    [
      'the value is too good to be true',
      [offer({ homeOdds: 2.4, awayOdds: 1.65 })],
      {},
      'value_beyond_ceiling',
    ],
    [
      'one bookmaker pays far more than the others',
      [offer({ homeOdds: 2.27, awayOdds: 1.75 }), offer({ bookmaker: 'two', homeOdds: 1.95, awayOdds: 1.9 })],
      { distribution: { ...soccer, lambda: 1.45 } },
      'price_above_others',
    ],
  ])('%s', (_, offers, changes, reason) => {
    expect(choose(offers, changes)).toEqual({ state: 'pass', reason });
  });
});

describe('a bet', () => {
  it('is made at a half line that somebody offers beside quarter lines', () => {
    const quarter = offer({ line: 2.25, homeOdds: 2.2, awayOdds: 1.75 });
    const half = offer({ id: 2, line: 2.5, homeOdds: 2.15, awayOdds: 1.8 });
    expect(choose([quarter, half])).toMatchObject({ state: 'bet', line: 2.5, side: 'over', odds: 2.15 });
  });

  it('keeps the whole price it was taken at, of the bookmaker who pays most', () => {
    const one = offer({ bookmaker: 'one', homeOdds: 2.1, awayOdds: 1.85 });
    const two = offer({ bookmaker: 'two', homeOdds: 2.15, awayOdds: 1.8, id: 2 });
    expect(choose([one, two])).toMatchObject({ odds: 2.15, offered: two });
    expect(choose([two, one])).toMatchObject({ odds: 2.15, offered: two });
  });

  it('needs the whole of the threshold, and no more', () => {
    const distribution: Distribution = { kind: 'soccer', lambda: 1.3, mu: 1.3, rho: 0, marketLine: PROVEN };
    const [over] = readMarket(distribution, 'over_under', 2.5).sides;
    if (!over) throw new Error('no market');
    const odds = Math.ceil((1 + (0.02 + over.lose) / over.win) * 1e4) / 1e4;
    const at = (homeOdds: number) => choose([offer({ homeOdds, awayOdds: 1.8 })], { distribution }).state;
    expect([at(odds), at(odds - 2e-4)]).toEqual(['bet', 'pass']);
  });

  it('is not held against what others pay for another line', () => {
    const distribution = { ...soccer, lambda: 1.45 };
    const own = offer({ homeOdds: 2.27, awayOdds: 1.75 });
    const other = offer({ id: 2, bookmaker: 'two', line: 1.5, homeOdds: 1.35, awayOdds: 3.2 });
    expect(choose([own, other], { distribution })).not.toMatchObject({ reason: 'price_above_others' });
  });

  it('on the winner of a basketball game knows no draw', () => {
    const priced = offer({ betType: 'win_loss', line: null, homeOdds: 1.8, awayOdds: 2.15 });
    const choice = choose([priced], { distribution: basketball, betType: 'win_loss' });
    expect(choice).toMatchObject({ state: 'bet', side: 'home', pPush: 0 });
  });

  it.each([
    ['away, which the winner’s odds alone grant', 5, { homeOdds: 1.4, awayOdds: 3.1 }, 'away', false],
    ['home, which the winner’s odds alone grant', 5.5, { homeOdds: 1.5, awayOdds: 2.75 }, 'home', false],
    ['home, which both grant', 6, { homeOdds: 1.5, awayOdds: 2.75 }, 'home', true],
  ] as const)(
    'on the winner of a basketball game has to be one by the spread as well: %s',
    (_, mean, odds, side, isGranted) => {
      const distribution: Distribution = { ...basketball, margin: { mean, sd: 12 } };
      const winner = offer({ betType: 'win_loss', line: null, ...odds });
      const spread = offer({ id: 2, betType: 'run_line', line: -3.5, homeOdds: 1.95, awayOdds: 1.95 });
      const asked = { distribution, betType: 'win_loss' } as const;
      expect(choose([winner], asked)).toMatchObject({ state: 'bet', side });
      expect(choose([winner, spread], asked)).toMatchObject(
        isGranted ? { state: 'bet', side } : { state: 'pass', reason: 'ev_below_policy' },
      );
    },
  );

  const share = fc.double({ min: 0.3, max: 0.7, noNaN: true });
  const offers = fc.array(
    fc
      .record({
        // Near the law's middle, where it is nowhere farther from any price than the engine's limit.
        line: fc.integer({ min: 8, max: 12 }).map((quarters) => quarters / 4),
        over: share,
        booked: fc.double({ min: 0.9, max: 1.35, noNaN: true }),
        isWhole: fc.boolean(),
      })
      .map(({ line, over, booked, isWhole }) => ({
        line,
        homeOdds: 1 / (over * booked),
        awayOdds: isWhole ? 1 / ((1 - over) * booked) : null,
      })),
    { maxLength: 6 },
  );

  it('is the side with the highest expected value of all that may be bet on, and never one below the policy', () => {
    fc.assert(
      fc.property(offers, fc.constantFrom(0, 0.02, 0.1), (given, minExpectedValue) => {
        const all = given.map((one, id) => offer({ ...one, id }));
        const values = all.flatMap((one) => {
          if (!isSoundBook([one.homeOdds, one.awayOdds])) return [];
          if (one.line === null || !Number.isInteger(one.line * 2)) return [];
          return readMarket(soccer, 'over_under', one.line).sides.map((side) =>
            expectedValue(side, oddsOf(one, side.side) ?? 0),
          );
        });
        const best = Math.max(...values);
        const choice = choose(all, { minExpectedValue });
        if (choice.state === 'pass') {
          const isBet = best > 0 && best >= minExpectedValue && best <= 0.15;
          expect(isBet && choice.reason !== 'stake_too_small').toBe(false);
          return;
        }
        expect(choice.expectedValue).toBeCloseTo(best, 8);
        expect(choice.pWin + choice.pPush + choice.pLose).toBeCloseTo(1, 9);
        expect(choice.confidence).toBe(Math.round((100 * choice.pWin) / (choice.pWin + choice.pLose)));
        expect(choice.units * 10).toBeCloseTo(Math.round(choice.units * 10), 9);
        expect(choice.units).toBeGreaterThanOrEqual(0.1);
        expect(choice.units).toBeLessThanOrEqual(3);
        expect(choice.minOdds).toBeLessThanOrEqual(choice.odds + 0.01);
      }),
    );
  });
});

describe('a price beside others for the same bet', () => {
  const winner = (
    bookmaker: string,
    fair: readonly [number, number, number],
    booked: number,
  ): OfferedOdds => {
    const [homeOdds, drawOdds, awayOdds] = fair.map((p) => 1 / (p * booked));
    return offer({
      id: bookmaker.length,
      betType: 'win_loss',
      line: null,
      bookmaker,
      homeOdds: homeOdds ?? null,
      drawOdds: drawOdds ?? null,
      awayOdds: awayOdds ?? null,
    });
  };
  const passOf = (offers: readonly OfferedOdds[], betType: 'win_loss' | 'run_line') => {
    const choice = choose(offers, { betType, minExpectedValue: 0 });
    return choice.state === 'pass' ? choice.reason : choice.side;
  };

  it('is compared without the margins: a bookmaker who takes little pays more than one who takes much', () => {
    // The odds of home are as far apart in both pairs: in the first because of the margins, in the second in spite of them.
    const [home = 0, draw = 0, away = 0] = readMarket(soccer, 'win_loss', null).sides.map(({ win }) => win);
    const cheap = winner('cheap', [home - 0.01, draw + 0.005, away + 0.005], 1.005);
    const dear = winner('dear', [home + 0.01, draw - 0.005, away - 0.005], 1.12);
    expect((cheap.homeOdds ?? 0) / (dear.homeOdds ?? 1)).toBeGreaterThan(1.12);
    expect(passOf([cheap, dear], 'win_loss')).toBe('home');
    const wrong = winner('wrong', [home - 0.055, draw + 0.03, away + 0.025], 1.06);
    const others = winner('others', [home + 0.01, draw - 0.005, away - 0.005], 1.03);
    expect((wrong.homeOdds ?? 0) / (others.homeOdds ?? 1)).toBeLessThan(1.12);
    expect(passOf([wrong, others], 'win_loss')).toBe('price_above_others');
  });

  it('is held against the winner where the handicap is half a goal: that is the same bet', () => {
    const handicap = offer({ betType: 'run_line', line: -0.5, homeOdds: 2.3, awayOdds: 1.65 });
    expect(passOf([handicap, winner('two', [0.49, 0.27, 0.24], 1.04)], 'run_line')).toBe(
      'price_above_others',
    );
    const whole = { ...handicap, line: -1, homeOdds: 3.3, awayOdds: 1.36 };
    expect(passOf([whole, winner('two', [0.49, 0.27, 0.24], 1.04)], 'run_line')).not.toBe(
      'price_above_others',
    );
  });
});

describe('a bet on a line', () => {
  const points = (line: number, homeOdds: number, awayOdds: number, id: number): OfferedOdds =>
    offer({ id, betType: 'over_under', line, homeOdds, awayOdds, bookmaker: `book ${id}` });
  const three = [points(218.5, 1.95, 1.87, 1), points(221.5, 1.91, 1.91, 2), points(224.5, 2.06, 1.78, 3)];

  it('is made where the line is best, not where the odds are longest', () => {
    const agreed = [...three, points(221.5, 1.9, 1.92, 4)];
    const choice = choose(agreed, { distribution: basketball });
    expect(choice).toMatchObject({ state: 'bet', side: 'over', line: 218.5, odds: 1.95 });
  });

  it('is not made against the whole market where nothing has shown that we know better', () => {
    const alike = [points(221.5, 1.91, 1.91, 1), points(221.5, 1.92, 1.9, 2)];
    expect(choose(alike, { distribution: { ...basketball, total: { mean: 232, sd: 18 } } })).toEqual({
      state: 'pass',
      reason: 'ev_below_policy',
    });
  });

  it('is worth more at every easier line for the same odds', () => {
    fc.assert(
      // Three agree, and the fourth stands at another line than they, so it does not move where the market is.
      fc.property(fc.constantFrom(-5, -4, -3, -2), (halves) => {
        const line = 221.5 + halves / 2;
        const others = [1, 2, 3].map((id) => points(221.5, 1.91, 1.91, id));
        const over = (at: number) => {
          const choice = choose([...others, points(at, 2.04, 1.85, 4)], {
            distribution: basketball,
            minExpectedValue: -1,
          });
          return choice.state === 'bet' && choice.side === 'over' ? choice.expectedValue : Number.NaN;
        };
        expect(over(line)).toBeGreaterThan(over(line + 0.5));
      }),
    );
  });
});

describe('the price of a side', () => {
  it('stands in the column that it shares with the other market', () => {
    const priced = { homeOdds: 1.5, drawOdds: 4, awayOdds: 6 };
    const sides = ['home', 'over', 'draw', 'away', 'under'] as const;
    expect(sides.map((side) => oddsOf(priced, side))).toEqual([1.5, 1.5, 4, 6, 6]);
  });
});
