import { describe, expect, it } from 'vitest';
import { parseBand } from './forecast-view.ts';

const spread = { home: [0.4, 0.5], draw: [0.2, 0.3], away: [0.25, 0.35] };

describe('the band of a stored forecast', () => {
  it('is shown where it speaks of the closing odds', () => {
    for (const version of [
      'soccer-2.6-2026-11-22-27479',
      'soccer-2.10-2027-01-01-30000',
      'baseball-3.0-2028-01-01-1',
    ]) {
      expect(parseBand({ modelVersion: version, spread })).toEqual(spread);
    }
  });

  it('is not shown where an older engine stored how far its parts lay apart, and where there is none', () => {
    for (const version of ['soccer-2.5-2026-11-22-27479', 'basketball-1.12-2025-01-01-100']) {
      expect(parseBand({ modelVersion: version, spread })).toBeNull();
    }
    expect(parseBand({ modelVersion: 'soccer-2.6-2026-11-22-27479', spread: null })).toBeNull();
  });
});
