import { describe, expect, it } from 'vitest';
import { type Contest, decidePromotion } from './promote.ts';

const sharp = { home: 0.7, draw: 0.2, away: 0.1 };
const flat = { home: 0.4, draw: 0.3, away: 0.3 };

function contests(n: number, running: typeof flat, candidate: typeof flat): readonly Contest[] {
  return Array.from({ length: n }, () => ({ running, candidate, result: 'home' }));
}

/** So many games won by the home side, and the others by the away side. */
function mixed(homeWins: number, awayWins: number): readonly Contest[] {
  const game = (result: Contest['result']): Contest => ({ running: flat, candidate: sharp, result });
  return [
    ...Array.from({ length: homeWins }, () => game('home')),
    ...Array.from({ length: awayWins }, () => game('away')),
  ];
}

describe('promotion of a model', () => {
  it('takes the first one', () => {
    expect(decidePromotion(null)).toMatchObject({ promote: true, reason: 'first' });
  });

  it('takes a better one and leaves an equal or worse one', () => {
    expect(decidePromotion(contests(100, flat, sharp))).toMatchObject({ promote: true, reason: 'better' });
    expect(decidePromotion(contests(100, sharp, flat))).toMatchObject({
      promote: false,
      reason: 'not_better',
    });
    expect(decidePromotion(contests(100, flat, flat))).toMatchObject({
      promote: false,
      reason: 'not_better',
    });
  });

  it('asks for a difference beyond its standard error', () => {
    const lucky = decidePromotion(mixed(67, 33));
    expect(lucky.difference).toBeLessThan(0);
    expect(-lucky.difference).toBeLessThan(lucky.standardError);
    expect(lucky).toMatchObject({ promote: false, reason: 'not_better' });
    const sure = decidePromotion(mixed(75, 25));
    expect(-sure.difference).toBeGreaterThan(sure.standardError);
    expect(sure).toMatchObject({ promote: true, reason: 'better' });
  });

  it('does not decide by a handful of games', () => {
    expect(decidePromotion(contests(99, flat, sharp))).toMatchObject({
      promote: false,
      reason: 'too_few_games',
    });
  });
});
