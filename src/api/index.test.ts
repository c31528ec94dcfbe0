import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedStatuses } from './documented-statuses.ts';
import { endpoints } from './index.ts';
import { officeEndpoints } from './office/index.ts';
import { openApiDocument } from './openapi.ts';

const ROOT = import.meta.dirname;

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

const files = listFiles(ROOT).map((file) => relative(ROOT, file));
/** `/subscribe/show/{id}` is the file `subscribe/show/[id]`. */
const fileOf = (path: string) => path.slice(1).replaceAll(/\{(\w+)\}/g, '[$1]');

/** `GET subscribe` for each method that a file of handlers exports. */
const exported = files
  .filter((file) => /\.ts$/.test(file) && !/\.(contract|test)\.ts$/.test(file))
  .flatMap((file) => {
    const methods = readFileSync(join(ROOT, file), 'utf8').matchAll(/^export const ([A-Z]+) = /gm);
    return [...methods]
      .filter(([, method = '']) => ['GET', 'POST', 'PATCH', 'DELETE'].includes(method))
      .map(([, method]) => `${method} ${file.replace(/\.ts$/, '')}`);
  });

describe.each([
  ['members’ API', endpoints, (file: string) => !/ office\//.test(file)],
  ['office', officeEndpoints, (file: string) => / office\//.test(file)],
] as const)('the list of endpoints of the %s', (_name, list, belongs) => {
  it('holds every handler once, under the path that its file has; scripts/build/generate-endpoints.ts writes it', () => {
    const listed = list.map(({ contract }) => `${contract.method} ${fileOf(contract.path)}`);
    expect(listed.toSorted()).toEqual(exported.filter(belongs).toSorted());
  });

  it('names a word of a path before what stands for any word, so that the word is found', () => {
    for (const [index, { contract }] of list.entries()) {
      const pattern = new RegExp(`^${contract.path.replaceAll(/\{\w+\}/g, '[^/{}]+')}$`);
      const hidden = list
        .slice(index + 1)
        .filter((later) => later.contract.method === contract.method && pattern.test(later.contract.path));
      expect(hidden.map((later) => later.contract.path)).toEqual([]);
    }
  });
});

describe('who may call', () => {
  it('is an operator in the office, and no one of the office at the members’ API', () => {
    const entrances = officeEndpoints.filter(({ contract }) => contract.access !== 'operator');
    expect(entrances.map(({ contract }) => contract.path)).toEqual([
      '/office/first-run',
      '/office/first-run',
      '/office/login',
      '/office/setup',
    ]);
    expect(endpoints.filter(({ contract }) => contract.access === 'operator')).toEqual([]);
  });
});

describe('the files of an endpoint', () => {
  it.each(endpoints.map(({ contract }) => [contract.path, contract] as const))(
    'are contract and test beside %s, with a describe for each promised status',
    (path, contract) => {
      expect(files).toContain(`${fileOf(path)}.contract.ts`);
      expect(files).toContain(`${fileOf(path)}.test.ts`);
      const text = readFileSync(join(ROOT, `${fileOf(path)}.test.ts`), 'utf8');
      for (const status of contract.statuses) expect(text).toMatch(new RegExp(`describe\\('${status}\\b`));
    },
  );
});

describe('the OpenAPI document', () => {
  const document = openApiDocument(endpoints);

  it('is of version 3.1 and describes every endpoint with all its promised statuses', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const { contract } of endpoints) {
      const operation = Object(Object(document.paths)[`/api${contract.path}`])[contract.method.toLowerCase()];
      const promised = documentedStatuses(contract).map((status) => String(status === 302 ? 401 : status));
      expect(Object.keys(operation.responses)).toEqual(promised.toSorted());
    }
  });

  it('requires path parameters and leaves optional queries optional', () => {
    const parameters = Object(Object(document.paths)['/api/sport/list']).get.parameters;
    expect(parameters.find((one: { name: string }) => one.name === 'start_time').required).toBe(false);
  });
});
