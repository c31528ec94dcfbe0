import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CodeFile } from './find-dead-keys.ts';

const source = resolve(import.meta.dirname, '../../../src');

/** The code of the product, without its tests. */
export function readCode(): CodeFile[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => ({ path: `src/${path}`, text: readFileSync(resolve(source, path), 'utf8') }));
}
