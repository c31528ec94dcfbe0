import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import {
  COPIED,
  COVERED_ELSEWHERE,
  isNobodysText,
  REFUSED,
  SCRIPTED,
  SHAPED,
  WRITTEN_BY_CALLS,
} from './e2e/person-texts.ts';

const modules = import.meta.glob('../src/db/tables/*.ts', { eager: true });
/** Each column of text or JSON that takes more than one of a few words; a test beside the migrations holds these to the database. */
const columns = Object.values(modules)
  .flatMap((module) => Object.values(Object(module)))
  .filter((value): value is PgTable => is(value, PgTable))
  .map(getTableConfig)
  .flatMap(({ name: table, columns: all }) =>
    all
      .filter(({ columnType, enumValues }) => /Text|Jsonb|Array/.test(columnType) && !enumValues?.length)
      .map(({ name }) => `${table}.${name}`),
  );

describe('every text of the database', () => {
  const known: readonly string[] = [
    SCRIPTED,
    REFUSED,
    SHAPED,
    WRITTEN_BY_CALLS,
    COVERED_ELSEWHERE,
    COPIED,
  ].flat();

  it('is known to be a person’s or the program’s, so that the journey of stored scripts misses none', () => {
    const unknown = columns.filter((column) => !known.includes(column) && !isNobodysText(column));
    expect(unknown.toSorted()).toEqual([]);
    expect(known.filter((column) => !columns.includes(column)).toSorted()).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });
});

describe('the pages', () => {
  it('make HTML of nothing but the drawings and colours of a brand and what the server has drawn already', () => {
    const root = fileURLToPath(new URL('../src', import.meta.url));
    const makers = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] }).filter((file) =>
      /dangerouslySetInnerHTML|innerHTML\s*=|outerHTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(/.test(
        readFileSync(`${root}/${file}`, 'utf8'),
      ),
    );
    expect(makers.toSorted()).toEqual([
      'page/age-note.tsx',
      'root.tsx',
      'screens/frame/cached-part.tsx',
      'screens/gallery/screen.tsx',
      'screens/home/parts/home-page.tsx',
      'ui/shell/logo.tsx',
    ]);
  });
});
