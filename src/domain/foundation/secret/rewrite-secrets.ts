import type { Transaction } from '#db/client.ts';
import { putSecrets, SECRET_PLACES, type SecretPlace, type SecretRow } from '#db/queries/sealed-secret.ts';

const BATCH = 1000;

/** Writes another value in the place of each that is taken, until none is left; answers how many they were. */
export async function rewriteSecrets(
  tx: Transaction,
  options: {
    readonly take: (place: SecretPlace, limit: number) => Promise<SecretRow[]>;
    readonly rewrite: (place: SecretPlace, value: string) => string;
  },
): Promise<number> {
  let count = 0;
  for (const place of SECRET_PLACES) {
    for (
      let found = await options.take(place, BATCH);
      found.length > 0;
      found = await options.take(place, BATCH)
    ) {
      const rows = found.map(({ row, value }) => ({ row, value: options.rewrite(place, value) }));
      await putSecrets(tx, place, rows);
      count += rows.length;
    }
  }
  return count;
}
