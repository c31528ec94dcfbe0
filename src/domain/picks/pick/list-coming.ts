import { listWaitingGames, type WaitingRow } from '#db/queries/coming-game.ts';
import { type ComingKey, listComingKeys, listPickRows, type PickListRow } from '#db/queries/pick-list.ts';
import type { RecordSlice } from '#db/queries/record-sums.ts';
import { earliest } from '#domain/forecasting/engine/earliest.ts';
import { readWindow } from '#domain/forecasting/sport/read-window.ts';
import { type CacheStore, cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { cachedSources } from '#domain/picks/figures/cached-sums.ts';
import { RANKED_FROM, type RankedGroup, readGroups } from '#domain/picks/figures/rank-groups.ts';
import { readAsOf } from '#domain/picks/figures/record-scope.ts';
import type { Services } from '#domain/services.ts';
import type { Method, PriceProfileId } from '#terms/bets.ts';
import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';
import { type FullPick, type LockedCard, pickCards, trackRecord } from './pick-cards.ts';
import { worthAtHome } from './worth-at-home.ts';

type ListComingOptions = {
  readonly locale: Locale;
  /** Whether content of a plan is open to the reader now. */
  readonly isEntitled: boolean;
  readonly sport?: string | undefined;
  readonly league?: string | undefined;
  readonly betType?: string | undefined;
  /** A day of the zone, the brand's where none is given. */
  readonly date?: string | undefined;
  readonly zone?: string | undefined;
  readonly method?: Method | undefined;
  /** Only what is worth a bet at the odds of this market, for those to whom picks are open. */
  readonly atHome?: PriceProfileId | undefined;
  readonly asOf?: string | undefined;
  /** A game that has to be in the list: the page is that of its first pick, whatever `page` says. */
  readonly around?: string | undefined;
  readonly page: number;
  readonly perPage: number;
};

type WaitingGame = {
  readonly event: {
    readonly id: string;
    readonly home: { readonly id: string; readonly name: string };
    readonly away: { readonly id: string; readonly name: string };
  };
  readonly sport: WaitingRow['sport'];
  readonly league: { readonly id: string; readonly name: string };
  readonly start_at: string;
  readonly state: 'analyzing' | 'insufficient';
};

type ComingPage = {
  readonly picks: readonly (LockedCard | FullPick)[];
  readonly total: number;
  /** Which page this is, from 1. */
  readonly page: number;
  readonly asOf: Date;
  readonly waiting: readonly WaitingGame[];
  /** False where an order by our record was asked for that has too short a record to rank by: the picks stand by start. */
  readonly isRanked: boolean;
};

const WINDOW_MS = 48 * HOUR_MS;
const WAITING = 10;
/** Among so many of the next games without a pick the one that is asked for is looked for. */
const WAITING_SEARCHED = 200;

/** Lists of coming games end with the start of the first one; what stands in them changes with the facts alone. */
const keyStore = cacheStore<readonly ComingKey[]>(['record'], (keys) =>
  earliest(keys.map((key) => key.opensAt)),
);
const waitingStore = cacheStore<readonly WaitingRow[]>(['record', 'games', 'prices'], (rows) =>
  earliest(rows.map((row) => row.startAt)),
);
const rowStore = cacheStore<readonly PickListRow[]>(['record']);

/**
 * The ongoing list: picks of games that have not started, locked without a plan (docs/product/picks.md), withdrawn ones with their reason; and
 * the next games that have none yet. Looked at as of an instant the list is that of then, and the lock that of now.
 */
export async function listComing(services: Services, options: ListComingOptions): Promise<ComingPage> {
  const now = services.clock.now();
  const asOf = readAsOf(options.asOf, now);
  // The record is asked at the same time: which picks are coming says nothing of it.
  const tracking = trackRecord(services, options.asOf === undefined ? null : asOf);
  tracking.catch(() => undefined);
  const cache = await openDataCache(services);
  const sources = await cachedSources(services, cache);
  const { sport, league: leagueId, betType, locale, perPage, around } = options;
  const limit = around === undefined ? WAITING : WAITING_SEARCHED;
  const day = options.date ? readWindow({ startTime: options.date, zone: options.zone, now }) : null;
  const filter = { asOf, sources, sport, leagueId };
  const bounds = { from: day?.from ?? null, until: day && new Date(day.until.getTime() + 1000) };
  const getOrCompute = <Value>(store: CacheStore<Value>, key: unknown, compute: () => Promise<Value>) =>
    options.asOf === undefined ? cache.getOrCompute(store, JSON.stringify(key), compute) : compute();
  const [coming, waiting, track] = await Promise.all([
    getOrCompute(keyStore, [sport, leagueId, betType, bounds], () =>
      listComingKeys(services.db, { ...filter, ...bounds, betType }),
    ),
    getOrCompute(waitingStore, [sport, leagueId, waitingWindow(asOf, bounds).until, bounds, limit], () =>
      listWaitingGames(services.db, { ...filter, ...waitingWindow(asOf, bounds), limit }),
    ),
    tracking,
  ]);
  const keys = worthAtHome(coming, options);
  const sorted = sortKeys(keys, options, track);
  const found = sorted.findIndex(({ gameId }) => gameId === around);
  const page = found === -1 ? options.page : Math.floor(found / perPage) + 1;
  const ids = sorted.slice((page - 1) * perPage, page * perPage).map((key) => key.id);
  const rows = await getOrCompute(rowStore, ids, () => readRows(services, { ids, asOf, sources }));
  const isOpen = (row: PickListRow) => options.isEntitled || row.pick.isFree || row.opensAt <= now;
  const picks = await pickCards(services, {
    rows,
    asOf,
    locale,
    sources,
    isOpen,
    track,
    cache: options.asOf === undefined ? cache : null,
  });
  const next = waiting
    .map((row) => waitingGame(row, locale))
    .filter(({ event }, index) => index < WAITING || event.id === around);
  return { picks, total: keys.length, page, asOf, waiting: next, isRanked: canRank(keys, options, track) };
}

/** The rows of some picks in the given order. */
async function readRows(
  services: Services,
  options: { readonly ids: readonly string[]; readonly asOf: Date; readonly sources: readonly string[] },
): Promise<PickListRow[]> {
  if (options.ids.length === 0) return [];
  const filter = { ...options, origin: 'live', stage: 'all', order: 'newest_serial' } as const;
  const rows = await listPickRows(services.db, filter, { limit: options.ids.length, offset: 0 });
  const byId = new Map(rows.map((row) => [row.pick.id, row]));
  return options.ids.flatMap((id) => byId.get(id) ?? []);
}

function waitingWindow(asOf: Date, { from, until }: { from: Date | null; until: Date | null }) {
  return {
    after: from !== null && from > asOf ? from : asOf,
    // To the minute, so that readers of the same minute look through the same window.
    until: until ?? new Date(Math.ceil((asOf.getTime() + WINDOW_MS) / MINUTE_MS) * MINUTE_MS),
  };
}

/**
 * By our record on the kind of bet; 'expected_value' by the pick's own value for those who may see it, and by the kind's mean
 * for the others, to whom the order would otherwise reveal what is locked. Kinds with a short record stand behind; ties by start.
 */
function sortKeys(
  keys: readonly ComingKey[],
  { method, isEntitled }: ListComingOptions,
  track: readonly RecordSlice[],
): readonly ComingKey[] {
  if (method === undefined) return keys;
  const groups = new Map(readGroups(track).map((group) => [`${group.leagueId}/${group.betType}`, group]));
  const sortValue = (key: ComingKey): number => {
    if (method === 'expected_value' && isEntitled) return key.ev;
    return groupValue(groups.get(`${key.leagueId}/${key.betType}`), method);
  };
  return keys.toSorted((a, b) => {
    const [left, right] = [sortValue(a), sortValue(b)];
    return left === right ? 0 : right - left;
  });
}

const NO_RECORD = -1e9;

/** False where an order by our record was asked for and no kind of these picks has a record long enough to be ranked by. */
function canRank(
  keys: readonly ComingKey[],
  { method, isEntitled }: ListComingOptions,
  track: readonly RecordSlice[],
): boolean {
  if (method === undefined || (method === 'expected_value' && isEntitled)) return true;
  const groups = readGroups(track);
  return keys.some((key) =>
    groups.some(
      (group) =>
        group.leagueId === key.leagueId &&
        group.betType === key.betType &&
        groupValue(group, method) !== NO_RECORD,
    ),
  );
}

function groupValue(group: RankedGroup | undefined, method: Method): number {
  if (group === undefined || group.win_rate.n < RANKED_FROM) return NO_RECORD;
  switch (method) {
    case 'average_rate':
      return group.win_rate.interval?.[0] ?? NO_RECORD;
    case 'mov':
      return group.margin.value ?? NO_RECORD;
    case 'expected_value':
      return group.expected_value.value ?? NO_RECORD;
  }
}

function waitingGame(row: WaitingRow, locale: Locale): WaitingGame {
  const named = ({ id, names }: WaitingRow['home']) => ({ id, name: localText(names, locale) });
  return {
    event: { id: row.gameId, home: named(row.home), away: named(row.away) },
    sport: row.sport,
    league: { id: row.leagueId, name: localText(row.leagueNames, locale) },
    start_at: row.startAt.toISOString(),
    state: row.forecast === 'insufficient' || !row.hasOdds ? 'insufficient' : 'analyzing',
  };
}
