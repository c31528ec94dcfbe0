import { z } from 'zod';
import { newId } from '#platform/id.ts';

/** Texts of which one fits each pattern that a contract asks for. */
const TEXTS = ['x', 'abc', 'EPL', '822', '123-456', '#3f5af3', '2026-01', 'a@example.com'];
const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T00:00:00Z',
  base64: 'AAAA',
};

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * The least that a schema takes, so that a call fails for what a test is about and not for its input. Throws where it can think
 * of nothing.
 */
export function sampleInput(type: z.ZodType): unknown {
  const sampled = sample(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }));
  // What is made of text, such as a number in an address, says nothing of its input.
  const fitting = [sampled, '1', newId()].find((value) => type.safeParse(value).success);
  if (fitting === undefined)
    throw new Error(`no sample: ${JSON.stringify(sampled)} ${type.safeParse(sampled).error?.message}`);
  return fitting;
}

function sample(schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  const [choice] = schema.enum ?? schema.anyOf ?? schema.oneOf ?? [];
  if (choice !== undefined) return schema.enum === undefined ? sample(choice as Schema) : choice;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sample((schema.properties?.[name] ?? {}) as Schema)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample((schema.items ?? {}) as Schema));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 0);
    case 'boolean':
      return true;
    case 'string':
      return sampleText(schema);
    default:
      return null;
  }
}

function sampleText({ format = '', pattern, minLength = 1 }: Schema): string {
  if (format === 'uuid') return newId();
  const known = FORMATS[format];
  if (known !== undefined) return known;
  const fitting = TEXTS.find((text) => pattern === undefined || new RegExp(pattern, 'u').test(text));
  return fitting === undefined || fitting.length >= minLength ? (fitting ?? '') : 'x'.repeat(minLength);
}
