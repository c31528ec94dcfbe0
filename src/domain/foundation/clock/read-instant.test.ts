import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInstant } from './read-instant.ts';

describe('an instant in an address', () => {
  it('is read on the clocks of the zone, or in universal time where it says so', () => {
    expect(readInstant('2026-11-20T18:05', 'Asia/Taipei')?.toISOString()).toBe('2026-11-20T10:05:00.000Z');
    expect(readInstant('2026-11-20T18:05:30', 'Europe/Paris')?.toISOString()).toBe(
      '2026-11-20T17:05:30.000Z',
    );
    expect(readInstant('2026-11-20T18:05:00Z', 'Asia/Taipei')?.toISOString()).toBe(
      '2026-11-20T18:05:00.000Z',
    );
  });

  it('is the same again after it was written into a link', () => {
    const instants = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2199-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(readInstant(instant.toISOString(), 'Asia/Taipei')).toEqual(instant);
      }),
    );
  });

  it.each([
    '',
    'yesterday',
    '2026-02-30T10:00',
    '2026-11-20T25:00',
    '2026-11-20',
    '0000-01-01T00:00:00Z',
    '2026-11-20T18:05+08:00',
    '-000001-01-01T00:00:00Z',
  ])('is none in %j', (text) => {
    expect(readInstant(text, 'Asia/Taipei')).toBeNull();
  });

  it('is none in any other text, and no text is an error', () => {
    fc.assert(fc.property(fc.string(), (text) => readInstant(`x${text}`, 'Asia/Taipei') === null));
  });
});
