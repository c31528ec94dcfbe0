import fc from 'fast-check';
import { z } from 'zod';

type Parts = {
  readonly path: string;
  readonly params?: z.ZodObject | undefined;
  readonly query?: z.ZodObject | undefined;
  readonly body?: z.ZodObject | undefined;
};

/** A call as it goes over the wire: a path with its query, and the text of its body. */
export type OddCall = { readonly path: string; readonly body: string | null };

const ID = '3f2b8c1e-9a4d-4c6f-8e2a-1b7d5c9e0f34';
/** Escaped as they stand in an address: NUL, half a character, bytes that are no text, and what looks like an attack. */
const IN_ADDRESS = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF',
  '%F0%9F%98%80',
  '%E2%80%AE',
  '%2e%2e%2f',
  '%27%3B--',
  '__proto__',
  'toString',
  '',
  '0',
  '-1',
  '1',
  '1e309',
  'NaN',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999',
  '0x10',
  '1.5',
  ID,
  'en',
  'EPL',
  'blue',
  'soccer',
  '2026-02-30',
  '2026-11-22',
  '0000-01-01',
  '275760-09-13',
  '2026-11-22T00:00:00Z',
  'x'.repeat(3_000),
];
const IN_BODY: readonly unknown[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202e',
  '😀'.repeat(500),
  'x'.repeat(20_000),
  '',
  ' ',
  '__proto__',
  0,
  -1,
  1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '1',
  'NaN',
  true,
  false,
  null,
  [],
  {},
  [[]],
  [null],
  [''],
  ['\u0000'],
  { a: { b: { c: [] } } },
  { length: -1 },
  { toString: 1 },
  ID,
  [ID],
  'en',
  'EPL',
  '2026-11-22',
  '2026-02-30',
  '2026-11-22T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '12345',
];
const BROKEN_BODIES = ['', '{', 'null', '[]', '"x"', '1e999', '{"a":"\\ud800"}', '{"__proto__":{"x":1}}'];

/** So many odd calls of a contract, always the same ones: each field gets what it does not expect, alone or with the others. */
export function oddCalls(parts: Parts, count: number): OddCall[] {
  const names = [...parts.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const good = { params: plausible(parts.params, IN_ADDRESS), query: plausible(parts.query, IN_ADDRESS) };
  const oddPart = fc.constantFrom(...IN_ADDRESS.filter((text) => text !== ''));
  const call = fc.record({
    // An odd part of the path is refused before the rest is looked at, so that half of the calls have none.
    params: fc.tuple(
      ...names.map((name) =>
        fc.oneof(oddPart, fc.constant(encodeURIComponent(String(good.params[name] ?? ID)))),
      ),
    ),
    isNearlyGood: fc.boolean(),
    query: fieldsOf(parts.query, fc.constantFrom(...IN_ADDRESS)),
    body: bodyOf(parts.body),
  });
  return fc
    .sample(call, { numRuns: count, seed: 20_261_122 })
    .map(({ params, query, body, isNearlyGood }) => {
      const filled = names.reduce(
        (path, name, index) => path.replace(`{${name}}`, params[index] ?? ''),
        parts.path,
      );
      const usual = Object.entries(isNearlyGood ? good.query : {})
        .filter(([name, value]) => value !== undefined && !Object.hasOwn(query, name))
        .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
      const asked = [...usual, ...Object.entries(query).map(([name, text]) => `${name}=${text}`)];
      return { path: asked.length > 0 ? `${filled}?${asked.join('&')}` : filled, body };
    });
}

/** Some of the fields with odd values, and now and then one that no contract knows. */
function fieldsOf<Value>(schema: z.ZodObject | undefined, value: fc.Arbitrary<Value>) {
  const names = Object.keys(schema?.shape ?? {});
  if (names.length === 0) return fc.constant<Record<string, Value>>({});
  return fc.dictionary(fc.constantFrom(...names, 'unknown'), value, { maxKeys: names.length });
}

function bodyOf(schema: z.ZodObject | undefined): fc.Arbitrary<string | null> {
  if (schema === undefined) return fc.constant(null);
  const odd = fieldsOf(schema, fc.constantFrom(...IN_BODY));
  // Beside one odd value the others should be good, or the first one that is not hides the rest.
  const nearlyGood = fc.tuple(odd, fc.integer({ min: 0, max: 1_000 })).map(([fields, index]) => ({
    ...plausible(schema, IN_BODY),
    ...Object.fromEntries(Object.entries(fields).slice(0, 1 + (index % 2))),
  }));
  return fc.oneof(
    { weight: 5, arbitrary: nearlyGood.map((body) => JSON.stringify(body)) },
    { weight: 3, arbitrary: odd.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_BODIES) },
  );
}

/** A value of each field that its own schema takes, where one of the usual ones does. */
function plausible(schema: z.ZodObject | undefined, usual: readonly unknown[]): Record<string, unknown> {
  const entries = Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const options = field instanceof z.ZodEnum ? field.options : [];
    const found = [
      ...options,
      ...usual,
      'anna@example.com',
      'abc',
      'a quiet harbour',
      '/a',
      'https://a.example',
    ].find((value) => z.safeParse(field, value).success && value !== null);
    return [name, found];
  });
  return Object.fromEntries(entries);
}
