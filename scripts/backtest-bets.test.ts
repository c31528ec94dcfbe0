import type { ForecastOk, OpeningPrice, PlayedGame, SoccerDistribution } from '@trueline/predict';
import { describe, expect, it } from 'vitest';
import { PROVEN } from '#tests/support/proven-law.ts';
import { betsOf, closingProbability } from './backtest-bets.ts';

const LEVEL: SoccerDistribution = { kind: 'soccer', lambda: 1.4, mu: 1.4, rho: 0, marketLine: PROVEN };

function forecast(tier: ForecastOk['tier'] = 'C'): ForecastOk {
  return {
    state: 'ok',
    gameId: 'g',
    tier,
    modelVersion: 'test',
    distribution: LEVEL,
    probabilities: { home: 0.36, draw: 0.28, away: 0.36 },
    expected: { home: 1.4, away: 1.4 },
    drivers: [],
    spread: { home: [0.3, 0.4], draw: [0.2, 0.3], away: [0.3, 0.4] },
  };
}

function price(over: Partial<OpeningPrice>): OpeningPrice {
  return {
    phase: 'open',
    betType: 'win_loss',
    line: null,
    bookmaker: 'Pinnacle',
    homeOdds: 2.6,
    drawOdds: 3.2,
    awayOdds: 2.6,
    ...over,
  };
}

function game(over: Partial<PlayedGame>): PlayedGame {
  return {
    id: 'g',
    sport: 'soccer',
    leagueId: 'EPL',
    season: '2024-25',
    seasonStartYear: 2024,
    startAt: 0,
    knownAt: 1,
    home: 'Ash',
    away: 'Oak',
    neutral: false,
    playoff: false,
    homeScore: 1,
    awayScore: 0,
    opening: [],
    closing: [],
    ...over,
  };
}

const line = (over: Partial<OpeningPrice>) =>
  price({ drawOdds: null, homeOdds: 1.8, awayOdds: 1.8, ...over });

describe('bets of a backtest', () => {
  it('takes the best price of the side with the highest expected value, and settles it', () => {
    const opening = [price({ homeOdds: 3.1 }), price({ bookmaker: 'Other', homeOdds: 3.2 })];
    const closing = [{ ...price({ homeOdds: 2.7 }), phase: 'close' as const }];
    const [bet] = betsOf(game({ opening, closing }), forecast());
    expect(bet).toMatchObject({
      betType: 'win_loss',
      at: 'open',
      odds: 3.2,
      profitPerUnit: 2.2000000000000002,
    });
    expect(bet?.closingProbability).toBe(closingProbability(game({ closing }), 'win_loss', null, 'home'));
    expect(bet?.closingProbability).toBeLessThan(1 / 2.7);
  });

  it('stays away where nothing is worth it, and from a price far above the others', () => {
    expect(betsOf(game({ opening: [price({})] }), forecast())).toEqual([]);
    const typo = [2.6, 2.6, 2.6, 2.6, 26].map((homeOdds, i) => price({ homeOdds, bookmaker: `b${i}` }));
    expect(betsOf(game({ opening: typo }), forecast())).toEqual([]);
  });

  it.each([
    [
      'home by one at −0.75: half a win',
      { betType: 'run_line', line: -0.75, homeOdds: 4, awayOdds: 1.02 },
      1.5,
    ],
    ['home by one at −1: the stake back', { betType: 'run_line', line: -1, homeOdds: 5, awayOdds: 1.02 }, 0],
    [
      'home by one at −1.25: half a loss',
      { betType: 'run_line', line: -1.25, homeOdds: 5.5, awayOdds: 1.02 },
      -0.5,
    ],
    ['one goal over 1.25: half a loss', { betType: 'over_under', line: 1.25, homeOdds: 3 }, -0.5],
    ['one goal under 2.5', { betType: 'over_under', line: 2.5, awayOdds: 3 }, 2],
  ] as const)('settles %s', (_, over, profit) => {
    const [bet] = betsOf(game({ opening: [line(over)] }), forecast());
    expect(bet?.profitPerUnit).toBeCloseTo(profit, 12);
  });

  it('bets at the close only where nothing opened, and then claims no line value', () => {
    const closing = [{ ...price({ homeOdds: 3.2 }), phase: 'close' as const }];
    expect(betsOf(game({ closing }), forecast())).toMatchObject([{ at: 'close', closingProbability: null }]);
    expect(betsOf(game({ closing }), forecast('D'))).toEqual([]);
  });

  it('knows no closing probability where the line has moved', () => {
    const closing = [{ ...line({ betType: 'over_under', line: 2.75 }), phase: 'close' as const }];
    expect(closingProbability(game({ closing }), 'over_under', 2.5, 'over')).toBeNull();
    expect(closingProbability(game({ closing }), 'over_under', 2.75, 'over')).toBe(0.5);
  });
});
