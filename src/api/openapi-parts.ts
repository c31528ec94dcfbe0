import { z } from 'zod';
import { TOKEN_COOKIE } from '#platform/cookie.ts';
import { LOCALES } from '#terms/locales.ts';
import {
  cardSchema,
  forecastSchema,
  fullPickSchema,
  lockedCardSchema,
  teamFormSchema,
} from './ai-strategy/card.contract.ts';
import { recordRowSchema } from './ai-strategy/order/record.contract.ts';
import { BETTING } from './betting.contract.ts';
import { claimSchema } from './claims.contract.ts';
import { contactSchema } from './contact-infos.contract.ts';
import {
  lockBoxSchema,
  modelFiguresSchema,
  modelRecordSchema,
  modelRowSchema,
  modelSchema,
} from './custom-strategy-model/model.contract.ts';
import { modelPickSchema, upcomingPickSchema } from './custom-strategy-model/model-pick.contract.ts';
import { messagesSchema, pageMeta } from './endpoint.contract.ts';
import {
  meanSchema,
  rateSchema,
  recordWindowSchema,
  returnSchema,
  summarySchema,
} from './figures.contract.ts';
import { orderBankSchema, orderDetailSchema, orderSchema } from './order.contract.ts';
import { lockedPickSchema, openPickSchema } from './pick.contract.ts';
import { profileSchema, signedInSchema } from './profile.contract.ts';
import { sectionDiffSchema } from './section-diff.contract.ts';
import { gameSchema } from './sport/game.contract.ts';

export type JsonSchema = Record<string, unknown>;

/** Shapes that several calls answer, by the name that a client's generator gives them. */
const SHARED: Readonly<Record<string, z.ZodType>> = {
  Card: cardSchema,
  Claim: claimSchema,
  Contact: contactSchema,
  Forecast: forecastSchema,
  FullPick: fullPickSchema,
  Game: gameSchema,
  LockBox: lockBoxSchema,
  LockedCard: lockedCardSchema,
  LockedPick: lockedPickSchema,
  Mean: meanSchema,
  Messages: messagesSchema,
  Model: modelSchema,
  ModelFigures: modelFiguresSchema,
  ModelPick: modelPickSchema,
  ModelRecord: modelRecordSchema,
  ModelRow: modelRowSchema,
  OpenPick: openPickSchema,
  Order: orderSchema,
  OrderBank: orderBankSchema,
  OrderDetail: orderDetailSchema,
  PageMeta: pageMeta,
  Profile: profileSchema,
  Rate: rateSchema,
  RecordRow: recordRowSchema,
  RecordWindow: recordWindowSchema,
  Return: returnSchema,
  SectionDiff: sectionDiffSchema,
  SignedIn: signedInSchema,
  Summary: summarySchema,
  TeamForm: teamFormSchema,
  UpcomingPick: upcomingPickSchema,
};

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(SHARED)) names.add(schema, { id });

const FAILURE_TEXTS: Readonly<Record<number, string>> = {
  302: 'Not signed in. Sent with transport status 401.',
  400: 'The request could not be read, or was sent by a page of another site.',
  403: 'A subscription is required.',
  404: 'Unknown, or not yours.',
  409: 'Conflicts with the current state, or the first call under the same Idempotency-Key is still running.',
  422: 'The input is not valid; messages by field.',
  423: 'The account is locked, on a break, or wants no bets; data says which, and until when.',
  429: 'Too many requests; Retry-After says when the next one is answered.',
  503: 'Not available at the moment; Retry-After says when to ask again.',
};

/** One answer for each way to fail, in the envelope of every answer. */
export const FAILURES: JsonSchema = Object.fromEntries(
  Object.entries(FAILURE_TEXTS).map(([status, description]) => [
    `Status${status}`,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
  ]),
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

export const SCHEMES: JsonSchema = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that signing in answers to other clients.',
  },
  session: { type: 'apiKey', in: 'cookie', name: TOKEN_COOKIE, description: 'The session of a browser.' },
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
    override: ({ zodSchema, jsonSchema }) => markBetting(zodSchema, jsonSchema),
  });
  const { $schema: _dialect, $defs, ...json } = pointAtComponents(made);
  const inner = property === undefined ? undefined : partOf(json.properties, property);
  const shared = Object.entries(isSchema($defs) ? $defs : {}).filter((entry): entry is [string, JsonSchema] =>
    isSchema(entry[1]),
  );
  return { schema: inner ?? json, shared: Object.fromEntries(shared) };
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
