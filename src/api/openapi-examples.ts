import type { JsonSchema } from './openapi-parts.ts';

/** Made-up values that fit where a field's type alone does not say enough; every other text is its field's name in words. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  account_no: '123-456-7890',
  email: 'mai.nguyen@example.com',
  last5: '12345',
  league: 'NBA',
  leagues: 'NBA,MLB',
  mark: '0199aa00a',
  nick_name: 'Mai',
  password: 'a long password of 2026',
  password_confirmation: 'a long password of 2026',
  phone: '+886 912 345 678',
  user_name: 'Mai',
};

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T12:00:00.000Z',
  email: 'mai.nguyen@example.com',
  uri: 'https://example.com/',
  uuid: '0199aa00-0000-7000-8000-000000000001',
};

/** Texts that are tried, in this order, where a field has a pattern. */
const TEXTS: readonly string[] = [
  '2026-11-20',
  '2026-11',
  '12:00',
  'NBA',
  '12345',
  '123-456-7890',
  'monthly',
  '/',
  '#336699',
  'mai.nguyen@example.com',
  '+886 912 345 678',
  '10',
  'a'.repeat(64),
  '2026-11-20T12:00:00.000Z',
  '08-01',
  '2026',
];

/** Schemas by the name under which a document has them. */
type Components = Readonly<Record<string, JsonSchema>>;

/**
 * A made-up value that fits a JSON schema: the first of several choices, the smallest number that is allowed, one entry for a list.
 * `isWhole`: with the fields that may be left out, too.
 */
export function exampleOf(
  schema: JsonSchema,
  options: { readonly components: Components; readonly name?: string; readonly isWhole?: boolean },
): unknown {
  const { components, name = '', isWhole = true } = options;
  const inner = (part: unknown, partName = name) =>
    exampleOf(asSchema(part), { components, name: partName, isWhole });
  if (typeof schema.$ref === 'string') {
    return inner(components[schema.$ref.replace('#/components/schemas/', '')]);
  }
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = [schema.anyOf, schema.oneOf].find(Array.isArray);
  if (choices !== undefined) return inner(choices.find((choice) => asSchema(choice).type !== 'null'));
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...schema.allOf.map((part) => inner(part)));
  switch (firstType(schema)) {
    case 'object':
      return objectExample(schema, isWhole, inner);
    case 'array':
      return arrayExample(schema, inner);
    case 'string':
      return textExample(schema, name);
    case 'integer':
    case 'number':
      return numberExample(schema);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** Of the types that a value may have, the first that is not null. */
function firstType({ type }: JsonSchema): unknown {
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type;
}

type Inner = (part: unknown, name?: string) => unknown;

function objectExample(schema: JsonSchema, isWhole: boolean, inner: Inner): Record<string, unknown> {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const fields = Object.entries(asSchema(schema.properties)).filter(
    ([name]) => isWhole || required.includes(name),
  );
  return Object.fromEntries(fields.map(([name, part]) => [name, inner(part, name)]));
}

function arrayExample(schema: JsonSchema, inner: Inner): unknown[] {
  if (Array.isArray(schema.prefixItems)) return schema.prefixItems.map((part) => inner(part));
  const length = Math.max(1, Number(schema.minItems ?? 1));
  return Array.from({ length }, () => inner(schema.items));
}

function textExample(schema: JsonSchema, name: string): string {
  const { format, pattern, minLength = 0, maxLength = 1000 } = schema;
  const [least, most] = [Number(minLength), Number(maxLength)];
  const fits = (text: string) =>
    text.length >= least &&
    text.length <= most &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text));
  const words = name.replaceAll('_', ' ');
  const known = BY_NAME[name];
  const asked = typeof format === 'string' ? BY_FORMAT[format] : undefined;
  const candidates = [asked, typeof known === 'string' ? known : undefined, words, ...TEXTS];
  const found = candidates.find((text) => text !== undefined && text !== '' && fits(text));
  return found ?? words.padEnd(least, '.').slice(0, most);
}

function numberExample({ minimum, exclusiveMinimum, maximum }: JsonSchema): number {
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : Number(minimum ?? 1);
  const wanted = Math.max(1, least);
  return typeof maximum === 'number' ? Math.min(wanted, maximum) : wanted;
}

function asSchema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
