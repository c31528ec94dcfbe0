import { Secret } from 'otpauth';
import { lockSecrets, lockSecretsOutside, type SecretPlace } from '#db/queries/sealed-secret.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { newPushKeys } from '#platform/push/post-push.ts';
import { newestKeyId, sealText } from '#platform/seal.ts';
import { ensureSecretKey, readSecretKeys } from '#platform/secret-key.ts';
import { newToken } from '#platform/token.ts';
import { listMissingKeys, prepareSecrets } from './prepare-secrets.ts';
import { rewriteSecrets } from './rewrite-secrets.ts';

/**
 * Where a key is lost for good: new secrets in the place of those that no one can open any more, so that the site starts again. Operators
 * among them need new second factors (`operator -- reset`), and links in e-mails that end reminders are over. What can be opened stays.
 */
export async function replaceSecrets(
  services: Services,
): Promise<{ readonly lost: readonly string[]; readonly replaced: number }> {
  const { db, env, clock } = services;
  ensureSecretKey(env);
  const done = await db.transaction(async (tx) => {
    await lockSecrets(tx);
    const lost = await listMissingKeys(tx, env);
    const keys = readSecretKeys(env).map(({ id }) => id);
    const replaced = await rewriteSecrets(tx, {
      take: (place, limit) => lockSecretsOutside(tx, place, { keys, limit }),
      rewrite: (place) => sealText(env, place.name, newSecretOf(place)),
    });
    await appendAudit(tx, {
      at: clock.now(),
      actorKind: 'command',
      actorId: 'secrets',
      action: 'secrets.replaced',
      subjectKind: 'secret_key',
      subjectId: newestKeyId(env),
      detail: { lost, replaced },
    });
    return { lost, replaced };
  });
  await prepareSecrets(services);
  return done;
}

/** No one learns of a second factor, so it opens nothing. Devices that were allowed under other keys have to be allowed again. */
function newSecretOf({ name }: SecretPlace): string {
  if (name === 'app_setting.push_keys') return JSON.stringify(newPushKeys());
  return name === 'operator.totp_secret' ? new Secret({ size: 20 }).base32 : newToken();
}
