import { BET_TYPES, METHODS } from '#terms/bets.ts';
import { RECORD_ORIGINS, RECORD_RESULTS, RECORD_WINDOWS } from '#terms/results.ts';
import { SPORTS } from '#terms/sports.ts';

const MAX_PAGES = 10_000;

/** What the address of the page says; null where it says nothing, or nothing that could be. */
export type RecordQuery = {
  readonly window: (typeof RECORD_WINDOWS)[number];
  readonly method: (typeof METHODS)[number];
  /** Null where the address names none: then the page opens on the one that has rows. */
  readonly origin: (typeof RECORD_ORIGINS)[number] | null;
  readonly sport: (typeof SPORTS)[number] | null;
  readonly betType: (typeof BET_TYPES)[number] | null;
  readonly result: (typeof RECORD_RESULTS)[number] | null;
  readonly page: number;
  /** The instant as of which the record is shown, as ISO text; null for now. */
  readonly asOf: string | null;
};

/** The choices of each filter, in the order in which they are shown. */
export const recordChoices = {
  WINDOWS: RECORD_WINDOWS,
  METHODS,
  SPORTS,
  BET_TYPES,
  RESULTS: RECORD_RESULTS,
} as const;

const known = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given) ?? null;

/** `asOf` is read apart, since a time of the reader's clocks also needs a zone (as-of.server.ts). */
export function readRecordQuery(search: URLSearchParams, asOf: string | null = null): RecordQuery {
  const page = Number(search.get('page'));
  return {
    window: known(RECORD_WINDOWS, search.get('window')) ?? '20d',
    method: known(METHODS, search.get('method')) ?? 'average_rate',
    origin: known(RECORD_ORIGINS, search.get('origin')),
    sport: known(SPORTS, search.get('sport')),
    betType: known(BET_TYPES, search.get('bet_type')),
    // 'loss' is another word for the same result.
    result: known(RECORD_RESULTS, search.get('result') === 'loss' ? 'lose' : search.get('result')),
    page: Number.isInteger(page) && page > 0 && page < MAX_PAGES ? page : 1,
    asOf,
  };
}

/** The query of an address, without what it need not say. Any change but that of the page leads back to the first one. */
export function recordSearch(query: RecordQuery, change: Partial<RecordQuery>): string {
  const next = { ...query, page: 1, ...change };
  const search = new URLSearchParams();
  if (next.window !== '20d') search.set('window', next.window);
  if (next.method !== 'average_rate') search.set('method', next.method);
  if (next.origin !== null) search.set('origin', next.origin);
  if (next.sport !== null) search.set('sport', next.sport);
  if (next.betType !== null) search.set('bet_type', next.betType);
  if (next.result !== null) search.set('result', next.result);
  if (next.asOf !== null) search.set('as_of', next.asOf);
  if (next.page > 1) search.set('page', String(next.page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
