import { describe, expect, it } from 'vitest';
import { perGame, recordText, restBetween } from './figures.ts';

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

  it('count the days between two games by the dates that the reader sees', () => {
    // An evening and a night game of England: 21 and 23 November there, 21 and 24 in Taipei.
    const [before, start] = ['2026-11-21T15:00:00.000Z', '2026-11-23T20:00:00.000Z'];
    expect(restBetween(before, start, 'Europe/London')).toBe(1);
    expect(restBetween(before, start, 'Asia/Taipei')).toBe(2);
    expect(restBetween(start, start, 'Asia/Taipei')).toBe(0);
  });
});
