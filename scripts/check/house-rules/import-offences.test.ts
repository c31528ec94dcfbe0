import { expect, test } from 'vitest';
import { findOffences } from './find-offences.ts';

const sentencesOf = (path: string, text: string) =>
  findOffences(new Map([[path, text]])).map(({ sentence }) => sentence);

test.each([
  ['src/db/queries/plan.ts', "import { sql } from 'drizzle-orm';"],
  ['src/db/tables/plan.ts', "import { text } from 'drizzle-orm/pg-core';"],
])('%s takes Drizzle from the files that name it for all: %s', (path, text) => {
  expect(sentencesOf(path, text).join()).toContain('is named in src/db/drizzle.ts');
});

test.each(['src/domain/money/plan/list.ts', 'src/api/plan/list.ts'])('%s gets no SQL by them', (path) => {
  const text = "import { sql } from '#db/drizzle.ts';";
  expect(sentencesOf(path, text).join()).toContain('may not use the package "drizzle-orm"');
});

test('a query may take it from there, and a type from anywhere', () => {
  const text =
    "import { sql } from '../drizzle.ts';\nimport type { NodePgDatabase } from 'drizzle-orm/node-postgres';";
  expect(sentencesOf('src/db/queries/plan.ts', text).join()).not.toContain('rizzle');
});
