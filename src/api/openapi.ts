import { z } from 'zod';
import { documentedStatuses } from './documented-statuses.ts';
import type { Contract } from './endpoint.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { FAILURES, type JsonSchema, PARAMETERS, SCHEMES, sharedSchemas, toSchema } from './openapi-parts.ts';

const refTo = (part: string, name: string) => ({ $ref: `#/components/${part}/${name}` });

/** The OpenAPI 3.1 document of all endpoints, written from their contracts alone. */
export function openApiDocument(endpoints: readonly Endpoint[]): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  const schemas: Record<string, JsonSchema> = sharedSchemas();
  for (const { contract } of endpoints) {
    const path = `/api${contract.path}`;
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract, schemas) };
  }
  const tags = [...new Set(endpoints.map(({ contract }) => tagOf(contract)))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trueline API',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Every answer is one envelope: data, messages, meta, http_code. Who is not signed in gets http_code 302 with transport ' +
        'status 401. What is marked with x-betting is null, or left out of its list, for a reader in stats-only mode.',
    },
    servers: [{ url: '/', description: 'The brand whose host serves this document.' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: { schemas, responses: FAILURES, parameters: PARAMETERS, securitySchemes: SCHEMES },
  };
}

function operation(contract: Contract, schemas: Record<string, JsonSchema>): JsonSchema {
  const id = operationId(contract);
  const statuses = documentedStatuses(contract);
  return {
    operationId: id,
    summary: contract.summary,
    tags: [tagOf(contract)],
    security: [...(contract.access === 'guest' ? [{}] : []), { bearer: [] }, { session: [] }],
    parameters: [
      ...parameters(contract.params, 'path'),
      ...parameters(contract.query, 'query'),
      refTo('parameters', 'Language'),
      ...(contract.idempotent ? [refTo('parameters', 'IdempotencyKey')] : []),
    ],
    ...(contract.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toSchema(contract.body, 'input').schema } },
          },
        }
      : {}),
    responses: Object.fromEntries(
      statuses.map((status) => [
        String(status === 302 ? 401 : status),
        status === 200 ? success(contract, id, schemas) : refTo('responses', `Status${status}`),
      ]),
    ),
  };
}

function success(contract: Contract, id: string, schemas: Record<string, JsonSchema>): JsonSchema {
  if (contract.file) {
    return { description: 'Done.', content: { [contract.file.type]: { schema: { type: 'string' } } } };
  }
  const data = toSchema(contract.data, 'output');
  const meta = contract.meta ? toSchema(contract.meta, 'output') : null;
  Object.assign(schemas, data.shared, meta?.shared);
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;
  schemas[name] = {
    type: 'object',
    required: ['data', 'messages', 'meta', 'http_code'],
    properties: {
      data: data.schema,
      messages: refTo('schemas', 'Messages'),
      meta: meta?.schema ?? refTo('schemas', 'EmptyMeta'),
      http_code: { const: 200 },
    },
  };
  return { description: 'Done.', content: { 'application/json': { schema: refTo('schemas', name) } } };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): JsonSchema[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(z.object({ [name]: field }), {}).success,
    schema: toSchema(z.object({ [name]: field }), 'input', name).schema,
  }));
}

const tagOf = ({ path }: Contract) => path.split('/')[1] ?? '';

function operationId({ method, path }: Contract): string {
  return `${method.toLowerCase()}${path.replaceAll(/[^\w]+(\w)?/g, (_all, letter: string | undefined) => letter?.toUpperCase() ?? '')}`;
}
