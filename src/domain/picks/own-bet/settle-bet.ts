import type { SettledResult } from '#terms/results.ts';

type Placed = {
  readonly odds: number;
  /** In the smallest unit of the currency, as is what came back with it. */
  readonly stake: number;
  readonly returned: number | null;
};

/** What became of a bet: null for both while it is open. */
type Settled = { readonly result: SettledResult | null; readonly profit: number | null };

/** What a bet at these odds wins beyond its stake, rounded to the smallest unit of the currency. */
export function gainOf(stake: number, odds: number): number {
  const gain = BigInt(Math.round(odds * 10_000) - 10_000);
  return Number((BigInt(stake) * gain + 5000n) / 10_000n);
}

/**
 * The result of a bet. One that followed a pick is settled as the pick was; what the member was really paid counts before what the
 * odds say. Any other bet is settled by what came back, and open until that is entered.
 */
export function settleOwnBet(
  { odds, stake, returned }: Placed,
  pick: { readonly result: SettledResult | null } | null,
): Settled {
  if (pick !== null) {
    const { result } = pick;
    if (result === null) return { result, profit: null };
    if (returned !== null) return { result, profit: returned - stake };
    const profit = { win: gainOf(stake, odds), lose: -stake, draw: 0, cancel: 0 }[result];
    return { result, profit };
  }
  if (returned === null) return { result: null, profit: null };
  const profit = returned - stake;
  return { result: profit > 0 ? 'win' : profit < 0 ? 'lose' : 'draw', profit };
}
