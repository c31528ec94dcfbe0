import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findOffences } from './house-rules/find-offences.ts';

/** `npm run check:rooms`: prints each offence against the house rules as `file:line: sentence`, and ends with 1 if any. */

const root = join(import.meta.dirname, '../..');
const patterns = ['src', 'packages', 'tests', 'scripts', 'bench'].map((folder) => `${folder}/**/*.{ts,tsx}`);
const paths = globSync(patterns, { cwd: root, exclude: (path) => path.includes('node_modules') }).sort();
const files = new Map(
  paths.map((path) => [path.split(sep).join('/'), readFileSync(join(root, path), 'utf8')]),
);
const offences = findOffences(files);
for (const { path, line, sentence } of offences) console.log(`${path}:${line}: ${sentence}`);
console.log(`${files.size} files read, ${offences.length} offences against the house rules`);
process.exitCode = offences.length === 0 ? 0 : 1;
