import { type Distribution, normalCdf } from '@trueline/predict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseBet, type OfferedOdds } from './choose-bet.ts';

function offer(
  options: Pick<OfferedOdds, 'betType' | 'line' | 'bookmaker' | 'homeOdds' | 'awayOdds'>,
): OfferedOdds {
  return { id: 1, drawOdds: null, knownAt: new Date(0), ...options };
}

function choose(
  offers: readonly OfferedOdds[],
  market: Pick<Parameters<typeof chooseBet>[0], 'distribution' | 'betType'>,
) {
  return chooseBet({ offers, minExpectedValue: 0.02, ...market });
}

describe('where two markets of a basketball game disagree', () => {
  const moneyline = (homeOdds: number, awayOdds: number, bookmaker: string): OfferedOdds =>
    offer({ betType: 'win_loss', line: null, homeOdds, awayOdds, bookmaker });
  const spread = (line: number, bookmaker: string): OfferedOdds =>
    offer({ betType: 'run_line', line, homeOdds: 1.91, awayOdds: 1.91, bookmaker });
  /** The forecast that knows these prices and nothing more: halfway between the two, in standard deviations of the margin. */
  const halfway = (line: number, winner: number): Distribution => {
    const middle = (line / 12 + winner) / 2;
    const away = normalCdf(middle);
    return {
      kind: 'basketball',
      margin: { mean: -12.3 * middle, sd: 12.3 },
      total: { mean: 220, sd: 18 },
      pinned: { home: 1 - away, draw: 0, away },
    };
  };

  it('the difference between the two markets of one bookmaker is no value, however large', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -32, max: -8 }),
        fc.double({ min: -1.6, max: -0.1, noNaN: true }),
        (halves, winner) => {
          const [line, away] = [halves / 2, normalCdf(winner)];
          const offers = [moneyline(1 / ((1 - away) * 1.04), 1 / (away * 1.04), 'one'), spread(line, 'one')];
          for (const betType of ['win_loss', 'run_line'] as const) {
            expect(choose(offers, { distribution: halfway(line, winner), betType }).state).toBe('pass');
          }
        },
      ),
    );
  });

  it('a bookmaker who pays more than both markets ask for is bet on', () => {
    const offers = [
      ...['one', 'two', 'three'].flatMap((book) => [moneyline(1.2, 4.8, book), spread(-10, book)]),
      moneyline(1.18, 5.3, 'slow'),
    ];
    const choice = choose(offers, { distribution: halfway(-10, -0.85), betType: 'win_loss' });
    expect(choice).toMatchObject({ state: 'bet', side: 'away', odds: 5.3, offered: { bookmaker: 'slow' } });
  });

  it('neither is bet on where they name different favourites, and operators are notified', () => {
    const offers = [moneyline(1.4545, 2.8, 'one'), spread(5, 'one')];
    for (const betType of ['win_loss', 'run_line'] as const) {
      expect(choose(offers, { distribution: halfway(5, -0.41), betType })).toEqual({
        state: 'pass',
        reason: 'price_unsound',
      });
    }
  });
});
