import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './index.ts';
import { officeEndpoints } from './office/index.ts';

/** What an `integer` of the database holds: a greater number in a question would be an error of ours instead of an answer. */
const MAX_INTEGER = 2_147_483_647;

type Schema = { readonly [key: string]: unknown };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The places in a schema where a number may be greater, or less, than the database can keep. */
function unbounded(schema: unknown, place: string): string[] {
  if (!isSchema(schema)) return [];
  const { type, maximum, minimum, exclusiveMaximum, exclusiveMinimum } = schema;
  const greatest = Number(maximum ?? exclusiveMaximum ?? Number.POSITIVE_INFINITY);
  const least = Number(minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
  const isOpen = type === 'integer' && (greatest > MAX_INTEGER || least < -MAX_INTEGER - 1);
  const inside = Object.entries(schema).flatMap(([key, value]) => unbounded(value, `${place}.${key}`));
  return isOpen ? [place, ...inside] : inside;
}

const all = [...endpoints, ...officeEndpoints].map(({ contract }) => contract);
const parts = all.flatMap((contract) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = contract[part];
    return schema === undefined ? [] : [{ name: `${contract.method} ${contract.path} ${part}`, schema }];
  }),
);

describe('whole numbers that come in', () => {
  it('are bounded by what the database keeps, in every contract of members and of the office', () => {
    expect(parts.length).toBeGreaterThan(100);
    const open = parts.flatMap(({ name, schema }) =>
      unbounded(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), name),
    );
    expect(open).toEqual([]);
  });

  it('would be found without a bound: the rule sees coerced and plain numbers, in lists and unions', () => {
    const schema = z.object({
      coerced: z.coerce.number().int().min(1),
      inList: z.array(z.int()),
      inUnion: z.union([z.boolean(), z.int().max(3)]),
      bounded: z.int().min(0).max(9),
    });
    const open = unbounded(z.toJSONSchema(schema, { io: 'output' }), 'x');
    expect(open.some((place) => place.includes('.coerced'))).toBe(true);
    expect(open.some((place) => place.includes('.inList'))).toBe(true);
    expect(open.some((place) => place.includes('.inUnion'))).toBe(true);
    expect(open.some((place) => place.includes('.bounded'))).toBe(false);
  });
});
