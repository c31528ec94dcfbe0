import { addSums, EMPTY_SUMS } from '#db/queries/add-sums.ts';
import {
  countPassRows,
  listPassRows,
  listRecordRows,
  type Page,
  type RecordListFilter,
} from '#db/queries/record-list.ts';
import type { RecordSums } from '#db/queries/record-sum-columns.ts';
import type { RecordSlice } from '#db/queries/record-sums.ts';
import { recommendationWriter } from '#domain/forecasting/bet/recommendation-text.ts';
import { cacheStore } from '#domain/foundation/cache/data-cache.ts';
import { listPending } from '#domain/picks/figures/cached-pending.ts';
import { cachedSums } from '#domain/picks/figures/cached-sums.ts';
import { type Summary, summaryOf } from '#domain/picks/figures/figures.ts';
import {
  type RecordScope,
  type RecordWindow,
  readScope,
  type ScopeOptions,
} from '#domain/picks/figures/record-scope.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import type { RecordResult } from '#terms/results.ts';
import { passRow, pendingRow, type RecordRow, type RowWriter, settledRow } from './record-row.ts';

type ListRecordOptions = ScopeOptions & {
  readonly locale: Locale;
  readonly league?: string | undefined;
  readonly betType?: string | undefined;
  readonly result?: RecordResult | undefined;
  readonly page: number;
  readonly perPage: number;
};

type RecordPage = {
  readonly rows: readonly RecordRow[];
  readonly total: number;
  readonly window: RecordWindow;
  readonly asOf: Date;
  /** Of all pages; null where the list holds no settled picks, or only those of one result. */
  readonly summary: Summary | null;
};

/** The record: settled picks of a window, the newest first; with `result` also passes, and picks of games in play. */
export async function listRecord(services: Services, options: ListRecordOptions): Promise<RecordPage> {
  const { locale, page, perPage } = options;
  const [scope, advise] = await Promise.all([readScope(services, options), recommendationWriter(locale)]);
  const { window, asOf } = scope;
  const filter = listFilter(scope, options);
  const question = { scope, filter, options, writer: { locale, advise } };
  const read = () => readPage(services, question, { limit: perPage, offset: (page - 1) * perPage });
  const isCached = options.result !== 'not_completed';
  const { asOf: _now, ...asked } = filter;
  const key = JSON.stringify([asked, scope.filter.asOf, options.result, locale, page, perPage]);
  const found = isCached ? await scope.cache.getOrCompute(pageStore, key, read) : await read();
  return { ...found, window, asOf };
}

/** Pages of rows, as long as no fact of the record is added; what is in play depends on the clock. */
const pageStore = cacheStore<ReadPage>(['record']);
type ReadPage = Pick<RecordPage, 'rows' | 'total' | 'summary'>;

type Question = {
  readonly scope: RecordScope;
  readonly filter: RecordListFilter;
  readonly options: ListRecordOptions;
  readonly writer: RowWriter;
};

async function readPage(services: Services, question: Question, page: Page): Promise<ReadPage> {
  const { filter, options, writer } = question;
  if (options.result === 'not_completed') {
    const rows = await listPending(services, question.scope, { filter, page });
    return { rows: rows.map((row) => pendingRow(row, writer)), total: rows[0]?.total ?? 0, summary: null };
  }
  if (options.result === 'pass') {
    const [rows, total] = await Promise.all([
      listPassRows(services.db, filter, page),
      countPasses(services, question),
    ]);
    return { rows: rows.map((row) => passRow(row, writer)), total, summary: null };
  }
  const [rows, slices] = await Promise.all([
    listRecordRows(services.db, filter, page),
    cachedSums(services, question.scope.cache, { ...question.scope.filter, dimensions: ['group'] }),
  ]);
  const sums = sumsOf(slices, options);
  const shown = rows.map((row) => settledRow(row, writer));
  if (options.result) return { rows: shown, total: sums[options.result], summary: null };
  return { rows: shown, total: sums.n, summary: summaryOf(sums) };
}

/** The sums of the groups that a list's league and bet type leave. */
function sumsOf(slices: readonly RecordSlice[], { league, betType }: ListRecordOptions): RecordSums {
  return slices
    .filter(({ dimension, key }) => {
      if (dimension !== 'group') return false;
      const [ofLeague, ofType] = key.split('/');
      return (!league || league === ofLeague) && (!betType || betType === ofType);
    })
    .reduce<RecordSums>(addSums, EMPTY_SUMS);
}

async function countPasses(services: Services, { scope, filter, options }: Question): Promise<number> {
  if (options.league || options.betType) return countPassRows(services.db, filter);
  const slices = await cachedSums(services, scope.cache, { ...scope.filter, dimensions: ['pass'] });
  return slices.filter(({ dimension }) => dimension === 'pass').reduce((sum, { n }) => sum + n, 0);
}

function listFilter(scope: RecordScope, options: ListRecordOptions): RecordListFilter {
  const { origin, sport, league, betType, result } = options;
  return {
    origin,
    sources: scope.sources,
    sport,
    leagueId: league,
    betType,
    asOf: scope.asOf,
    result: result === 'pass' || result === 'not_completed' ? undefined : result,
    from: scope.fromAt,
    until: scope.untilAt,
  };
}
