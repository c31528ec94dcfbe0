import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { judgeByLuck } from '#domain/picks/figures/luck-band.ts';
import { withDisputes } from '#domain/picks/grade/with-disputes.ts';
import { countSettled } from '#domain/picks/record/count-settled.ts';
import { type DailyRecord, listDailyRecord } from '#domain/picks/record/list-daily-record.ts';
import { listRecord } from '#domain/picks/record/list-record.ts';
import { showDistribution } from '#domain/picks/record/show-distribution.ts';
import { showSpread } from '#domain/picks/record/show-spread.ts';
import { sinceFirst } from '#domain/picks/record/since-first.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { RecordOrigin } from '#terms/results.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readAsOfView } from '../as-of.server.ts';
import { readDisplayZone } from '../display-zone.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { readOddsFormat } from '../pick/odds-choice.ts';
import { loadKits } from '../team/page-kits.server.ts';
import { readRecordQuery } from './record-query.ts';

const ROWS_A_PAGE = 10;
/** Of fewer decided picks nothing is said of luck. */
const MIN_TO_JUDGE = 10;

/** The record of a window, now or as of an instant: its sums, its days and a page of its rows, all by the formulas of the API's own calls. */
export async function loadRecord(context: PageContext, request: Request) {
  const { services, locale, member } = context;
  const display = readDisplayZone(request, BRAND_ZONE);
  const asOfView = readAsOfView(request, { zone: display.zone, now: services.clock.now(), locale });
  const asked = readRecordQuery(new URL(request.url).searchParams, asOfView.at);
  const scope = { window: asked.window, sport: asked.sport ?? undefined, asOf: asked.asOf ?? undefined };
  const counts = await countSettled(services, scope);
  const origin = asked.origin ?? chooseOrigin(counts);
  // What was chosen for the reader stays with every other choice: no link changes the source unasked.
  const query = { ...asked, origin: origin === 'live' ? asked.origin : origin };
  const [messages, texts, distribution, spread, daily, rows, kitsOf] = await Promise.all([
    loadMessages(locale, ['record', 'sport', 'as-of']),
    loadPageTexts(context),
    showDistribution(services, { ...scope, origin, locale, method: query.method }),
    showSpread(services, { ...scope, origin, locale }),
    listDailyRecord(services, { ...scope, origin }),
    listRecord(services, {
      ...scope,
      origin,
      locale,
      page: query.page,
      perPage: ROWS_A_PAGE,
      betType: query.betType ?? undefined,
      result: query.result ?? undefined,
    }),
    loadKits(context),
  ]);
  return {
    locale,
    messages,
    query,
    origin,
    counts: { live: counts.live.shown, backfill: counts.backfill.shown },
    asOfView,
    now: services.clock.now().toISOString(),
    meta: texts,
    display,
    oddsFormat: readOddsFormat(request, locale),
    brandZone: BRAND_ZONE,
    unitUsd: businessConstants.unitUsd,
    window: distribution.window,
    figures: distribution.data,
    spread,
    luck: judge(distribution.data.summary, spread.luck),
    days: sinceFirst(withLuck(daily.days, spread.luck), ({ n }) => n > 0),
    kits: kitsOf(rows.rows.flatMap(({ event }) => [event.home, event.away])),
    list: {
      rows: await withDisputes(services, { rows: rows.rows, memberId: member?.id ?? null }),
      total: rows.total,
      lastPage: Math.max(1, Math.ceil(rows.total / ROWS_A_PAGE)),
    },
  };
}

/** Where the address names no source, the page opens on the one that has rows, whatever the sport. */
function chooseOrigin({ live, backfill }: Awaited<ReturnType<typeof countSettled>>): RecordOrigin {
  return live.all === 0 && backfill.all > 0 ? 'backfill' : 'live';
}

type Luck = Awaited<ReturnType<typeof showSpread>>['luck'];
const unitsOf = (cents: number) => cents / 100 / businessConstants.unitUsd;

/** What the window came to in units, how far luck alone would carry it, and on which side of that it lies. */
function judge(
  summary: { readonly win: number; readonly lose: number; readonly profit_cents: number },
  luck: Luck,
) {
  const units = unitsOf(summary.profit_cents);
  const reach = unitsOf(luck.at(-1)?.reach_cents ?? 0);
  const isFew = summary.win + summary.lose < MIN_TO_JUDGE;
  return { units, reach, verdict: isFew ? ('few' as const) : judgeByLuck(units, reach) };
}

/** The days of the window with the running total in units, and how far luck alone had carried it by then. */
function withLuck(days: readonly DailyRecord[], luck: Luck) {
  const reaches = new Map(luck.map(({ day, reach_cents: cents }) => [day, unitsOf(cents)]));
  let reach = 0;
  return days.map((day) => {
    reach = reaches.get(day.date) ?? reach;
    return { ...day, units: day.cumulative / businessConstants.unitUsd, reach };
  });
}

export type RecordData = Awaited<ReturnType<typeof loadRecord>>;
export type RecordListRow = RecordData['list']['rows'][number];
type RecordFigures = RecordData['figures'];
/** Figures with where they come from: what was calculated afterwards was never published, and no sentence may say so. */
export type FiguresOf = {
  readonly figures: RecordFigures;
  readonly origin: RecordData['origin'];
};
