import { z } from 'zod';
import { documentedStatuses } from './documented-statuses.ts';
import { addressOf, type Contract, isOfficePath } from './endpoint.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { isOpenToKeys, keyAccessOf } from './key-access.ts';
import { type ApiAbout, MEMBERS_API } from './openapi-about.ts';
import { exampleOf } from './openapi-examples.ts';
import {
  FAILURES,
  HEADERS,
  type JsonSchema,
  KEY_HEADERS,
  PARAMETERS,
  sharedSchemas,
  toSchema,
} from './openapi-parts.ts';

const refTo = (part: string, name: string) => ({ $ref: `#/components/${part}/${name}` });

type Schemas = Record<string, JsonSchema>;

/** The OpenAPI 3.1 document of endpoints, written from their contracts alone. */
export function openApiDocument(endpoints: readonly Endpoint[], about: ApiAbout = MEMBERS_API): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  const schemas: Schemas = sharedSchemas();
  for (const { contract } of endpoints) {
    const path = addressOf(contract);
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract, about, schemas) };
  }
  const text = JSON.stringify(paths);
  const referred = (part: string, all: JsonSchema) =>
    Object.fromEntries(
      Object.entries(all).filter(([name]) => text.includes(`"#/components/${part}/${name}"`)),
    );
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: about.description,
    },
    servers: [{ url: '/', description: 'The brand whose host serves this document.' }],
    tags: Object.entries(about.tags).map(([name, tag]) => ({ name, description: tag.about })),
    paths,
    components: {
      schemas,
      responses: referred('responses', FAILURES),
      parameters: referred('parameters', PARAMETERS),
      headers: HEADERS,
      securitySchemes: about.securitySchemes,
    },
  };
}

function operation(contract: Contract, about: ApiAbout, schemas: Schemas): JsonSchema {
  const id = operationId(contract);
  const statuses = documentedStatuses(contract);
  return {
    operationId: id,
    summary: contract.summary,
    tags: [tagOf(contract, about)],
    security: [
      ...(contract.access === 'guest' ? [{}] : []),
      { bearer: [] },
      ...(isOpenToKeys(contract) ? [{ key: [keyAccessOf(contract)] }] : []),
      { session: [] },
    ],
    ...(contract.permission === undefined ? {} : { 'x-permission': contract.permission }),
    parameters: [
      ...parameters(contract.params, 'path'),
      ...parameters(contract.query, 'query'),
      refTo('parameters', 'Language'),
      ...(contract.idempotent ? [refTo('parameters', 'IdempotencyKey')] : []),
    ],
    ...(contract.body ? { requestBody: requestBody(contract.body) } : {}),
    responses: Object.fromEntries(
      statuses.map((status) => [
        String(status === 302 ? 401 : status),
        status === 200 ? success(contract, id, schemas) : refTo('responses', `Status${status}`),
      ]),
    ),
  };
}

function requestBody(body: z.ZodObject): JsonSchema {
  const { schema, shared } = toSchema(body, 'input');
  const examples = [true, false].map((isWhole) => exampleOf(schema, { components: shared, isWhole }));
  // What may be left out may also exclude another field, so the fields that are needed stand alone where all do not go together.
  const example = examples.find((one) => body.safeParse(one).success);
  return { required: true, content: { 'application/json': { schema, example } } };
}

function success(contract: Contract, id: string, schemas: Schemas): JsonSchema {
  const done = { description: 'Done.', ...(isOpenToKeys(contract) ? { headers: KEY_HEADERS } : {}) };
  if (contract.file) return { ...done, content: { [contract.file.type]: { schema: { type: 'string' } } } };
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
  const example = {
    data: exampleOf(data.schema, { components: schemas }),
    messages: { input_validates: {} },
    meta: meta === null ? {} : exampleOf(meta.schema, { components: schemas }),
    http_code: 200,
  };
  return { ...done, content: { 'application/json': { schema: refTo('schemas', name), example } } };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): JsonSchema[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const made = toSchema(z.object({ [name]: field }), 'input', name).schema;
    const required = place === 'path' || !z.safeParse(z.object({ [name]: field }), {}).success;
    const example = required ? { example: exampleOf(made, { components: {}, name }) } : {};
    return { name, in: place, required, schema: made, ...example };
  });
}

function tagOf({ path }: Contract, { tags }: ApiAbout): string {
  const word = path.split('/')[isOfficePath(path) ? 2 : 1] ?? '';
  const tag = Object.entries(tags).find(([, { paths }]) => paths.includes(word));
  if (tag === undefined) throw new Error(`No tag is about ${path}.`);
  return tag[0];
}

function operationId({ method, path }: Contract): string {
  const ownPath = path.replace(/^\/office(?=\/)/, '');
  return `${method.toLowerCase()}${ownPath.replaceAll(/[^\w]+(\w)?/g, (_all, letter: string | undefined) => letter?.toUpperCase() ?? '')}`;
}
