import type { Distribution } from '@trueline/predict';
import { describe, expect, it } from 'vitest';
import { PROVEN } from '#tests/support/proven-law.ts';
import type { OfferedOdds } from './choose-bet.ts';
import { chooseForGame } from './choose-for-game.ts';

const SOCCER: Distribution = { kind: 'soccer', lambda: 1.7, mu: 1.1, rho: -0.05, marketLine: PROVEN };
const POLICY = { minEv: 0.02, minConfidence: 0, leagues: null };
const common = { id: 1, bookmaker: 'one', drawOdds: null, knownAt: new Date(0) };
const WIN = {
  ...common,
  betType: 'win_loss',
  line: null,
  homeOdds: 2.1,
  drawOdds: 3.4,
  awayOdds: 4,
} as const;
const HALF = { ...common, betType: 'run_line', line: -0.5, homeOdds: 2.12, awayOdds: 1.85 } as const;
const MORE = { ...common, betType: 'run_line', line: -1.5, homeOdds: 3.9, awayOdds: 1.3 } as const;
const OVER = { ...common, betType: 'over_under', line: 2.5, homeOdds: 2, awayOdds: 1.9 } as const;
const ALL = ['win_loss', 'run_line', 'over_under'] as const;

function choose(offers: readonly OfferedOdds[], options: Partial<Parameters<typeof chooseForGame>[1]> = {}) {
  const game = { leagueId: 'EPL', distribution: SOCCER, offers, undecided: ALL, staked: [], ...options };
  return chooseForGame(POLICY, game);
}
const unitsOf = (choices: ReturnType<typeof choose>) =>
  [...choices.values()].reduce((sum, choice) => sum + (choice.state === 'bet' ? choice.units : 0), 0);

describe('the picks of one game', () => {
  it('hold a win or half a goal’s handicap, not both: the one with more value', () => {
    const choices = choose([WIN, HALF]);
    expect(choices.get('run_line')).toMatchObject({ state: 'bet', side: 'home', odds: 2.12 });
    expect(choices.get('win_loss')).toEqual({ state: 'pass', reason: 'same_bet' });
  });

  it('do not repeat a pick that is published already', () => {
    const made = { betType: 'win_loss', side: 'home', line: null, odds: 2.05, units: 1 } as const;
    const choices = choose([HALF], { undecided: ['run_line', 'over_under'], staked: [made] });
    expect(choices.get('run_line')).toEqual({ state: 'pass', reason: 'same_bet' });
  });

  it('leave out a bet for which nothing is left beside what is staked already', () => {
    const made = { betType: 'win_loss', side: 'home', line: null, odds: 2.05, units: 30 } as const;
    const choices = choose([MORE], { undecided: ['run_line'], staked: [made] });
    expect(choices.get('run_line')).toEqual({ state: 'pass', reason: 'stake_too_small' });
  });

  it('are none where there is no forecast', () => {
    const choices = choose([WIN, MORE, OVER], { distribution: null });
    expect([...choices.values()].map(({ state }) => state)).toEqual(['pass', 'pass', 'pass']);
  });

  it('are staked for less together than each alone, whether they are found at once or one after the other', () => {
    const alone = [[WIN], [MORE], [OVER]].map((offers) => unitsOf(choose(offers)));
    const sum = alone.reduce((total, units) => total + units, 0);
    const choices = choose([WIN, MORE, OVER]);
    expect([...choices.values()].map(({ state }) => state)).toEqual(['bet', 'bet', 'bet']);
    expect(unitsOf(choices)).toBeLessThan(0.8 * sum);
    const first = choose([WIN], { undecided: ['win_loss'] }).get('win_loss');
    if (first?.state !== 'bet') throw new Error('the win is worth a bet');
    const later = choose([MORE], { undecided: ['run_line'], staked: [first] });
    expect(unitsOf(later)).toBeLessThan(alone[1] ?? 0);
  });
});
