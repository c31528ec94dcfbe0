import { localePath } from '#i18n/locale-path.ts';
import { BET_TYPES, METHODS } from '#terms/bets.ts';
import type { Locale } from '#terms/locales.ts';
import { SPORTS } from '#terms/sports.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_PAGES = 10_000;

/** What the address of the page says; null where it says nothing, or nothing that could be. */
export type OngoingQuery = {
  readonly sport: (typeof SPORTS)[number] | null;
  readonly betType: (typeof BET_TYPES)[number] | null;
  readonly method: (typeof METHODS)[number] | null;
  /** Only what is worth a bet at the odds of the reader's own market. */
  readonly atHome: boolean;
  /** The game whose analysis is opened; messages that were sent earlier name it `event`. */
  readonly open: string | null;
  readonly page: number;
};

/** The address of the page after a change of its choices. */
export type HrefOf = (change: Partial<OngoingQuery>) => string;

/** The addresses of the page of coming picks, from where its reader is. */
export function ongoingHref({ locale, query }: { locale: Locale; query: OngoingQuery }): HrefOf {
  return (change) => `${localePath(locale, '/unstartedRecord')}${ongoingSearch(query, change)}`;
}

export const ongoingChoices = { METHODS, SPORTS, BET_TYPES } as const;

const known = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given) ?? null;

export function readOngoingQuery(search: URLSearchParams): OngoingQuery {
  const page = Number(search.get('page'));
  const open = search.get('open') ?? search.get('event');
  return {
    sport: known(SPORTS, search.get('sport')),
    betType: known(BET_TYPES, search.get('bet_type')),
    method: known(METHODS, search.get('method')),
    atHome: search.get('at_home') === '1',
    open: open !== null && UUID.test(open) ? open.toLowerCase() : null,
    page: Number.isInteger(page) && page > 0 && page < MAX_PAGES ? page : 1,
  };
}

/** The query of an address. A change of a filter leads to the first page and closes the analysis that was open. */
function ongoingSearch(query: OngoingQuery, change: Partial<OngoingQuery>): string {
  const next = { ...query, page: 1, open: null, ...change };
  const search = new URLSearchParams();
  if (next.sport !== null) search.set('sport', next.sport);
  if (next.betType !== null) search.set('bet_type', next.betType);
  if (next.method !== null) search.set('method', next.method);
  if (next.atHome) search.set('at_home', '1');
  if (next.page > 1) search.set('page', String(next.page));
  if (next.open !== null) search.set('open', next.open);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
