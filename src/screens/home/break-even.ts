type Priced = {
  readonly p: { readonly push: number };
  readonly odds: { readonly value: number };
};

/** The chance of winning at which a bet at its odds neither earns nor loses; a stake that comes back is neither. */
export function breakEven({ p, odds }: Priced): number {
  return (1 - p.push) / odds.value;
}
