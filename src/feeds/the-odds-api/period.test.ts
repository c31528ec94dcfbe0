import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import { liveLeagueOf } from '#tests/support/league-templates.ts';
import type { Situation } from '../live/situation.ts';
import { showPeriod } from './period.ts';

const NOW = new Date('2026-11-11T00:00:00Z');

/**
 * Ten of thirty days have passed. One game at 20:00 on each of the next seven days costs 1,863 credits: 840 for scores (two hours of one a
 * minute), 1,002 for prices (144 a day, of which the first day is four hours short), and 21 for the last prices.
 */
const halfSpent: Situation = {
  now: NOW,
  leagues: [liveLeagueOf('EPL')],
  asked: [],
  failures: 0,
  remaining: 1000,
  games: Array.from({ length: 7 }, (_, day) => ({
    leagueId: 'EPL',
    sport: 'soccer',
    startAt: new Date(NOW.getTime() + day * DAY_MS + 20 * HOUR_MS),
    isOver: false,
    hasPick: false,
  })),
  caughtUp: ['EPL'],
  wantedAt: null,
};
const USED = 1000;

describe('showPeriod', () => {
  it('says what was spent a day, when the month ends, and what is left then at the wished pace', () => {
    expect(showPeriod(halfSpent, USED)).toMatchObject({
      endsAt: new Date('2026-12-01T00:00:00Z'),
      spentADay: 100,
      leftADay: 50,
      neededADay: 266,
      leftAtEnd: -4323,
      enoughAMonth: 7985,
    });
  });

  it('gives with ten times the credits shorter waits for scores and for prices alike', () => {
    const plans = showPeriod(halfSpent, USED)?.plans ?? [];
    expect(plans).toEqual([
      { credits: 2000, scoresEveryS: 151, oddsStretch: 9 },
      { credits: 4000, scoresEveryS: 74, oddsStretch: 4.4 },
      { credits: 10_000, scoresEveryS: 60, oddsStretch: 1 },
      { credits: 20_000, scoresEveryS: 60, oddsStretch: 1 },
    ]);
  });

  it('asks as often as wished with the plan that it calls enough, and not with half of it', () => {
    const enough = showPeriod(halfSpent, USED)?.enoughAMonth ?? 0;
    const planOf = (credits: number) =>
      showPeriod({ ...halfSpent, remaining: credits - USED }, USED)?.plans[0];
    expect(planOf(enough)).toEqual({ credits: enough, scoresEveryS: 60, oddsStretch: 1 });
    expect(planOf(enough / 2)?.oddsStretch).toBeGreaterThan(1);
  });

  it('says nothing of what the provider does not report', () => {
    expect(showPeriod({ ...halfSpent, remaining: null }, null)).toBeNull();
    expect(showPeriod(halfSpent, null)).toMatchObject({ spentADay: null, plans: [] });
  });
});
