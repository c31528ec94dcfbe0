import { describe, expect, it } from 'vitest';
import { perGame, recordText } from './figures.ts';

describe('figures', () => {
  it('leave the draws out where a sport has none', () => {
    expect(recordText({ win: 11, draw: 0, lose: 3 }, 'basketball')).toBe('11–3');
    expect(recordText({ win: 11, draw: 0, lose: 3 }, 'soccer')).toBe('11–0–3');
    expect(recordText({ win: 11, draw: 1, lose: 3 }, 'baseball')).toBe('11–1–3');
  });

  it('are averages a game, unknown without one', () => {
    expect(perGame(5, 3, 'soccer')).toBe('1.67');
    expect(perGame(310, 3, 'basketball')).toBe('103.3');
    expect(perGame(0, 0, 'soccer')).toBe('-');
  });
});
