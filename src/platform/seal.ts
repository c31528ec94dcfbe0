import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type KeySettings, placeOfKeys, readSecretKeys } from './secret-key.ts';
import { StartError } from './start-error.ts';

/**
 * Seals a text (AES-256-GCM) so that it can lie in the database: `sealed.1.<key id>.<nonce, cipher text and tag>`. The place it is for is
 * sealed with it, so that a value that somebody moves to another column does not open.
 */

/** What every sealed value begins with; the id of its key follows. */
export const SEALED_MARK = 'sealed.1.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Columns that hold sealed values. */
export type SealedPlace =
  | 'operator.totp_secret'
  | 'app_setting.sign_in_key'
  | 'app_setting.push_keys'
  | 'notice_setting.unsubscribe_secret'
  | 'webhook_endpoint.secret';

export function isSealed(text: string): boolean {
  return text.startsWith(SEALED_MARK);
}

/** The id of the key that seals from now on. Throws a StartError where there is none. */
export function newestKeyId(settings: KeySettings): string {
  return newestKey(settings).id;
}

export function sealText(settings: KeySettings, place: SealedPlace, text: string): string {
  const { id, bytes } = newestKey(settings);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce);
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${SEALED_MARK}${id}.${sealed.toString('base64url')}`;
}

/** Throws a StartError where its key is missing, and an Error where the value was changed or belongs elsewhere. */
export function openSealed(settings: KeySettings, place: SealedPlace, value: string): string {
  const [id = '', body = ''] = isSealed(value) ? value.slice(SEALED_MARK.length).split('.') : [];
  const key = readSecretKeys(settings).find((one) => one.id === id);
  if (key === undefined)
    throw isSealed(value) ? missingKeys(settings, [id]) : new Error(`${place} is not sealed.`);
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return (
      decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  } catch {
    throw new Error(`${place} was changed since it was sealed.`);
  }
}

/** What a start says where values in the database are sealed with keys that are not there. */
export function missingKeys(settings: KeySettings, ids: readonly string[]): StartError {
  return new StartError(
    'SECRET_KEY',
    `secrets in the database are sealed with the key ${ids.join(', ')}, which is not in ${placeOfKeys(settings)}. ` +
      'Bring it back; where it is lost for good, "npm run -s secrets -- replace" makes new secrets.',
  );
}

function newestKey(settings: KeySettings) {
  const [newest] = readSecretKeys(settings);
  if (newest === undefined)
    throw new StartError('SECRET_KEY', `there is no key to seal secrets with in ${placeOfKeys(settings)}.`);
  return newest;
}
