import { findLedgerPeriod, type LedgerPickRow, listLedgerPickRows } from '#db/queries/member-ledger.ts';
import { listPickRows, type PickListRow } from '#db/queries/pick-list.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import { leadMinutes } from '#domain/picks/pick/lead-minutes.ts';
import { type OpenPick, openPick, publicPick } from '#domain/picks/pick/pick-view.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';

/**
 * The picks behind the sums of one of a member's periods (docs/product/plans.md), the newest first: since when they could see each, when they opened it
 * and at which price, and what came of it. What they may not see at this moment is closed, though they could have seen it then.
 * Throws 'not_found' for a period that is not theirs.
 */
export async function listLedgerPicks(
  services: Services,
  options: {
    readonly member: Member;
    readonly locale: Locale;
    readonly periodId: string;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { db } = services;
  const { member, periodId, page, perPage } = options;
  const now = services.clock.now();
  const mine = { accountId: member.id, now, periodId };
  if (!(await findLedgerPeriod(db, mine))) throw new AppError('not_found', 'not a period of theirs');
  const { rows, total } = await listLedgerPickRows(db, {
    ...mine,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const ids = rows.map(({ pick_id: id }) => id);
  const filter = { asOf: now, origin: 'live', stage: 'all', order: 'newest_serial' } as const;
  const sources = await findShownSources(services);
  const picks = await listPickRows(db, { ...filter, sources, ids }, { limit: perPage, offset: 0 });
  const byId = new Map(picks.map((pick) => [pick.pick.id, pick]));
  const items = rows.flatMap((row) => {
    const pick = byId.get(row.pick_id);
    return pick === undefined
      ? []
      : [pickView(row, pick, { now, locale: options.locale, isOpen: member.isEntitled })];
  });
  return { items, total };
}

/** What a closed pick does not show. */
const CLOSED: Pick<OpenPick, 'result' | 'score' | 'profit_cents' | 'closing_value'> = {
  result: 'not_completed',
  score: null,
  profit_cents: 0,
  closing_value: null,
};

function pickView(
  row: LedgerPickRow,
  pick: PickListRow,
  options: { readonly now: Date; readonly locale: Locale; readonly isOpen: boolean },
) {
  const view = options.isOpen
    ? openPick(pick, options.locale)
    : publicPick(pick, options.now, options.locale);
  const {
    id,
    serial,
    sport,
    league,
    event,
    start_at: startAt,
    game_start_at,
    bet_type: betType,
    locked,
  } = view;
  const content = view.locked
    ? { ...CLOSED, side: null, line: null, odds: null, units: null }
    : {
        side: view.side,
        line: view.line,
        odds: view.odds.value,
        units: view.units,
        result: view.result,
        score: view.score,
        profit_cents: view.profit_cents,
        closing_value: view.closing_value,
      };
  return {
    id,
    serial,
    sport,
    league,
    event,
    start_at: startAt,
    game_start_at,
    bet_type: betType,
    locked,
    ...content,
    shown_from: row.from_at,
    lead_minutes: leadMinutes(new Date(row.from_at), pick.opensAt),
    opened_at: row.opened_at,
    opened_odds: view.locked ? null : row.opened_odds,
  };
}
