import { ambientOffences } from './ambient-offences.ts';
import { areaOffences } from './area-offences.ts';
import { bindingOffences } from './binding-offences.ts';
import { cycleOffences } from './cycle-offences.ts';
import { databaseOffences } from './database-offences.ts';
import { exportOffences } from './export-offences.ts';
import { importOffences } from './import-offences.ts';
import { nameOffences } from './name-offences.ts';
import { privateNameOffences } from './private-name-offences.ts';
import type { Offence } from './source-file.ts';
import { readSource } from './source-file.ts';
import { termOffences } from './term-offences.ts';
import { testOffences } from './test-offences.ts';
import { typeOffences } from './type-offences.ts';
import { wordOffences } from './word-offences.ts';

const RULES = [
  importOffences,
  nameOffences,
  bindingOffences,
  typeOffences,
  ambientOffences,
  databaseOffences,
  testOffences,
  wordOffences,
  privateNameOffences,
];

/**
 * Holds files to the rules of the house.
 * @param files text of each TypeScript file by its path from the project's root, with forward slashes
 * @returns every offence, in the order of paths and lines
 */
export function findOffences(files: ReadonlyMap<string, string>): Offence[] {
  const sources = new Map([...files].map(([path, text]) => [path, readSource(path, text)]));
  const found = [...sources.values()].flatMap((source) => RULES.flatMap((rule) => rule(source)));
  const all = [
    ...found,
    ...cycleOffences(sources),
    ...areaOffences(sources),
    ...termOffences(sources),
    ...exportOffences(sources),
  ];
  return all.sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}
