import { listOwnBetImports, listOwnBets, type OwnBetRow } from '#db/queries/own-bet.ts';
import { type FollowablePickRow, listFollowablePicks } from '#db/queries/own-bet-pick.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { serialText } from '#domain/picks/pick/pick-row.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';
import { MAX_BETS } from './bet-limits.ts';
import { listCandidates, readerOf } from './followable-picks.ts';
import { measureBets } from './measure-bets.ts';
import { settleOwnBet } from './settle-bet.ts';

const MAX_IMPORTS = 100;

/** A bet, and the prediction that it followed; `is_closed` where they may not see that one at this moment. */
type Compared = {
  readonly bet: OwnBetRow;
  readonly pick: FollowablePickRow | null;
  readonly isClosed: boolean;
};

/**
 * What a member has entered of their own bets: measured against the predictions that they followed, by currency, and a page of them, the
 * newest first. A bet on a prediction that is closed to them counts nowhere until it opens.
 */
export async function listBets(
  services: Services,
  options: {
    readonly member: Member;
    readonly locale: Locale;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { member, locale, page, perPage } = options;
  const [all, imports] = await Promise.all([
    compareAll(services, member),
    listOwnBetImports(services.db, { accountId: member.id, limit: MAX_IMPORTS }),
  ]);
  const measured = all.filter(({ isClosed }) => !isClosed);
  const currencies = [...new Set(measured.map(({ bet }) => bet.currency))].toSorted();
  return {
    total: all.length,
    closed: all.length - measured.length,
    sums: currencies.map((currency) => ({
      currency,
      ...measureBets(measured.filter(({ bet }) => bet.currency === currency).map(measurable)),
    })),
    imports: imports.map(({ id, fileName, rowsRead, bets, createdAt }) => ({
      id,
      file_name: fileName,
      rows: rowsRead,
      bets,
      created_at: createdAt.toISOString(),
    })),
    items: all.slice((page - 1) * perPage, page * perPage).map((one) => betView(one, locale)),
  };
}

/** One bet with the predictions that it can have followed. Throws 'not_found' for one that is not theirs. */
export async function showBet(
  services: Services,
  { member, id, locale }: { readonly member: Member; readonly id: string; readonly locale: Locale },
) {
  const found = (await compareAll(services, member)).find(({ bet }) => bet.id === id);
  if (found === undefined) throw new AppError('not_found', 'not a bet of theirs');
  const candidates = await listCandidates(services, { member, placedAt: found.bet.placedAt });
  return { ...betView(found, locale), candidates: candidates.map((pick) => pickView(pick, locale)) };
}

async function compareAll(services: Services, member: Member): Promise<readonly Compared[]> {
  const bets = await listOwnBets(services.db, member.id);
  const ids = [...new Set(bets.flatMap(({ pickId }) => pickId ?? []))];
  const picks =
    ids.length === 0
      ? []
      : await listFollowablePicks(services.db, await readerOf(services, member), { ids, limit: MAX_BETS });
  const byId = new Map(picks.map((pick) => [pick.id, pick]));
  return bets.map((bet) => {
    const pick = bet.pickId === null ? null : (byId.get(bet.pickId) ?? null);
    return { bet, pick, isClosed: bet.pickId !== null && pick === null };
  });
}

const measurable = ({ bet: { id, placedAt, odds, stake, returned }, pick }: Compared) => ({
  id,
  placedAt,
  odds,
  stake,
  returned,
  pick,
});

function betView({ bet, pick, isClosed }: Compared, locale: Locale) {
  const { result, profit } = isClosed ? { result: null, profit: null } : settleOwnBet(bet, pick);
  return {
    id: bet.id,
    placed_at: bet.placedAt.toISOString(),
    event: bet.event,
    selection: bet.selection,
    bookmaker: bet.bookmaker,
    odds: bet.odds,
    currency: bet.currency,
    stake: bet.stake,
    returned: bet.returned,
    import_id: bet.importId,
    result,
    profit,
    is_closed: isClosed,
    pick: pick === null ? null : { ...pickView(pick, locale), ...comparison(bet, pick) },
  };
}

export type BetView = ReturnType<typeof betView>;

function comparison(bet: OwnBetRow, pick: FollowablePickRow) {
  const ratio = bet.odds / pick.odds;
  return {
    price_gap: ratio - 1,
    wait_minutes: Math.round(Math.max(0, bet.placedAt.getTime() - pick.publishedAt.getTime()) / MINUTE_MS),
    closing_value: pick.closingValue,
    own_closing_value: pick.closingValue === null ? null : ratio * (1 + pick.closingValue) - 1,
  };
}

function pickView(pick: FollowablePickRow, locale: Locale) {
  const { id, serialDay, serialNo, sport, betType, side, line, odds, units } = pick;
  return {
    id,
    serial: serialDay !== null && serialNo !== null ? serialText(serialDay, serialNo) : null,
    sport,
    home: localText(pick.homeNames, locale),
    away: localText(pick.awayNames, locale),
    start_at: pick.startAt.toISOString(),
    published_at: pick.publishedAt.toISOString(),
    bet_type: betType,
    side,
    line,
    odds,
    units,
  };
}
