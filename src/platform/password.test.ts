import { describe, expect, it } from 'vitest';
import {
  hashPassword,
  isOutdated,
  QUICK_COST,
  STRONG_COST,
  unusableHash,
  verifyPassword,
} from './password.ts';

describe('a password', () => {
  it('is Argon2id under a salt of its own, and says what it cost', async () => {
    const [first, second] = [
      await hashPassword('secret words', QUICK_COST),
      await hashPassword('secret words', QUICK_COST),
    ];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
  });

  it('costs 19 MiB and two passes where it counts', async () => {
    expect(await hashPassword('x', STRONG_COST)).toContain('$m=19456,t=2,p=1$');
  });

  it.each(['secret words', '密碼密碼密碼', 'p', '🎲'.repeat(40), 'x'.repeat(1024), ' spaces '])(
    'is known again: %s',
    async (password) => {
      const hash = await hashPassword(password, QUICK_COST);
      expect(await verifyPassword(password, hash)).toBe(true);
      expect(await verifyPassword(`${password}x`, hash)).toBe(false);
      expect(await verifyPassword(password.slice(1), hash)).toBe(false);
      expect(await verifyPassword('', hash)).toBe(false);
    },
  );

  it('is the same however its letters were composed', async () => {
    const hash = await hashPassword('mật khẩu'.normalize('NFD'), QUICK_COST);
    expect(await verifyPassword('mật khẩu'.normalize('NFC'), hash)).toBe(true);
  });

  it.each([
    '',
    'plain',
    '$argon2i$v=19$m=64,t=1,p=1$AAAA$AAAA',
    '$argon2id$v=19$m=64,t=1,p=1$$',
    '$2b$10$abcdefghijklmnopqrstuv',
  ])('belongs to no hash that cannot be read: %j', async (hash) => {
    expect(await verifyPassword('', hash)).toBe(false);
    expect(await verifyPassword('plain', hash)).toBe(false);
  });

  it('belongs to no unusable hash, which costs as much to try as a real one', async () => {
    const hash = unusableHash(STRONG_COST);
    expect(hash).toContain('$m=19456,t=2,p=1$');
    expect(await verifyPassword('', unusableHash(QUICK_COST))).toBe(false);
    expect(isOutdated(hash, STRONG_COST)).toBe(false);
    expect(isOutdated(hash, QUICK_COST)).toBe(true);
    expect(isOutdated('unreadable', STRONG_COST)).toBe(true);
  });
});
