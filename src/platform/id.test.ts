import { describe, expect, it } from 'vitest';
import { idOf, newSalt } from './id.ts';

describe('idOf', () => {
  it('gives the same parts the same UUID of version 8', () => {
    expect(idOf('game', 'replay', 'x')).toBe(idOf('game', 'replay', 'x'));
    expect(idOf('game', 'replay', 'x')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('keeps the parts apart', () => {
    expect(idOf('ab', 'c')).not.toBe(idOf('a', 'bc'));
  });
});

describe('newSalt', () => {
  it('has 128 bits and does not repeat', () => {
    const salts = Array.from({ length: 1000 }, newSalt);
    expect(new Set(salts).size).toBe(1000);
    expect(salts.every((salt) => /^[0-9a-f]{32}$/.test(salt))).toBe(true);
  });
});
