import { z } from 'zod';
import { type Contract, messagesSchema } from './endpoint.contract.ts';
import type { Endpoint } from './endpoint.ts';

type JsonSchema = Record<string, unknown>;

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: 'Done.',
  302: 'Not signed in. Sent with transport status 401.',
  400: 'The request could not be read.',
  403: 'A subscription is required.',
  404: 'Unknown, or not yours.',
  409: 'Conflicts with the current state.',
  422: 'The input is not valid; messages by field.',
  423: 'The account is locked.',
  429: 'Too many requests.',
};

/** The OpenAPI 3.1 document of all endpoints, written from their contracts alone. */
export function openApiDocument(endpoints: readonly Endpoint[]): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const { contract } of endpoints) {
    const path = `/api${contract.path}`;
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trueline API',
      version: '1',
      description: 'Every answer is one envelope: data, messages, meta, http_code.',
    },
    paths,
  };
}

function operation(contract: Contract): JsonSchema {
  return {
    operationId: operationId(contract),
    summary: contract.summary,
    parameters: [
      ...parameters(contract.params, 'path'),
      ...parameters(contract.query, 'query'),
      { name: 'X-Language', in: 'header', schema: { enum: ['en', 'zh_TW', 'zh_HK', 'vi'] } },
    ],
    ...(contract.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toSchema(contract.body, 'input') } },
          },
        }
      : {}),
    responses: Object.fromEntries(
      contract.statuses.map((status) => [String(status === 302 ? 401 : status), response(contract, status)]),
    ),
  };
}

function response(contract: Contract, status: number): JsonSchema {
  if (contract.file && status === 200) {
    const schema = { type: 'string' };
    return { description: DESCRIPTIONS[200], content: { [contract.file.type]: { schema } } };
  }
  const data = status === 200 ? toSchema(contract.data, 'output') : {};
  const meta = status === 200 && contract.meta ? toSchema(contract.meta, 'output') : { type: 'object' };
  const schema = {
    type: 'object',
    required: ['data', 'messages', 'meta', 'http_code'],
    properties: { data, messages: toSchema(messagesSchema, 'output'), meta, http_code: { const: status } },
  };
  return { description: DESCRIPTIONS[status] ?? 'Failure.', content: { 'application/json': { schema } } };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): JsonSchema[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(z.object({ [name]: field }), {}).success,
    schema: toSchema(z.object({ [name]: field }), 'input', name),
  }));
}

/** The JSON schema of a Zod schema, or of one of its properties. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', property?: string): JsonSchema {
  const { $schema: _address, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const inner = property === undefined ? undefined : json.properties?.[property];
  return typeof inner === 'object' ? { ...inner } : { ...json };
}

function operationId({ method, path }: Contract): string {
  return `${method.toLowerCase()}${path.replaceAll(/[^\w]+(\w)?/g, (_all, letter: string | undefined) => letter?.toUpperCase() ?? '')}`;
}
