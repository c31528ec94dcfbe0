import type { PassRow, PendingRow, RecordListRow } from '#db/queries/record-list.ts';
import type { recommendationWriter } from '#domain/forecasting/bet/recommendation-text.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { leadMinutes } from '#domain/picks/pick/lead-minutes.ts';
import { serialText } from '#domain/picks/pick/pick-row.ts';
import type { Locale } from '#terms/locales.ts';

type Named = { readonly id: string; readonly name: string };
type PickRow = RecordListRow['pick'];

/** A row of the record. A pass has no bet: what belongs to one is null, and `reason` says why. */
export type RecordRow = {
  readonly id: string;
  /** When it was settled; the start where there is no grade. */
  readonly date: string;
  /** The start that it was published with or, of a pass, evaluated for. */
  readonly start_at: string;
  /** When its game begins or began, as it is known. */
  readonly game_start_at: string;
  readonly sport: RecordListRow['sport'];
  readonly league: Named;
  readonly event: { readonly id: string; readonly home: Named; readonly away: Named };
  readonly bet_type: PickRow['betType'];
  readonly recommendation: string | null;
  readonly side: PickRow['side'] | null;
  readonly line: number | null;
  readonly team: string | null;
  readonly home: string;
  readonly away: string;
  readonly home_away: 'home' | 'away' | null;
  readonly opponent: string | null;
  readonly odds: number | null;
  readonly min_odds: number | null;
  readonly confidence: number | null;
  readonly ev: number | null;
  readonly units: number | null;
  readonly result: RecordListRow['result'] | 'pass' | 'not_completed';
  readonly score: { readonly home: number; readonly away: number } | null;
  readonly total_score: number | null;
  readonly profit: number;
  readonly profit_cents: number;
  readonly serial: string | null;
  readonly leaf_hash: string | null;
  readonly tier: string | null;
  readonly version: string | null;
  readonly policy_version: number;
  readonly is_free: boolean;
  readonly lead_minutes: number | null;
  readonly closing_odds: number | null;
  readonly closing_value: number | null;
  readonly odds_15: number | null;
  readonly odds_60: number | null;
  readonly withdrawal: {
    readonly reason: NonNullable<RecordListRow['withdrawalReason']>;
    readonly would_be: RecordListRow['wouldBe'] | null;
  } | null;
  readonly corrections: number;
  readonly reason: string | null;
  readonly data_origin: PickRow['dataOrigin'];
};

/** What it takes to write a row for a reader. */
export type RowWriter = {
  readonly locale: Locale;
  readonly advise: Awaited<ReturnType<typeof recommendationWriter>>;
};

type GameRow = Pick<
  RecordListRow,
  'sport' | 'leagueNames' | 'homeNames' | 'awayNames' | 'homeTeamId' | 'awayTeamId' | 'gameStartAt'
>;

/** A settled pick as a row of the record. */
export function settledRow(row: RecordListRow, writer: RowWriter): RecordRow {
  const { homeScore, awayScore } = row;
  const hasScore = homeScore !== null && awayScore !== null;
  return {
    ...pickPart(row, writer),
    date: row.settledAt.toISOString(),
    result: row.result,
    score: hasScore ? { home: homeScore, away: awayScore } : null,
    total_score: hasScore ? homeScore + awayScore : null,
    profit: row.profitCents / 100,
    profit_cents: row.profitCents,
    closing_odds: row.closingOdds,
    closing_value: row.result === 'cancel' ? null : row.closingValue,
    odds_15: row.odds15,
    odds_60: row.odds60,
    withdrawal: row.withdrawalReason ? { reason: row.withdrawalReason, would_be: row.wouldBe } : null,
    corrections: row.grades - 1,
  };
}

const UNSETTLED = {
  score: null,
  total_score: null,
  profit: 0,
  profit_cents: 0,
  closing_odds: null,
  closing_value: null,
  odds_15: null,
  odds_60: null,
  corrections: 0,
} as const;

/** A pick whose game has begun and that has no grade yet. */
export function pendingRow(row: PendingRow, writer: RowWriter): RecordRow {
  return {
    ...pickPart(row, writer),
    ...UNSETTLED,
    date: row.pick.startAt.toISOString(),
    result: 'not_completed',
    withdrawal: row.withdrawalReason ? { reason: row.withdrawalReason, would_be: null } : null,
  };
}

const NO_BET = {
  recommendation: null,
  side: null,
  line: null,
  team: null,
  home_away: null,
  opponent: null,
  odds: null,
  min_odds: null,
  confidence: null,
  ev: null,
  units: null,
  serial: null,
  leaf_hash: null,
  tier: null,
  version: null,
  lead_minutes: null,
} as const;

/** A market that was evaluated and left alone. */
export function passRow(row: PassRow, { locale }: RowWriter): RecordRow {
  const { pass } = row;
  const startAt = pass.startAt.toISOString();
  return {
    ...gamePart({ ...row, gameId: pass.gameId, leagueId: row.leagueId }, locale),
    ...NO_BET,
    ...UNSETTLED,
    date: startAt,
    start_at: startAt,
    result: 'pass',
    withdrawal: null,
    id: `${pass.gameId}/${pass.betType}`,
    bet_type: pass.betType,
    policy_version: pass.policyVersion,
    is_free: false,
    reason: pass.reason,
    data_origin: row.dataOrigin,
  };
}

function pickPart(row: GameRow & Pick<RecordListRow, 'pick' | 'opensAt'>, { locale, advise }: RowWriter) {
  const { pick } = row;
  const game = gamePart({ ...row, gameId: pick.gameId, leagueId: pick.leagueId }, locale);
  const { home, away } = game;
  const homeAway = pick.side === 'home' || pick.side === 'away' ? pick.side : null;
  const { betType, side, line } = pick;
  return {
    ...game,
    id: pick.id,
    start_at: pick.startAt.toISOString(),
    bet_type: betType,
    recommendation: advise({ betType, side, line, home, away }),
    side,
    line,
    home_away: homeAway,
    team: homeAway === null ? null : game[homeAway],
    opponent: homeAway === null ? null : homeAway === 'home' ? away : home,
    odds: pick.odds,
    min_odds: pick.minOdds,
    confidence: pick.confidence,
    ev: pick.ev,
    units: pick.units,
    serial:
      pick.serialDay !== null && pick.serialNo !== null ? serialText(pick.serialDay, pick.serialNo) : null,
    leaf_hash: pick.leafHash,
    tier: pick.tier,
    version: pick.modelVersion,
    is_free: pick.isFree,
    policy_version: pick.policyVersion,
    lead_minutes: leadMinutes(pick.publishedAt, row.opensAt),
    reason: null,
    data_origin: pick.dataOrigin,
  };
}

function gamePart(row: GameRow & { readonly gameId: string; readonly leagueId: string }, locale: Locale) {
  const home = localText(row.homeNames, locale);
  const away = localText(row.awayNames, locale);
  return {
    game_start_at: row.gameStartAt.toISOString(),
    sport: row.sport,
    league: { id: row.leagueId, name: localText(row.leagueNames, locale) },
    event: {
      id: row.gameId,
      home: { id: row.homeTeamId, name: home },
      away: { id: row.awayTeamId, name: away },
    },
    home,
    away,
  };
}
