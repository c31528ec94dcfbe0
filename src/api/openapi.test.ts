import { describe, expect, it } from 'vitest';
import { BETTING } from './betting.contract.ts';
import { endpoints } from './index.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(endpoints);
const text = JSON.stringify(document);
const components = Object(document.components);
const operations = Object.values(Object(document.paths)).flatMap((path) => Object.values(Object(path)));

describe('the OpenAPI document for clients', () => {
  it('refers to nothing that is not there, and defines nothing that is not referred to', () => {
    const referred = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, part, name]) => `${part}/${name}`),
    );
    const defined = ['schemas', 'responses', 'parameters'].flatMap((part) =>
      Object.keys(components[part]).map((name) => `${part}/${name}`),
    );
    expect([...referred].filter((name) => !defined.includes(name))).toEqual([]);
    expect(defined.filter((name) => !referred.has(name))).toEqual([]);
    expect(text).not.toContain('$defs');
  });

  it('says how each call is authorised, by schemes that it defines', () => {
    expect(Object.keys(components.securitySchemes)).toEqual(['bearer', 'session']);
    for (const [index, operation] of operations.entries()) {
      const isOpen = endpoints.some(
        ({ contract }) => contract.access === 'guest' && contract.summary === Object(operation).summary,
      );
      const expected = [{ bearer: [] }, { session: [] }];
      expect(Object(operation).security, String(index)).toEqual(isOpen ? [{}, ...expected] : expected);
    }
  });

  it('names each operation and each answer once, under a tag that it declares', () => {
    const ids = operations.map((operation) => Object(operation).operationId);
    expect(new Set(ids).size).toBe(endpoints.length);
    const tags = Object(document.tags).map(({ name }: { name: string }) => name);
    for (const operation of operations) expect(tags).toContain(Object(operation).tags[0]);
    expect(document.servers).toMatchObject([{ url: '/' }]);
  });

  it('writes a shared shape once and gives every answer a typed meta', () => {
    for (const name of ['Messages', 'Failure', 'PageMeta', 'Order', 'FullPick', 'Summary', 'Rate', 'Model']) {
      expect(components.schemas).toHaveProperty(name);
    }
    expect(text.split('"input_validates"').length - 1).toBe(2);
    const answers = Object.entries(components.schemas).filter(([name]) => name.endsWith('Answer'));
    for (const [name, schema] of answers) {
      const meta = Object(schema).properties.meta;
      expect(meta.$ref ?? Object.keys(meta.properties ?? {}).length, name).toBeTruthy();
    }
    expect(text.length).toBeLessThan(400_000);
  });

  it('says which fields are null in stats-only mode', () => {
    const { odds } = components.schemas.OpenPick.properties;
    expect(odds).toMatchObject({ [BETTING]: 'value', anyOf: [{ type: 'object' }, { type: 'null' }] });
  });
});
