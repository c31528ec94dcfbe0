import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const manifest = z
  .object({ scripts: z.record(z.string(), z.string()), workspaces: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));

/** Files that a command or a page of a handbook names: `scripts/operate/backup.ts`, `src/start.ts`, `bench/serve.ts`. */
const NAMED = /(?<![\w./-])(?:scripts|src|bench|tests|packages)\/[\w./[\]-]+\.(?:ts|tsx|mjs)(?![\w*])/g;

const missing = (text: string) => (text.match(NAMED) ?? []).filter((path) => !existsSync(join(ROOT, path)));

test.each(Object.entries(manifest.scripts))('npm run %s starts a program that is there', (_, command) => {
  // A variable of its own and `exec` may stand before a program.
  const program = command.replace(/^(?:[A-Z_]+=\S+ )*(?:exec )?/, '').split(' ')[0] ?? '';
  const isThere = program === 'node' || existsSync(join(ROOT, 'node_modules/.bin', program));
  expect(isThere).toBe(true);
  if (program === 'node') expect(command.match(NAMED)).toHaveLength(1);
  expect(missing(command)).toEqual([]);
});

test('every file that an image, a service or the build names is there', () => {
  const units = globSync('deploy/systemd/*.service', { cwd: ROOT });
  expect(units).toHaveLength(4);
  const files = ['Dockerfile', 'compose.yaml', '.ci/run', 'vite.config.ts', 'vitest.config.ts', ...units];
  expect(files.flatMap((file) => missing(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

test('every file that the README and the handbooks name is there', () => {
  const pages = ['README.md', 'docs/*.md', 'docs/product/*.md', 'packages/*/README.md', 'tests/README.md'];
  const named = globSync(pages, { cwd: ROOT }).flatMap((page) =>
    missing(readFileSync(join(ROOT, page), 'utf8')).map((path) => `${page}: ${path}`),
  );
  expect(named).toEqual([]);
});

test('every workspace says what it exports, and that file is there', () => {
  const schema = z.object({ name: z.string(), exports: z.object({ '.': z.unknown() }) });
  for (const folder of manifest.workspaces) {
    const text = readFileSync(join(ROOT, folder, 'package.json'), 'utf8');
    expect(schema.parse(JSON.parse(text)).name).toBe(`@trueline/${folder.split('/')[1]}`);
    for (const path of text.match(/\.\/src\/[\w/.-]+/g) ?? []) {
      expect(existsSync(join(ROOT, folder, path))).toBe(true);
    }
  }
});
