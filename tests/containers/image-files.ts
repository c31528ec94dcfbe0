import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PROGRAMS as BUNDLED } from '../../scripts/build/bundle-programs.ts';
import { readSource } from '../../scripts/check/house-rules/source-file.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const packagesSchema = z.record(z.string(), z.string()).default({});
export const manifest = z
  .object({ dependencies: packagesSchema, devDependencies: packagesSchema })
  .parse(JSON.parse(read('package.json')));

/** Every program that a container can run. */
export const PROGRAMS = [
  ...BUNDLED,
  ...globSync('scripts/operate/*.ts', { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts')),
];

/** The source of the program that a command runs: commands run from their sources, what stays running from its bundle. */
export function programOf(command: string): string {
  const [, file = '', name = ''] =
    /\bnode (?:--[\w=-]+ )*(build\/program\/(\w+)\.js|scripts\/operate\/[\w-]+\.ts)\b/.exec(command) ?? [];
  return name === '' ? file : `src/${name}.ts`;
}

/** The files of ours that these programs load, and the names of the packages; types are left aside. */
export function reach(programs: readonly string[]): {
  readonly files: readonly string[];
  readonly packages: readonly string[];
} {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...programs];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (!/\.(?:ts|mjs)$/.test(file)) continue;
    for (const { specifier, target, isTypeOnly } of readSource(file, read(file)).imports) {
      if (isTypeOnly || specifier.startsWith('node:')) continue;
      if (target !== null) waiting.push(target);
      if (target === null || specifier.startsWith('@')) packages.add(packageOf(specifier));
    }
  }
  return { files: [...files], packages: [...packages] };
}

function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
