/** What falls on the winnings of one ticket (what comes back beyond the stake) once they exceed the threshold: on all of them or on the excess. */
type TicketTax = {
  readonly threshold: number;
  readonly rate: number;
  readonly on: 'all' | 'excess';
};

/** What a stake is under the law of a market: a unit of 100 USD in its currency, and the tax in that currency. */
export type StakeTerms = { readonly unitValue: number; readonly tax: TicketTax | null };

/** What a winning ticket brings beyond its stake, per unit staked, once the tax on a ticket of `units` has been taken. */
export function gainAfterTax(
  odds: number,
  units: number,
  { unitValue, tax }: StakeTerms,
): { readonly gain: number; readonly taxed: boolean } {
  const winnings = units * unitValue * (odds - 1);
  if (tax === null || winnings <= tax.threshold) return { gain: odds - 1, taxed: false };
  const withheld = tax.rate * (tax.on === 'all' ? winnings : winnings - tax.threshold);
  return { gain: (winnings - withheld) / (units * unitValue), taxed: true };
}

/**
 * The lowest odds, in hundredths, at which a taxed ticket brings as much as one at `minOdds` without a tax; `minOdds` itself where
 * the tax does not reach so far.
 */
export function oddsBeforeTax(minOdds: number, units: number, { unitValue, tax }: StakeTerms): number {
  if (tax === null) return minOdds;
  const untaxed = tax.threshold / (units * unitValue);
  const needed = minOdds - 1;
  const gain = (tax.on === 'all' ? needed : needed - tax.rate * untaxed) / (1 - tax.rate);
  if (gain <= untaxed) return minOdds;
  // The tolerance keeps 2.10 from becoming 2.11 because of the last binary digit.
  return Math.ceil((1 + gain) * 100 - 1e-7) / 100;
}
