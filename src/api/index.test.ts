import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedStatuses } from './documented-statuses.ts';
import { endpoints } from './index.ts';
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

describe('the list of endpoints', () => {
  it('holds every endpoint file once, under the path that the file has', () => {
    const inFolders = files.filter((file) => /\.ts$/.test(file) && !/\.(contract|test)\.ts$/.test(file));
    const handlers = inFolders.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('endpoint('));
    const expected = handlers
      .filter((file) => file !== 'endpoint.ts')
      .map((file) => file.replace(/\.ts$/, ''));
    const listed = [...new Set(endpoints.map(({ contract }) => fileOf(contract.path)))];
    expect(listed.toSorted()).toEqual(expected.toSorted());
    const addresses = endpoints.map(({ contract }) => `${contract.method} ${contract.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(endpoints.map(({ contract }) => [contract.path, contract] as const))(
    'has contract and test beside %s, and a describe for each promised status',
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
