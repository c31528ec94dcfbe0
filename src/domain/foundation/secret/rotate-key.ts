import { lockSecrets, lockSecretsOutside } from '#db/queries/sealed-secret.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newestKeyId, openSealed, sealText } from '#platform/seal.ts';
import { addKeyToFile } from '#platform/secret-key.ts';
import { prepareSecrets } from './prepare-secrets.ts';
import { rewriteSecrets } from './rewrite-secrets.ts';

/**
 * Seals every stored secret with another key: a new one in front of the file of the data folder, or the first one of SECRET_KEY, in front
 * of which a person has put it. The key before stays where it is: backups that were made until now need it. Throws 'conflict' where SECRET_KEY
 * begins with the key that is in use.
 */
export async function rotateKey(
  services: Services,
): Promise<{ readonly key: string; readonly sealed: number }> {
  const { db, env, clock } = services;
  await prepareSecrets(services);
  if (env.SECRET_KEY === undefined) addKeyToFile(env.DATA_DIR);
  const key = newestKeyId(env);
  return db.transaction(async (tx) => {
    await lockSecrets(tx);
    const sealed = await rewriteSecrets(tx, {
      take: (place, limit) => lockSecretsOutside(tx, place, { keys: [key], limit }),
      rewrite: ({ name }, value) => sealText(env, name, openSealed(env, name, value)),
    });
    if (sealed === 0 && env.SECRET_KEY !== undefined) {
      throw new AppError(
        'conflict',
        `Everything is sealed with ${key} already: put a new key in front of SECRET_KEY.`,
      );
    }
    await appendAudit(tx, {
      at: clock.now(),
      actorKind: 'command',
      actorId: 'secrets',
      action: 'secrets.rotated',
      subjectKind: 'secret_key',
      subjectId: key,
      detail: { sealed },
    });
    return { key, sealed };
  });
}
