import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A new random id (UUID version 4). */
export function newId(): string {
  return randomUUID();
}

/** 128 random bits as 32 hexadecimal digits: the salt that keeps a locked pick from being guessed. */
export function newSalt(): string {
  return randomBytes(16).toString('hex');
}

/** 192 random bits as hexadecimal digits: a secret that is kept in a file. */
export function newSecret(): string {
  return randomBytes(24).toString('hex');
}

/** A random value for a Content-Security-Policy nonce. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The id of a thing that already has a name elsewhere: the same parts always give the same UUID (version 8, RFC 9562),
 * so that a second delivery of a row finds the first without a look-up.
 */
export function idOf(...parts: readonly string[]): string {
  const bytes = createHash('sha256').update(parts.join('\u0000')).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** One of these, each as likely as the others; their number has to divide 256. */
export function drawOne<Choice>(choices: readonly [Choice, ...Choice[]]): Choice {
  if (256 % choices.length !== 0) throw new RangeError('The number of choices has to divide 256.');
  return choices[randomBytes(1).readUInt8(0) % choices.length] ?? choices[0];
}

/** Random characters of an alphabet whose length divides 256, so that each is as likely as the others. */
export function randomSymbols(alphabet: string, length: number): string {
  if (256 % alphabet.length !== 0) throw new RangeError('The alphabet’s length has to divide 256.');
  return Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}
