import { describe, expect, it } from 'vitest';
import { BETTING } from './betting.contract.ts';
import { addressOf } from './endpoint.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';
import { isOpenToKeys, keyAccessOf } from './key-access.ts';
import { officeEndpoints } from './office/index.ts';
import { openApiDocument } from './openapi.ts';
import { MEMBERS_API, OFFICE_API } from './openapi-about.ts';

const documents = [
  ['members’ API', endpoints, openApiDocument(endpoints, MEMBERS_API)],
  ['office', officeEndpoints, openApiDocument(officeEndpoints, OFFICE_API)],
] as const;

const operationOf = (document: object, { contract }: Endpoint) =>
  Object(Object(Object(document).paths)[addressOf(contract)])[contract.method.toLowerCase()];

describe.each(documents)('the OpenAPI document of the %s', (_name, list, document) => {
  const text = JSON.stringify(document);
  const components = Object(document.components);
  const operations = list.map((endpoint) => operationOf(document, endpoint));

  it('refers to nothing that is not there, and defines nothing that is not referred to', () => {
    const referred = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, part, name]) => `${part}/${name}`),
    );
    const defined = ['schemas', 'responses', 'parameters', 'headers'].flatMap((part) =>
      Object.keys(components[part]).map((name) => `${part}/${name}`),
    );
    expect([...referred].filter((name) => !defined.includes(name))).toEqual([]);
    expect(defined.filter((name) => !referred.has(name))).toEqual([]);
    expect(text).not.toContain('$defs');
  });

  it('says how each call is authorised, by schemes that it defines', () => {
    expect(Object.keys(components.securitySchemes)).toEqual(['bearer', 'key', 'session']);
    for (const { contract } of list) {
      const { security, 'x-permission': permission } = operationOf(document, { contract, run: unasked });
      const key = isOpenToKeys(contract) ? [{ key: [keyAccessOf(contract)] }] : [];
      const schemes = [{ bearer: [] }, ...key, { session: [] }];
      expect(security, contract.path).toEqual(contract.access === 'guest' ? [{}, ...schemes] : schemes);
      expect(permission, contract.path).toBe(contract.permission);
    }
  });

  it('declares what calls with a key say of the calls that are left, and 429 of the time to wait', () => {
    const left = ['RateLimit-Policy', 'RateLimit'];
    for (const endpoint of list) {
      const { responses } = operationOf(document, endpoint);
      if (!responses['200']) continue;
      const declared = Object.keys(responses['200'].headers ?? {});
      expect(declared, endpoint.contract.path).toEqual(isOpenToKeys(endpoint.contract) ? left : []);
    }
    expect(Object.keys(components.responses.Status429.headers)).toEqual([...left, 'Retry-After']);
    for (const { schema, example } of Object.values<{ schema: { pattern?: string }; example: unknown }>(
      components.headers,
    ))
      expect(String(example)).toMatch(new RegExp(schema.pattern ?? '^[0-9]+$'));
  });

  it('names each operation once, with a summary, under a tag that it declares and describes', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(list.length);
    const tags: { name: string; description: string }[] = Object(document.tags);
    for (const { summary, tags: own } of operations) {
      expect(summary).toMatch(/\w/);
      expect(tags.map(({ name }) => name)).toContain(own[0]);
    }
    for (const { name, description } of tags) {
      expect(description, name).toMatch(/^[A-Z].+\.$/);
      expect(
        operations.some(({ tags: own }) => own[0] === name),
        `${name} is about something`,
      ).toBe(true);
    }
    expect(document.servers).toMatchObject([{ url: '/' }]);
  });

  it('declares each word of a path in braces once, and requires it', () => {
    for (const endpoint of list) {
      const parameters: { name: string; in: string; required: boolean }[] = operationOf(
        document,
        endpoint,
      ).parameters;
      const inPath = parameters.filter((one) => one.in === 'path');
      const names = [...endpoint.contract.path.matchAll(/\{(\w+)\}/g)].map(([, word]) => word);
      expect(inPath.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  it('gives every answer a typed meta, and every body and answer an example that its contract takes', () => {
    for (const endpoint of list) {
      const { contract } = endpoint;
      const { requestBody, responses } = operationOf(document, endpoint);
      const place = `${contract.method} ${contract.path}`;
      if (contract.body) {
        const { example } = requestBody.content['application/json'];
        expect(contract.body.safeParse(example).error, place).toBeUndefined();
      }
      if (!responses['200'] || contract.file) continue;
      const { schema, example } = responses['200'].content['application/json'];
      expect(contract.data.safeParse(example.data).error, place).toBeUndefined();
      expect(contract.meta?.safeParse(example.meta).error, place).toBeUndefined();
      const { meta } = components.schemas[schema.$ref.split('/').at(-1)].properties;
      expect(meta.$ref ?? Object.keys(meta.properties ?? {}).length, place).toBeTruthy();
    }
  });

  it('is short enough to be read', () => {
    // About 3,000 characters a call; the calls by which operators choose how they are notified, the figures of sales, and leagues as rows made it longer.
    expect(text.length).toBeLessThan(650_000);
  });
});

const unasked = () => Promise.reject(new Error('nothing is asked here'));

describe('the shapes that several calls answer', () => {
  it('are written once, under a name', () => {
    const [[, , members], [, , office]] = documents;
    for (const name of ['Messages', 'Failure', 'PageMeta', 'Order', 'FullPick', 'Summary', 'Rate', 'Model']) {
      expect(Object(members.components).schemas).toHaveProperty(name);
    }
    for (const name of ['Messages', 'Failure', 'PageMeta', 'Order', 'Approval', 'BankLine', 'Operator']) {
      expect(Object(office.components).schemas).toHaveProperty(name);
    }
    const failures = JSON.stringify(members).match(/"input_validates":\{"type"/g);
    expect(failures).toHaveLength(1);
  });

  it('say which fields are null in stats-only mode', () => {
    const [[, , members]] = documents;
    const { odds } = Object(members.components).schemas.OpenPick.properties;
    expect(odds).toMatchObject({ [BETTING]: 'value', anyOf: [{ type: 'object' }, { type: 'null' }] });
  });
});
