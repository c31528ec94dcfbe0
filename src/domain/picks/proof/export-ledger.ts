import { type ExportRow, listExportRows } from '#db/queries/ledger-export.ts';
import { type CsvCell, csvLine } from '#domain/foundation/export/csv.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { serialText } from '#domain/picks/pick/pick-row.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import type { RecordOrigin } from '#terms/results.ts';

const COLUMNS = [
  'serial',
  'published_at',
  'start_at',
  'sport',
  'league',
  'home',
  'away',
  'bet_type',
  'locked',
  'side',
  'line',
  'odds',
  'min_odds',
  'p_win',
  'p_push',
  'p_lose',
  'ev',
  'confidence',
  'units',
  'tier',
  'model_version',
  'result',
  'home_score',
  'away_score',
  'profit_usd',
  'closing_value',
  'withdrawn_at',
  'data_origin',
  'leaf_hash',
  'salt',
] as const;

const PAGE = 1000;

/**
 * The whole ledger as CSV, the oldest pick first, in pieces of a thousand rows, so that its length costs no memory. It is the
 * state of one instant, and discloses what that instant disclosed: nothing that is paid for before a game begins.
 */
export async function* exportLedger(
  services: Services,
  options: {
    readonly origin: RecordOrigin;
    readonly locale: Locale;
    readonly asOf?: Date | undefined;
  },
): AsyncGenerator<string> {
  const { origin, locale } = options;
  const asOf = options.asOf ?? services.clock.now();
  const sources = await findShownSources(services);
  yield csvLine(COLUMNS);
  for (let after: ExportRow['pick'] | null = null; ; ) {
    const rows: ExportRow[] = await listExportRows(services.db, {
      origin,
      sources,
      asOf,
      after,
      limit: PAGE,
    });
    if (rows.length > 0) yield rows.map((row) => line(row, locale, asOf)).join('');
    after = rows.at(-1)?.pick ?? null;
    if (rows.length < PAGE) return;
  }
}

function line(row: ExportRow, locale: Locale, asOf: Date): string {
  const isOpen = row.opensAt <= asOf || row.pick.isFree;
  const cells: Record<string, CsvCell> = {
    ...openCells(row, locale, isOpen),
    ...(isOpen ? paidCells(row, asOf) : {}),
  };
  return csvLine(COLUMNS.map((name) => cells[name] ?? null));
}

function openCells(
  { pick, sport, ...row }: ExportRow,
  locale: Locale,
  isOpen: boolean,
): Record<string, CsvCell> {
  const { serialDay: day, serialNo: no } = pick;
  return {
    serial: day !== null && no !== null ? serialText(day, no) : null,
    published_at: pick.publishedAt.toISOString(),
    start_at: pick.startAt.toISOString(),
    sport,
    league: pick.leagueId,
    home: localText(row.homeNames, locale),
    away: localText(row.awayNames, locale),
    bet_type: pick.betType,
    locked: String(!isOpen),
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    data_origin: pick.dataOrigin,
    leaf_hash: pick.leafHash,
  };
}

function paidCells({ pick, ...row }: ExportRow, asOf: Date): Record<string, CsvCell> {
  return {
    side: pick.side,
    line: pick.line,
    odds: pick.odds,
    min_odds: pick.minOdds,
    p_win: pick.pWin,
    p_push: pick.pPush,
    p_lose: pick.pLose,
    ev: pick.ev,
    confidence: pick.confidence,
    units: pick.units,
    tier: pick.tier,
    model_version: pick.modelVersion,
    result: row.result ?? 'not_completed',
    home_score: row.homeScore,
    away_score: row.awayScore,
    profit_usd: row.profitCents === null ? null : row.profitCents / 100,
    closing_value: row.closingValue,
    salt: row.opensAt <= asOf ? pick.salt : null,
  };
}
