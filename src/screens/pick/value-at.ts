import { gainAfterTax, type StakeTerms } from '#terms/ticket-tax.ts';

/** A hair, so that the lowest odds themselves are enough whatever their last binary digit. */
const SLACK = 1e-9;

/** What a pick is worth at other odds, per unit of the advised stake and after tax, and whether that is as much as its lowest odds ask for. */
export function valueAt(
  odds: number,
  pick: {
    readonly p: { readonly win: number; readonly lose: number };
    readonly units: number;
    readonly min_odds: number;
  },
  terms: StakeTerms,
): { readonly ev: number; readonly isEnough: boolean } {
  const { gain } = gainAfterTax(odds, pick.units, terms);
  return { ev: pick.p.win * gain - pick.p.lose, isEnough: gain >= pick.min_odds - 1 - SLACK };
}
