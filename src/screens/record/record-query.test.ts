import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecordQuery, recordChoices, recordSearch } from './record-query.ts';

const { WINDOWS, METHODS, SPORTS, BET_TYPES, RESULTS } = recordChoices;
const orNull = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values);
const queries = fc.record({
  window: fc.constantFrom(...WINDOWS),
  method: fc.constantFrom(...METHODS),
  origin: fc.constantFrom(null, 'live' as const, 'backfill' as const),
  sport: orNull(SPORTS),
  betType: orNull(BET_TYPES),
  result: orNull(RESULTS),
  page: fc.integer({ min: 1, max: 9999 }),
  asOf: fc.constantFrom(null, '2016-11-02T04:00:00.000Z'),
});

describe('the address of the record', () => {
  it('says everything that was chosen, and is empty for the page that opens first', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const search = recordSearch(query, { page: query.page });
        const read = new URLSearchParams(search);
        expect(readRecordQuery(read, read.get('as_of'))).toEqual(query);
      }),
    );
    expect(recordSearch(readRecordQuery(new URLSearchParams()), {})).toBe('');
  });

  it('goes back to the first page with every other choice', () => {
    const query = readRecordQuery(new URLSearchParams('page=7&window=90d'));
    expect(recordSearch(query, { sport: 'soccer' })).toBe('?window=90d&sport=soccer');
  });

  it('reads nonsense as nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (value, page) => {
        const query = readRecordQuery(new URLSearchParams({ window: value, sport: `x${value}`, page }));
        expect(WINDOWS).toContain(query.window);
        expect(query.sport).toBeNull();
        expect(query.page).toBeGreaterThan(0);
      }),
    );
  });
});
