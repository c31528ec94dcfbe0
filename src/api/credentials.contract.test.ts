import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailSchema } from './credentials.contract.ts';

describe('an address', () => {
  it.each([
    ['Anna@Example.com', 'anna@example.com'],
    [' anna@example.com\n', 'anna@example.com'],
    ['anna@\uff58-mail.example', 'anna@x-mail.example'],
    ['\uff21nna@example.com', 'anna@example.com'],
    ['anna\uff20example.com', 'anna@example.com'],
    ['anna@example\uff0ecom', 'anna@example.com'],
    ['jose\u0301@example.com', 'jos\u00e9@example.com'],
    ['陳@例子.example', '陳@例子.example'],
  ])('%j is stored as %j', (given, stored) => {
    expect(emailSchema.parse(given)).toBe(stored);
  });

  it.each([
    '\u200b',
    '\u200d',
    '\u202e',
    '\u2066',
    '\u00ad',
    '\u034f',
    '\u3164',
    '\ufe0f',
    '\u{e0041}',
    '\u0000',
  ])('with the invisible character %j is refused', (character) => {
    expect(emailSchema.safeParse(`an${character}na@example.com`).success).toBe(false);
    expect(emailSchema.safeParse(`anna@exam${character}ple.com`).success).toBe(false);
  });

  it('that is stored is read as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (name) => {
        const stored = emailSchema.safeParse(`${name}@example.com`);
        return !stored.success || emailSchema.parse(stored.data) === stored.data;
      }),
      { seed: 20261122 },
    );
  });
});
