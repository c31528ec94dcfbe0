import type { PickListRow } from '#db/queries/pick-list.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { fairShare } from '#domain/picks/price/fair-share.ts';
import type { Locale } from '#terms/locales.ts';
import type { PickResult } from '#terms/results.ts';
import { serialText } from './pick-row.ts';

/** What everybody may know of a pick before its game starts (docs/product/picks.md). */
export type LockedPick = {
  readonly id: string;
  readonly event: {
    readonly id: string;
    readonly home: { readonly id: string; readonly name: string };
    readonly away: { readonly id: string; readonly name: string };
  };
  readonly sport: PickListRow['sport'];
  readonly league: { readonly id: string; readonly name: string };
  /** The start that the pick was published with. */
  readonly start_at: string;
  /** When its game begins, as it is known: later or earlier where it was moved since. */
  readonly game_start_at: string;
  /** When everybody may see it: at the start of its game as it is known now, or when it was settled before. */
  readonly opens_at: string;
  readonly bet_type: PickListRow['pick']['betType'];
  readonly serial: string | null;
  readonly leaf_hash: string | null;
  readonly published_at: string;
  readonly is_free: boolean;
  readonly data_origin: PickListRow['pick']['dataOrigin'];
  readonly locked: true;
};

export type OpenPick = Omit<LockedPick, 'locked'> & {
  readonly locked: false;
  readonly side: PickListRow['pick']['side'];
  readonly line: number | null;
  readonly odds: { readonly value: number; readonly source: string; readonly taken_at: string };
  readonly min_odds: number;
  readonly p: { readonly win: number; readonly push: number; readonly lose: number };
  /** How likely the bet was to win by the prices that it was taken from; null where these did not name all sides. */
  readonly market_p: number | null;
  readonly ev: number;
  readonly confidence: number;
  readonly units: number;
  readonly tier: string;
  readonly version: string;
  readonly result: PickResult;
  readonly score: { readonly home: number; readonly away: number } | null;
  readonly profit_cents: number;
  readonly closing_value: number | null;
  /** When the first grade was given, which decides in which window the pick counts. */
  readonly settled_at: string | null;
};

/** The pick without a single field that is paid for: they are left out here, on the server, and nowhere else. */
export function lockedPick({ pick, ...row }: PickListRow, locale: Locale): LockedPick {
  const serial =
    pick.serialDay !== null && pick.serialNo !== null ? serialText(pick.serialDay, pick.serialNo) : null;
  return {
    id: pick.id,
    event: {
      id: pick.gameId,
      home: { id: row.homeTeamId, name: localText(row.homeNames, locale) },
      away: { id: row.awayTeamId, name: localText(row.awayNames, locale) },
    },
    sport: row.sport,
    league: { id: pick.leagueId, name: localText(row.leagueNames, locale) },
    start_at: pick.startAt.toISOString(),
    game_start_at: row.gameStartAt.toISOString(),
    opens_at: row.opensAt.toISOString(),
    bet_type: pick.betType,
    serial,
    leaf_hash: pick.leafHash,
    published_at: pick.publishedAt.toISOString(),
    is_free: pick.isFree,
    data_origin: pick.dataOrigin,
    locked: true,
  };
}

/** The pick in full, for those who may see it: everybody after the start, and for the free one before it. */
export function openPick(row: PickListRow, locale: Locale): OpenPick {
  const { pick } = row;
  const share = fairShare(pick.oddsSnapshot, pick.side);
  const hasScore = row.homeScore !== null && row.awayScore !== null;
  return {
    ...lockedPick(row, locale),
    locked: false,
    side: pick.side,
    line: pick.line,
    odds: { value: pick.odds, source: pick.oddsSnapshot.bookmaker, taken_at: pick.oddsSnapshot.takenAt },
    min_odds: pick.minOdds,
    p: { win: pick.pWin, push: pick.pPush, lose: pick.pLose },
    // A decided bet names its market; what may come back is taken as our own law has it.
    market_p: share && share * (1 - pick.pPush),
    ev: pick.ev,
    confidence: pick.confidence,
    units: pick.units,
    tier: pick.tier,
    version: pick.modelVersion,
    result: row.result ?? 'not_completed',
    score: hasScore ? { home: row.homeScore ?? 0, away: row.awayScore ?? 0 } : null,
    profit_cents: row.profitCents ?? 0,
    closing_value: row.closingValue,
    settled_at: row.settledAt?.toISOString() ?? null,
  };
}

/** Who sees what: before its game begins only the free pick is open to everybody. */
export function publicPick(row: PickListRow, now: Date, locale: Locale): LockedPick | OpenPick {
  const isOpen = row.opensAt <= now || row.pick.isFree;
  return isOpen ? openPick(row, locale) : lockedPick(row, locale);
}
