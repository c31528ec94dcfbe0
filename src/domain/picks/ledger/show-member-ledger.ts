import { type LedgerPeriodRow, listLedgerPeriods } from '#db/queries/member-ledger.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import { chanceOfLosingRun } from '#domain/money/plan/luck-outlook.ts';
import { type MeasuredEdge, measureEdge } from '#domain/picks/plan-forecast/measure-edge.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

/**
 * What a member was shown and what came of it (docs/product/plans.md), period by period beside the fee that they paid for it. It is computed from
 * the periods and the picks themselves each time, so there is nothing that anybody could hide or brush up.
 */
export async function showMemberLedger(
  services: Services,
  { member, locale }: { readonly member: Member; readonly locale: Locale },
) {
  const now = services.clock.now();
  const periods = await listLedgerPeriods(services.db, { accountId: member.id, now });
  const isRun = periods.some((period) => isWorthSaying(period, now));
  const edge = isRun ? await measureEdge(services) : null;
  return periods.map((period) => ({
    ...periodView(period, locale),
    losing_run: isWorthSaying(period, now) ? losingRun(period, edge) : null,
  }));
}

/** Shorter runs are what every week brings. */
const MIN_RUN = 3;

function isWorthSaying({ losing_run: length, until_at: until }: LedgerPeriodRow, now: Date): boolean {
  return length >= MIN_RUN && Date.parse(until) >= now.getTime();
}

/** The losses that stand at the end of a period, and in how many of such periods there is a run at least as long (docs/product/plans.md). */
export function losingRun(
  row: Pick<LedgerPeriodRow, 'losing_run' | 'picks' | 'cancel' | 'draw'>,
  edge: Pick<MeasuredEdge, 'win'> | null,
): { readonly length: number; readonly chance: number | null } {
  const picks = row.picks - row.cancel - row.draw;
  const chance =
    edge === null ? null : chanceOfLosingRun(row.losing_run, { picks, winChance: edge.win.value });
  return { length: row.losing_run, chance };
}

function periodView(period: LedgerPeriodRow, locale: Locale) {
  const { win, lose, draw, cancel, open, picks, opened } = period;
  return {
    subscription_id: period.subscription_id,
    plan: pickText(period.plan_names, locale)?.text ?? '',
    kind: period.kind,
    start_date: period.start_at,
    end_date: period.until_at,
    fee: period.fee,
    currency: period.currency,
    picks,
    opened,
    win,
    lose,
    draw,
    cancel,
    open,
    /** In units of 100 USD, which is what one unit of a pick stands for. */
    units: Math.round(period.profit_cents / 100) / 100,
    profit_usd: Math.round(period.profit_cents) / 100,
    staked_usd: Math.round(period.staked_cents) / 100,
    win_rate: win + lose === 0 ? null : win / (win + lose),
    closing_value: period.closing_n === 0 ? null : period.closing_sum / period.closing_n,
    closing_n: period.closing_n,
  };
}
