import { describe, expect, it } from 'vitest';
import { settlementExamples } from './settlement-examples.ts';

describe('the examples of settlement', () => {
  it('show what the rules of settlement say of each sport', () => {
    const reported = settlementExamples().map(({ sport, betType, side, line, played, result }) =>
      [sport, betType, side, line, played, result].filter((part) => part !== null).join(' '),
    );
    expect(reported).toEqual([
      'soccer win_loss draw extra win',
      'soccer run_line home -1 regular draw',
      'soccer run_line away -0.5 regular win',
      'soccer over_under over 2.5 regular win',
      'soccer win_loss home canceled cancel',
      'basketball win_loss home overtime win',
      'basketball run_line home -4 regular draw',
      'basketball over_under under 219.5 overtime lose',
      'baseball win_loss home called win',
      'baseball run_line home -1.5 called cancel',
      'baseball over_under over 8 regular draw',
    ]);
  });

  it('agree with the scores that they show', () => {
    for (const { sport, innings, score, regular } of settlementExamples()) {
      expect(score.home).toBeGreaterThanOrEqual(regular?.home ?? 0);
      if (innings !== null) expect([sport, innings]).toEqual(['baseball', 6]);
    }
  });
});
