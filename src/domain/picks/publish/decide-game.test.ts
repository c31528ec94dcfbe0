import type { Distribution } from '@trueline/predict';
import { expect, it } from 'vitest';
import { HOUR_MS } from '#terms/durations.ts';
import { PROVEN } from '#tests/support/proven-law.ts';
import { decideAt } from './decide-game.ts';

const SOCCER: Distribution = { kind: 'soccer', lambda: 1.7, mu: 1.1, rho: -0.05, marketLine: PROVEN };
const POLICY = { minEv: 0.02, minConfidence: 0, leagues: null, minLeadMinutes: 15, maxLeadHours: 48 };
const at = (hour: number) => new Date(hour * HOUR_MS);

it('makes no forecast any more once every market has its pick', () => {
  const offered = {
    id: 1,
    gameId: 'game',
    source: 'test',
    bookmaker: 'one',
    phase: 'move',
    origin: 'real',
    betType: 'win_loss',
    line: null,
    homeOdds: 2.1,
    drawOdds: 3.4,
    awayOdds: 4,
  } as const;
  const odds = [1, 2, 3, 4].map((hour) => ({ ...offered, id: hour, knownAt: at(hour) }));
  const asked: Date[] = [];
  const decided = decideAt([at(0), at(1), at(2), at(3), at(4)], {
    policy: POLICY,
    leagueId: 'EPL',
    odds,
    undecided: ['win_loss'],
    staked: [],
    distributionAt: (instant) => {
      asked.push(instant);
      return SOCCER;
    },
  });
  expect(decided).toMatchObject([{ betType: 'win_loss', at: at(1), bet: { side: 'home', odds: 2.1 } }]);
  expect(asked).toEqual([at(1)]);
});
