import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Writes the lists of endpoints, src/api/index.ts and those of src/api/office, from the files of handlers below src/api: a file is an
 * endpoint where it exports a method. `npx biome check --write` lays the lists out. A test holds that none is missing.
 */
const API = fileURLToPath(new URL('../../src/api/', import.meta.url));
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'];

const handlers = readdirSync(API, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /^(?!.*\.(?:contract|test)\.ts$).*\.ts$/.test(entry.name))
  .map((entry) => `${entry.parentPath.replace(/\/$/, '')}/${entry.name}`.slice(API.length))
  .map((path) => ({ path, methods: methodsOf(readFileSync(API + path, 'utf8')) }))
  .filter(({ methods }) => methods.length > 0)
  // A part of a path that stands for anything comes after the words that stand for themselves.
  .toSorted((left, right) => (sortKey(left.path) < sortKey(right.path) ? -1 : 1));

write('index.ts', 'endpoints', 'Every endpoint of the members’ API', (path) => !path.startsWith('office/'));
// The office has so many that those without a part that stands for anything have a list of their own, which comes first.
write('office/collections.ts', 'collectionEndpoints', 'The endpoints of the office on whole lists', (path) =>
  /^office\/[^/]+$/.test(path),
);
write(
  'office/index.ts',
  'officeEndpoints',
  'Every endpoint of the office',
  (path) => /^office\/.+\//.test(path),
  { name: 'collectionEndpoints', file: './collections.ts' },
);

function methodsOf(source: string): string[] {
  return METHODS.filter((method) => new RegExp(`^export const ${method} = endpoint\\(`, 'm').test(source));
}

function sortKey(path: string): string {
  return path.replace(/\.ts$/, '').replaceAll('[', '{').replaceAll(/[/]/g, ' ');
}

function nameOf(path: string): string {
  const words = path
    .replace(/\.ts$/, '')
    .split(/\W+/)
    .filter((word) => word !== '');
  return words.map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('');
}

function write(
  file: string,
  list: string,
  about: string,
  belongs: (path: string) => boolean,
  before?: { readonly name: string; readonly file: string },
): void {
  const folder = file.replace(/[^/]+\.ts$/, '');
  const own = handlers
    .filter(({ path }) => belongs(path))
    .map(({ path, methods }) => ({ path: path.slice(folder.length), methods }));
  const imports = own.map(({ path }) => `import * as ${nameOf(path)} from './${path}';`);
  const entries = own.flatMap(({ path, methods }) => methods.map((method) => `${nameOf(path)}.${method},`));
  const text = [
    ...imports,
    ...(before === undefined ? [] : [`import { ${before.name} } from '${before.file}';`]),
    `import type { Endpoint } from '${folder === '' ? './' : '../'}endpoint.ts';`,
    '',
    `/** ${about}, written from the files by \`node scripts/build/generate-endpoints.ts\`. */`,
    `export const ${list}: readonly Endpoint[] = [`,
    ...(before === undefined ? [] : [`...${before.name},`]),
    ...entries,
    '];',
    '',
  ];
  writeFileSync(API + file, text.join('\n'));
}
