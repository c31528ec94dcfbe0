import { describe, expect, it } from 'vitest';
import { outcomeBars } from './bar-outcome.ts';

const margin = [-2, -1, 0, 1, 2].map((value) => ({ value, p: 0.2 }));
const total = [1, 2, 3].map((value) => ({ value, p: 1 / 3 }));
const outcomes = (pick: Parameters<typeof outcomeBars>[0]) =>
  outcomeBars(pick, { margin, total }).map(({ outcome }) => outcome);

describe('what becomes of a bet', () => {
  it('is decided by the margin against the home side’s handicap, from either side', () => {
    expect(outcomes({ bet_type: 'run_line', side: 'home', line: -1 })).toEqual(
      ['lose', 'lose', 'lose', 'push', 'win'], // biome-ignore format: one line a case
    );
    expect(outcomes({ bet_type: 'run_line', side: 'away', line: 1.5 })).toEqual(
      ['win', 'lose', 'lose', 'lose', 'lose'], // biome-ignore format: one line a case
    );
  });

  it('is decided by the total for over and under', () => {
    expect(outcomes({ bet_type: 'over_under', side: 'over', line: 2 })).toEqual(['lose', 'push', 'win']);
    expect(outcomes({ bet_type: 'over_under', side: 'under', line: 2.5 })).toEqual(['win', 'win', 'lose']);
  });

  it('leaves a draw to those who picked it', () => {
    expect(outcomes({ bet_type: 'win_loss', side: 'home', line: null })[2]).toBe('lose');
    expect(outcomes({ bet_type: 'win_loss', side: 'draw', line: null })).toEqual(
      ['lose', 'lose', 'win', 'lose', 'lose'], // biome-ignore format: one line a case
    );
  });
});
