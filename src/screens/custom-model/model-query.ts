import { BET_TYPES, METHODS } from '#terms/bets.ts';
import { SPORTS } from '#terms/sports.ts';

const WINDOWS = ['full', '20d'] as const;
const PARTS = ['forward', 'backtest', 'lock_box'] as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_PAGES = 10_000;

export const modelChoices = { SPORTS, BET_TYPES, METHODS, WINDOWS, PARTS } as const;

/** What is chosen of a model that does not exist yet; null where nothing is, an empty list of data where all of them are meant. */
export type ModelDraft = {
  readonly sport: (typeof SPORTS)[number] | null;
  readonly league: string | null;
  readonly category: (typeof BET_TYPES)[number] | null;
  readonly strategy: (typeof METHODS)[number] | null;
  readonly days: string | null;
  readonly data: readonly string[];
  /** The model that it is a copy of. */
  readonly cloneOf: string | null;
};

/** What the address of the page says: one of its four views. Nothing that could be means the list. */
export type ModelQuery =
  | { readonly view: 'list'; readonly page: number; readonly deleted: boolean }
  | ({ readonly view: 'new' } & ModelDraft)
  | {
      readonly view: 'show';
      readonly id: string;
      readonly window: (typeof WINDOWS)[number];
      readonly part: (typeof PARTS)[number];
      readonly page: number;
    }
  | { readonly view: 'compare'; readonly left: string | null; readonly right: string | null };

export type ModelQueryOf<View extends ModelQuery['view']> = Extract<ModelQuery, { readonly view: View }>;

const known = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given) ?? null;
const idOf = (given: string | null) => (given !== null && UUID.test(given) ? given.toLowerCase() : null);
/** Ids of the server's lists; whether there is such a choice, the server says. */
const choiceOf = (given: string | null) => (given !== null && /^\w{1,32}$/.test(given) ? given : null);

export function readModelQuery(search: URLSearchParams): ModelQuery {
  const id = idOf(search.get('id'));
  if (id !== null) {
    return {
      view: 'show',
      id,
      page: pageOf(search),
      window: known(WINDOWS, search.get('window')) ?? 'full',
      part: known(PARTS, search.get('part')) ?? 'forward',
    };
  }
  const view = search.get('view');
  if (view === 'new') return { view, ...readDraft(search) };
  if (view === 'compare') return { view, left: idOf(search.get('left')), right: idOf(search.get('right')) };
  return { view: 'list', page: pageOf(search), deleted: search.get('deleted') !== '0' };
}

function readDraft(search: URLSearchParams): ModelDraft {
  const data = (search.get('model_data') ?? '').split(',').flatMap((id) => choiceOf(id) ?? []);
  return {
    sport: known(SPORTS, search.get('sport')),
    league: choiceOf(search.get('league')),
    category: known(BET_TYPES, search.get('category')),
    strategy: known(METHODS, search.get('strategy')),
    days: choiceOf(search.get('days')),
    data: [...new Set(data)],
    cloneOf: idOf(search.get('clone')),
  };
}

function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 && page < MAX_PAGES ? page : 1;
}

/** The query of an address, without what it need not say. */
export function modelSearch(query: ModelQuery): string {
  const text = new URLSearchParams(paramsOf(query)).toString();
  return text === '' ? '' : `?${text}`;
}

function paramsOf(query: ModelQuery): [string, string][] {
  const word = (name: string, value: string | null): [string, string][] =>
    value === null || value === '' ? [] : [[name, value]];
  const page = (number: number) => word('page', number > 1 ? String(number) : null);
  switch (query.view) {
    case 'list':
      return [...word('deleted', query.deleted ? null : '0'), ...page(query.page)];
    case 'new':
      return [
        ['view', 'new'],
        ...word('sport', query.sport),
        ...word('league', query.league),
        ...word('category', query.category),
        ...word('strategy', query.strategy),
        ...word('days', query.days),
        ...word('model_data', query.data.join(',')),
        ...word('clone', query.cloneOf),
      ];
    case 'show':
      return [
        ['id', query.id],
        ...word('window', query.window === 'full' ? null : query.window),
        ...word('part', query.part === 'forward' ? null : query.part),
        ...page(query.page),
      ];
    case 'compare':
      return [['view', 'compare'], ...word('left', query.left), ...word('right', query.right)];
  }
}

export const emptyDraft: ModelDraft = {
  sport: null,
  league: null,
  category: null,
  strategy: null,
  days: null,
  data: [],
  cloneOf: null,
};

/**
 * A draft after one more choice. Another sport lets go of a league that is not of it, and of the data; a league brings its
 * sport along.
 */
export function chooseInDraft(
  draft: ModelDraft,
  choice: Partial<ModelDraft>,
  leagues: readonly { readonly id: string; readonly sport: string | null }[],
): ModelDraft {
  const next = { ...draft, ...choice };
  const sportOf = (league: string | null) =>
    known(SPORTS, leagues.find(({ id }) => id === league)?.sport ?? null);
  const sport = choice.league === undefined ? next.sport : (sportOf(next.league) ?? next.sport);
  const league = sport === null || sportOf(next.league) === sport ? next.league : null;
  const keepsData = draft.sport === null || sport === draft.sport || choice.data !== undefined;
  return { ...next, sport, league, data: keepsData ? next.data : [] };
}
