import { type LedgerResultRow, listLedgerResults } from '#db/queries/member-ledger.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { judgeByLuck, luckReach } from '#domain/picks/figures/luck-band.ts';
import type { Services } from '#domain/services.ts';

/** Of fewer picks a line says nothing, and they are only counted. */
const MIN_PICKS = 10;
/** One unit in cents: what a unit of a pick stands for is 100 USD. */
const UNIT_CENTS = 10_000;

export type WorthPoint = {
  readonly at: string;
  /** The sum of all picks until then, and how far luck alone would have carried it, in units. */
  readonly units: number;
  readonly reach: number;
};

/** What the picks of a member's period came to one by one, beside what luck alone does at their odds; null before there are enough. */
export async function showPeriodWorth(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { member, periodId }: { readonly member: Pick<Member, 'id'>; readonly periodId: string },
) {
  const rows = await listLedgerResults(db, { accountId: member.id, now: clock.now(), periodId });
  if (rows.length < MIN_PICKS) return null;
  const points = worthPoints(rows);
  const { units = 0, reach = 0 } = points.at(-1) ?? {};
  const count = (result: LedgerResultRow['result']) => rows.filter((row) => row.result === result).length;
  return {
    points,
    units,
    reach,
    verdict: judgeByLuck(units, reach),
    win: count('win'),
    lose: count('lose'),
    draw: count('draw'),
  };
}

/** The running sum, and the reach of luck by then; the deviations of one game are added before they are squared, as in `luckVariance`. */
export function worthPoints(rows: readonly LedgerResultRow[]): WorthPoint[] {
  const games = new Map<string, number>();
  let cents = 0;
  let variance = 0;
  return rows.map(({ game_id: game, start_at: at, odds, units, result, profit_cents: profit }) => {
    const before = games.get(game) ?? 0;
    const after = before + (result === 'draw' ? 0 : units * Math.sqrt(Math.max(0, odds - 1)));
    games.set(game, after);
    variance += after ** 2 - before ** 2;
    cents += profit;
    return { at, units: cents / UNIT_CENTS, reach: luckReach(variance) };
  });
}
