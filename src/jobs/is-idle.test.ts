import { describe, expect, it } from 'vitest';
import { isIdle } from './is-idle.ts';

describe('a run of a job', () => {
  it('was idle where it counted and named nothing', () => {
    for (const result of [undefined, null, {}, [], { sent: 0, failed: [] }, { blue: { drafts: 0 } }, false])
      expect(isIdle(result)).toBe(true);
  });

  it('was at work where it did anything at all', () => {
    for (const result of [
      { sent: 1 },
      ['a'],
      { blue: { drafts: 2 } },
      { held: { reason: 'clock' } },
      -1,
      true,
    ])
      expect(isIdle(result)).toBe(false);
  });
});
