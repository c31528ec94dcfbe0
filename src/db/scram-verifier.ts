import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';

const ITERATIONS = 4096;

/**
 * What PostgreSQL stores of a password (SCRAM-SHA-256). A role is altered with this instead of the password, which would otherwise stand in
 * the log of a server that writes such statements down.
 */
export function scramVerifier(password: string, salt: Buffer): string {
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, ITERATIONS, 32, 'sha256');
  const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const storedKey = createHash('sha256').update(hmac(salted, 'Client Key')).digest('base64');
  const serverKey = hmac(salted, 'Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
