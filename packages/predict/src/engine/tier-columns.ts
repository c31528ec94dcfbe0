/** The columns of A come first, then those of B, then those of C, so each tier sees a prefix. */
export type TierColumns = { readonly A: number; readonly B: number; readonly C: number };

export function tierColumns(columns: readonly { readonly tier: 'A' | 'B' | 'C' }[]): TierColumns {
  const count = (tiers: string) => columns.filter((column) => tiers.includes(column.tier)).length;
  return { A: count('A'), B: count('AB'), C: columns.length };
}
