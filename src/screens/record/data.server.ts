import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { withDisputes } from '#domain/picks/grade/with-disputes.ts';
import { listDailyRecord } from '#domain/picks/record/list-daily-record.ts';
import { listRecord } from '#domain/picks/record/list-record.ts';
import { showDistribution } from '#domain/picks/record/show-distribution.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { PageFacts } from '../../page/page-context.ts';
import { readAsOfView } from '../as-of.server.ts';
import { readDisplayZone } from '../display-zone.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { readOddsFormat } from '../pick/odds-choice.ts';
import { readRecordQuery } from './record-query.ts';

const ROWS_A_PAGE = 10;

/** The record of a window, now or as of an instant: its sums, its days and a page of its rows, all by the formulas of the API's own calls. */
export async function loadRecord(facts: PageFacts, request: Request) {
  const { services, brand, locale, member } = facts;
  const display = readDisplayZone(request, brand.zone);
  const asOfView = readAsOfView(request, { zone: display.zone, now: services.clock.now() });
  const query = readRecordQuery(new URL(request.url).searchParams, asOfView.at);
  const scope = {
    origin: query.origin,
    window: query.window,
    sport: query.sport ?? undefined,
    asOf: query.asOf ?? undefined,
  };
  const [messages, texts, distribution, daily, rows] = await Promise.all([
    loadMessages(locale, ['record', 'sport', 'as-of']),
    loadPageTexts(facts),
    showDistribution(services, { ...scope, locale, method: query.method }),
    listDailyRecord(services, scope),
    listRecord(services, {
      ...scope,
      locale,
      page: query.page,
      perPage: ROWS_A_PAGE,
      betType: query.betType ?? undefined,
      result: query.result ?? undefined,
    }),
  ]);
  return {
    locale,
    messages,
    query,
    asOfView,
    meta: texts,
    display,
    oddsFormat: readOddsFormat(request, locale),
    brandZone: brand.zone,
    unitUsd: businessConstants.unitUsd,
    window: distribution.window,
    figures: distribution.data,
    days: daily.days,
    list: {
      rows: await withDisputes(services, { rows: rows.rows, memberId: member?.id ?? null }),
      total: rows.total,
      lastPage: Math.max(1, Math.ceil(rows.total / ROWS_A_PAGE)),
    },
  };
}

export type RecordData = Awaited<ReturnType<typeof loadRecord>>;
export type RecordListRow = RecordData['list']['rows'][number];
export type RecordFigures = RecordData['figures'];
/** Figures with where they come from: what was calculated afterwards was never published, and no sentence may say so. */
export type FiguresOf = {
  readonly figures: RecordFigures;
  readonly origin: RecordData['query']['origin'];
};
