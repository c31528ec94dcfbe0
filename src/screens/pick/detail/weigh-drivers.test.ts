import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weighDrivers } from './weigh-drivers.ts';

const anything = () => true;
const odds = (share: number) => Math.log(share / (1 - share));

describe('the size of reasons', () => {
  it('begins with what the market says and names the three strongest with their sign', () => {
    const drivers = [
      { code: 'market_odds', contribution: odds(0.5) },
      { code: 'rest', contribution: -0.02 },
      { code: 'shots', contribution: 0.2 },
      { code: 'form', contribution: 0.1 },
      { code: 'travel', contribution: 0.01 },
    ];
    const reported = weighDrivers(drivers, { home: 0.45, away: 0.3 }, 'home', anything);
    expect(reported).toMatchObject({ base: 0.5, isMarket: true, sum: 0.6 });
    expect(reported.reasons.map(({ code, share }) => [code, Math.sign(share)])).toEqual([
      ['shots', 1],
      ['form', 1],
      ['rest', -1],
    ]);
    const away = weighDrivers(drivers, { home: 0.45, away: 0.3 }, 'away', anything);
    expect(away.sum).toBeCloseTo(0.4, 12);
    expect(away.reasons.map(({ share }) => (-share).toFixed(9))).toEqual(
      reported.reasons.map(({ share }) => share.toFixed(9)),
    );
  });

  it('adds up to the chance, whatever the reasons', () => {
    const driver = fc.record({
      code: fc.constantFrom('market_odds', 'shots', 'form', 'rest', 'elo', 'other'),
      contribution: fc.double({ min: -2, max: 2, noNaN: true }),
    });
    const share = fc.double({ min: 0.02, max: 0.9, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(driver, { maxLength: 9 }),
        share,
        share,
        fc.boolean(),
        (drivers, home, away, isHome) => {
          const { base, reasons, rest, sum } = weighDrivers(
            drivers,
            { home, away },
            isHome ? 'home' : 'away',
            anything,
          );
          expect(base + reasons.reduce((total, one) => total + one.share, 0) + rest).toBeCloseTo(sum, 9);
          expect(reasons.length).toBeLessThanOrEqual(3);
        },
      ),
    );
  });
});
