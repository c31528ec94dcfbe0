import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** What one hash costs. */
export type PasswordCost = {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly parallelism: number;
};

/** The least that OWASP's password storage cheat sheet asks of Argon2id: 19 MiB, two passes, one lane. */
export const STRONG_COST: PasswordCost = { memoryKiB: 19_456, passes: 2, parallelism: 1 };
/** The same function, as cheap as it can be, for tests that are not about its cost. */
export const QUICK_COST: PasswordCost = { memoryKiB: 64, passes: 1, parallelism: 1 };

const TAG_BYTES = 32;
const SALT_BYTES = 16;
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** The Argon2id hash of a password with a salt of its own, as a PHC string that also says what it cost. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await deriveTag(password, salt, cost);
  const { memoryKiB, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** Whether a password belongs to a hash. A hash that cannot be read belongs to none. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parsed = parseHash(hash);
  if (parsed === null) return false;
  const tag = await deriveTag(password, parsed.salt, parsed.cost);
  return tag.length === parsed.tag.length && timingSafeEqual(tag, parsed.tag);
}

/** Whether a hash was made at another cost than the one that is wanted today. */
export function isOutdated(hash: string, cost: PasswordCost): boolean {
  const known = parseHash(hash)?.cost;
  return (
    known?.memoryKiB !== cost.memoryKiB ||
    known.passes !== cost.passes ||
    known.parallelism !== cost.parallelism
  );
}

/** A hash that no password has, at the given cost: checking against it takes as long as against a real one. */
export function unusableHash({ memoryKiB, passes, parallelism }: PasswordCost): string {
  const [salt, tag] = [Buffer.alloc(SALT_BYTES, 1), Buffer.alloc(TAG_BYTES)];
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** The same characters typed on another keyboard may be other code points; NFC makes them one. */
function deriveTag(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  return derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    parallelism: cost.parallelism,
    tagLength: TAG_BYTES,
    memory: cost.memoryKiB,
    passes: cost.passes,
  });
}

function parseHash(hash: string) {
  const [, memoryKiB, passes, parallelism, salt, tag] = FORM.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return null;
  const cost = { memoryKiB: Number(memoryKiB), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
