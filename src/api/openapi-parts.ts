import { z } from 'zod';
import { API_KEY_CALLS_A_MINUTE } from '#terms/api-scopes.ts';
import { LOCALES } from '#terms/locales.ts';
import { BETTING } from './betting.contract.ts';
import { messagesSchema } from './endpoint.contract.ts';
import { names } from './openapi-shapes.ts';

export type JsonSchema = Record<string, unknown>;

const FAILURE_TEXTS: Readonly<Record<number, string>> = {
  302: 'Not signed in. Sent with transport status 401.',
  400: 'The request could not be read, or was sent by a page of another site.',
  403: 'A subscription is required, or a scope that the key does not have; data says which.',
  404: 'Unknown, or not yours.',
  409: 'Conflicts with the current state, or the first call under the same Idempotency-Key is still running.',
  422: 'The input is not valid; messages by field.',
  423: 'The account is locked, on a break, or wants no bets; data says which, and until when.',
  429: 'Too many requests; Retry-After says when the next one is answered.',
  503: 'Not available at the moment; Retry-After says when to ask again.',
};

/** The headers of answers by which a program paces itself. */
export const HEADERS: JsonSchema = {
  RateLimitPolicy: {
    description: 'With an API key alone: how many calls it has (q) in a window of so many seconds (w).',
    schema: { type: 'string', pattern: '^"key";q=\\d+;w=\\d+$' },
    example: `"key";q=${API_KEY_CALLS_A_MINUTE};w=60`,
  },
  RateLimit: {
    description: 'With an API key alone: how many calls are left (r) for so many seconds (t).',
    schema: { type: 'string', pattern: '^"key";r=\\d+;t=\\d+$' },
    example: `"key";r=${API_KEY_CALLS_A_MINUTE - 1};t=60`,
  },
  RetryAfter: {
    description: 'After how many seconds the next call is answered.',
    schema: { type: 'integer', minimum: 0 },
    example: 20,
  },
};

const headerOf = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** What each answer to a call with a key says of the calls that are left. */
export const KEY_HEADERS: JsonSchema = {
  'RateLimit-Policy': headerOf('RateLimitPolicy'),
  RateLimit: headerOf('RateLimit'),
};

/** One answer for each way to fail, in the envelope of every answer. */
export const FAILURES: JsonSchema = Object.fromEntries(
  Object.entries(FAILURE_TEXTS).map(([status, description]) => {
    const messages = {
      input_validates: { [status === '422' ? 'email' : 'base']: ['A sentence for the reader.'] },
    };
    const example = { data: null, messages, meta: {}, http_code: Number(status) };
    const schema = { $ref: '#/components/schemas/Failure' };
    const headers =
      status === '429' ? { headers: { ...KEY_HEADERS, 'Retry-After': headerOf('RetryAfter') } } : {};
    return [
      `Status${status}`,
      { description, ...headers, content: { 'application/json': { schema, example } } },
    ];
  }),
);

export const PARAMETERS: JsonSchema = {
  Language: {
    name: 'X-Language',
    in: 'header',
    description: 'The language of texts and messages; without it that of Accept-Language, then English.',
    schema: { enum: [...LOCALES] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Sent again under the same key with the same body, the call has no second effect and gets the same answer.',
    schema: { type: 'string', format: 'uuid' },
  },
};

/** The schemas that every document has. */
export function sharedSchemas(): Record<string, JsonSchema> {
  return {
    Messages: toSchema(z.object({ messages: messagesSchema }), 'output').shared.Messages ?? {},
    EmptyMeta: { type: 'object', properties: {}, additionalProperties: false },
    Failure: {
      type: 'object',
      required: ['data', 'messages', 'meta', 'http_code'],
      properties: {
        data: {},
        messages: { $ref: '#/components/schemas/Messages' },
        meta: { $ref: '#/components/schemas/EmptyMeta' },
        http_code: { type: 'integer' },
      },
    },
  };
}

/** The JSON schema of a Zod schema, or of one of its properties, and the shared ones that it refers to. */
export function toSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  property?: string,
): { readonly schema: JsonSchema; readonly shared: Record<string, JsonSchema> } {
  const made = z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Zod's `readonly` is about our own code; in OpenAPI the word means that a client may not send a field.
      delete jsonSchema.readOnly;
      // The format says it; its pattern of two hundred characters, in every call with an id, says no more.
      if (jsonSchema.format === 'uuid') delete jsonSchema.pattern;
      nameProperties(jsonSchema);
      markBetting(zodSchema, jsonSchema);
      const examples = zodSchema instanceof z.ZodType ? zodSchema.meta()?.examples : undefined;
      if (Array.isArray(examples)) jsonSchema.examples = examples;
    },
  });
  const { $schema: _dialect, $defs, ...json } = pointAtComponents(made);
  const inner = property === undefined ? undefined : partOf(json.properties, property);
  const shared = Object.entries(isSchema($defs) ? $defs : {}).filter((entry): entry is [string, JsonSchema] =>
    isSchema(entry[1]),
  );
  return { schema: inner ?? json, shared: Object.fromEntries(shared) };
}

/** A record that has a value for each of some known names is an object with these properties. */
function nameProperties(json: JsonSchema): void {
  const names = isSchema(json.propertyNames) ? json.propertyNames.enum : undefined;
  if (!Array.isArray(names) || !Array.isArray(json.required)) return;
  json.properties = Object.fromEntries(names.map((name) => [name, json.additionalProperties]));
  json.additionalProperties = false;
  delete json.propertyNames;
}

/** What a reader in stats-only mode does not get may be null, and says why. */
function markBetting(schema: unknown, json: JsonSchema): void {
  const mark = schema instanceof z.ZodType ? schema.meta()?.[BETTING] : undefined;
  if (mark === undefined) return;
  if (mark === 'value') {
    const inner = { ...json };
    for (const name of Object.keys(json)) delete json[name];
    json.anyOf = [inner, { type: 'null' }];
  }
  json[BETTING] = mark;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function partOf(properties: unknown, name: string): JsonSchema | undefined {
  const part = isSchema(properties) ? properties[name] : undefined;
  return isSchema(part) ? part : undefined;
}

/** The same schema with references to the document's components instead of its own definitions. */
function pointAtComponents(schema: unknown): JsonSchema {
  const moved: unknown = JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
  if (!isSchema(moved)) throw new Error('a schema is no object');
  return moved;
}
