import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDifference } from './read-difference.ts';

describe('readDifference', () => {
  it('reads percentage points in hundredths, exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (hundredths) => {
        expect(readDifference((hundredths / 100).toFixed(2))).toBe(hundredths);
      }),
    );
    expect(readDifference('1,5')).toBe(150);
    expect(readDifference(' 2 ')).toBe(200);
  });

  it('takes nothing else', () => {
    for (const typed of [null, '', '0', '0.001', '50.01', '-1', '1e1', '2%', 'two', '100'])
      expect(readDifference(typed)).toBeNull();
  });
});
