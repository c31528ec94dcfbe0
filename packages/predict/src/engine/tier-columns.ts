/** The columns of A come first, then those of B, then those of C, so each tier sees a prefix. */
type TierColumns = { readonly A: number; readonly B: number; readonly C: number };

type Columns = readonly { readonly tier: 'A' | 'B' | 'C' }[];

/** Asked for with every forecast; a registry does not change. */
const known = new WeakMap<Columns, TierColumns>();

export function tierColumns(columns: Columns): TierColumns {
  const found = known.get(columns);
  if (found) return found;
  const count = (tiers: string) => columns.filter((column) => tiers.includes(column.tier)).length;
  const counted = { A: count('A'), B: count('AB'), C: columns.length };
  known.set(columns, counted);
  return counted;
}
