import { describe, expect, it } from 'vitest';
import { type Contest, decidePromotion } from './promote.ts';

const sharp = { home: 0.7, draw: 0.2, away: 0.1 };
const flat = { home: 0.4, draw: 0.3, away: 0.3 };

function contests(n: number, running: typeof flat, candidate: typeof flat): readonly Contest[] {
  return Array.from({ length: n }, () => ({ running, candidate, result: 'home' }));
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

  it('does not decide by a handful of games', () => {
    expect(decidePromotion(contests(99, flat, sharp))).toMatchObject({
      promote: false,
      reason: 'too_few_games',
    });
  });
});
