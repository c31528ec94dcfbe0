import type { Queryable } from '#db/client.ts';
import { listSealingKeys, lockPlainSecrets, lockSecrets } from '#db/queries/sealed-secret.ts';
import type { Services } from '#domain/services.ts';
import { missingKeys, sealText } from '#platform/seal.ts';
import { ensureSecretKey, type KeySettings, readSecretKeys } from '#platform/secret-key.ts';
import { rewriteSecrets } from './rewrite-secrets.ts';

/**
 * Before anything else works: every key that sealed a stored secret is there, and what an older release left plain is sealed. The first
 * start of all makes the key of the data folder, where none is set. Throws a StartError that names keys which are missing.
 */
export async function prepareSecrets({ db, env }: Pick<Services, 'db' | 'env'>): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSecrets(tx);
    const used = await listSealingKeys(tx);
    if (used.length === 0) ensureSecretKey(env);
    const missing = missingOf(env, used);
    if (missing.length > 0) throw missingKeys(env, missing);
    await rewriteSecrets(tx, {
      take: (place, limit) => lockPlainSecrets(tx, place, limit),
      rewrite: ({ name }, value) => sealText(env, name, value),
    });
  });
}

/** The ids of keys that stored secrets are sealed with and that these settings do not have. */
export async function listMissingKeys(db: Queryable, env: KeySettings): Promise<string[]> {
  return missingOf(env, await listSealingKeys(db));
}

function missingOf(env: KeySettings, used: readonly string[]): string[] {
  const known = new Set(readSecretKeys(env).map(({ id }) => id));
  return used.filter((id) => !known.has(id));
}
