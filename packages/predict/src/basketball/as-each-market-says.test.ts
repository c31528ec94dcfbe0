import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Distribution } from '../distribution/distribution.ts';
import { readMarket } from '../distribution/read-market.ts';
import { normalCdf, normalQuantile } from '../numeric/normal.ts';
import { asEachMarketSays } from './as-each-market-says.ts';

type Quote = Parameters<typeof asEachMarketSays>[1][number];

/** A spread without a price, as archives have it, and a winner with a margin. */
function quotes(spread: number, home: number): readonly Quote[] {
  const common = { bookmaker: 'one', drawOdds: null };
  return [
    { ...common, betType: 'run_line', line: -spread, homeOdds: null, awayOdds: null },
    {
      ...common,
      betType: 'win_loss',
      line: null,
      homeOdds: 1 / (home * 1.04),
      awayOdds: 1 / ((1 - home) * 1.04),
    },
  ];
}

function basketball(home: number): Distribution {
  return {
    kind: 'basketball',
    margin: { mean: 12.3 * normalQuantile(home), sd: 12.3 },
    total: { mean: 221, sd: 18.3 },
    pinned: { home, draw: 0, away: 1 - home },
  };
}

const homeOf = (law: Distribution) => readMarket(law, 'win_loss', null).sides[0]?.win ?? Number.NaN;

const given = fc.record({
  halves: fc.integer({ min: -30, max: 30 }),
  home: fc.double({ min: 0.06, max: 0.94, noNaN: true }),
});

describe('what each of the game’s own markets says', () => {
  it('is the spread’s chance and the winner’s own where the forecast stands halfway between them', () => {
    fc.assert(
      fc.property(given, ({ halves, home }) => {
        const spread = halves / 2;
        const agreed = normalCdf((spread / 12 + normalQuantile(home)) / 2);
        const [first, second] = asEachMarketSays(basketball(agreed), quotes(spread, home)).map(homeOf);
        expect(first).toBeCloseTo(normalCdf(spread / 12), 6);
        expect(second).toBeCloseTo(home, 6);
      }),
    );
  });

  it('lies on both sides of the forecast, which keeps what it has learned beside the prices', () => {
    fc.assert(
      fc.property(given, fc.double({ min: 0.1, max: 0.9, noNaN: true }), ({ halves, home }, forecast) => {
        const said = asEachMarketSays(basketball(forecast), quotes(halves / 2, home)).map(homeOf);
        expect(Math.min(...said)).toBeLessThanOrEqual(forecast + 1e-9);
        expect(Math.max(...said)).toBeGreaterThanOrEqual(forecast - 1e-9);
      }),
    );
  });

  it('is the forecast itself where it rests on one market', () => {
    const law = basketball(0.6);
    for (const some of [[], quotes(4, 0.6).slice(0, 1), quotes(4, 0.6).slice(1)]) {
      expect(asEachMarketSays(law, some)).toEqual([law]);
    }
    const soccer: Distribution = { kind: 'soccer', lambda: 1.6, mu: 1.1, rho: -0.1 };
    expect(asEachMarketSays(soccer, quotes(4, 0.6))).toEqual([soccer]);
  });
});
