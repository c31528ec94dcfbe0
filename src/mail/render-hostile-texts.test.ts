import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEnv } from '#platform/env.ts';
import { LOCALES } from '#terms/locales.ts';
import { everyEmail } from '#tests/support/sample-emails.ts';
import { renderEmail } from './render-email.ts';

const env = readEnv({ APP_MODE: 'test', PORT: '4100' });

/** Made by the program: parts of addresses, and what is one of a few words. */
const MACHINE_MADE = ['unsubscribe', 'token', 'result', 'role', 'action', 'kind', 'path'];

/** Every other text of an e-mail's facts, however deep it lies, said otherwise. */
function sayOtherwise(data: unknown, text: string): unknown {
  if (typeof data === 'string') return text;
  if (Array.isArray(data)) return data.map((one) => sayOtherwise(one, text));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      MACHINE_MADE.includes(name) ? value : sayOtherwise(value, text),
    ]),
  );
}

describe('a text of anybody’s, in any fact of any e-mail', () => {
  const evil = fc
    .array(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        '\u2028',
        '\u0085',
        '\0',
        '\v',
        'Bcc: x@y.z',
        'Subject: x',
        '<img src=x onerror=a()>',
        '"',
        "'",
        '&',
        '>',
        '</p>',
        '{brand}',
        '{{name}}',
        'a',
        ' ',
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join(''));

  it('knows every e-mail', () => {
    const files = Object.values(
      import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true }),
    );
    const all = files.flatMap((file) => Object.values(file)).filter((one) => Object(one).write !== undefined);
    expect(new Set(everyEmail.map(([email]) => email))).toEqual(new Set(all));
  });

  it('makes no header, no element and no address of its own', async () => {
    await fc.assert(
      fc.asyncProperty(
        evil,
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...everyEmail),
        async (text, locale, sample) => {
          const [mail, data] = sample;
          const to = { brand: 'blue', locale, name: text };
          const said = sayOtherwise(data, text) as never;
          const { subject, html, unsubscribeUrl } = await renderEmail(env, mail, { ...to, data: said });
          expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
          expect(html).not.toContain('<img');
          for (const link of html.match(/href="[^"]*"/g) ?? [])
            expect(link).toMatch(/^href="https?:\/\/127\.0\.0\.1/);
          expect(unsubscribeUrl ?? '').not.toMatch(/[\p{Cc}\s<>]/u);
        },
      ),
      { numRuns: 300 },
    );
  });
});
