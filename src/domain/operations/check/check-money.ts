import { countOpenEntries, sumBooks } from '#db/queries/ledger-gap.ts';
import type { Services } from '#domain/services.ts';
import { type Finding, findingOf } from './finding.ts';

/** Double entry: each entry of the books sums to 0, and so do all of them together. */
export async function checkMoney({ db }: Services): Promise<Finding> {
  const [open, { entries, sum }] = await Promise.all([countOpenEntries(db), sumBooks(db)]);
  const unbalanced = open.reduce((total, { count }) => total + count, 0);
  const errors = unbalanced === 0 && sum !== 0 ? 1 : unbalanced;
  return findingOf({ n: entries, needed: 1, errors, value: sum, bound: 0 });
}
