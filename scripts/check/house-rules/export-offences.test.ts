import { expect, it } from 'vitest';
import { exportOffences } from './export-offences.ts';
import { readSource } from './source-file.ts';

const unused = (files: Record<string, string>) =>
  exportOffences(new Map(Object.entries(files).map(([path, text]) => [path, readSource(path, text)]))).map(
    ({ path, line, sentence }) => `${path}:${line} ${sentence}`,
  );

it('names what is exported and used nowhere, or in its own file alone, values and types alike', () => {
  const files = {
    'src/feeds/a.ts':
      'export const used = 1;\nexport function idle() {}\nexport type Idle = 1;\nexport const own = 2, twice = own;',
    'src/feeds/b.ts': "import { used, twice } from './a.ts';\nconsole.log(used, twice);",
  };
  expect(unused(files)).toEqual([
    'src/feeds/a.ts:2 "idle" is exported, and nothing uses it.',
    'src/feeds/a.ts:3 "Idle" is exported, and nothing uses it.',
    'src/feeds/a.ts:4 "own" is exported, and no other file uses it.',
  ]);
});

it('knows what the tests read of the benchmarks', () => {
  const files = {
    'bench/nginx.ts': 'export const start = 1;',
    'tests/cache.test.ts': "import { start } from '#bench/nginx.ts';\nstart;",
  };
  expect(unused(files)).toEqual([]);
});

it('leaves alone what is loaded later, handed on, or read by its name', () => {
  const files = {
    'src/screens/home/screen.tsx': 'export const loader = 1;\nexport const routeMiddleware = [];',
    'src/jobs/a.ts': 'export const run = 1;',
    'src/jobs/b.ts': "void import('./a.ts');\nexport { send } from './c.ts';",
    'src/jobs/c.ts': 'export const send = 1;',
    'src/db/tables/a.ts': 'export const table = 1;',
    'packages/predict/src/index.ts': 'export const fit = 1;',
  };
  expect(unused(files)).toEqual([]);
});
