import { describe, expect, it } from 'vitest';
import { challengeOf, macOf, sameText } from './mac.ts';
import { hashToken, isApiKey, isToken, newApiKey, newToken } from './token.ts';

describe('a token', () => {
  it('has 256 bits, never comes twice, and needs no escaping', () => {
    const made = new Set(Array.from({ length: 1000 }, newToken));
    expect(made.size).toBe(1000);
    for (const token of made) {
      expect(isToken(token)).toBe(true);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(encodeURIComponent(token)).toBe(token);
    }
  });

  it.each([undefined, null, 7, '', 'short', 'x'.repeat(44), `${'x'.repeat(42)} `, `${'x'.repeat(43)}\n`])(
    'is nothing else: %j',
    (value) => {
      expect(isToken(value)).toBe(false);
    },
  );

  it('is stored as SHA-256', () => {
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('a key for a program', () => {
  it.each([
    ['member', 'tlm_'],
    ['operator', 'tlo_'],
  ] as const)('of a %s says whose it is, carries a token and is none itself', (whose, prefix) => {
    const [key, other] = [newApiKey(whose), newApiKey(whose)];
    expect(key.slice(0, 4)).toBe(prefix);
    expect(isToken(key.slice(4))).toBe(true);
    expect([isApiKey(key), isToken(key), key === other]).toEqual([true, false, false]);
  });

  const token = 'x'.repeat(43);
  it.each([
    undefined,
    null,
    [`tlm_${token}`],
    '',
    token,
    `tla_${token}`,
    `tl_${token}`,
    `tlm_${token}x`,
    `tlm_${token}\n`,
    ` tlm_${token}`,
    `tlm_${token.slice(1)} `,
    'tlm_x',
  ])('is nothing else: %j', (value) => {
    expect(isApiKey(value)).toBe(false);
  });
});

describe('signing', () => {
  it('gives the values of RFC 4231 and RFC 7636', () => {
    const expected = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    expect(macOf('Jefe', 'what do ya want for nothing?')).toBe(
      Buffer.from(expected, 'hex').toString('base64url'),
    );
    expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('compares whole texts', () => {
    expect([sameText('a', 'a'), sameText('a', 'b'), sameText('a', 'aa'), sameText('', '')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
