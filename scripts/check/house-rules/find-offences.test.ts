import { expect, test } from 'vitest';
import { findOffences } from './find-offences.ts';

/** `file:line: sentence` of each offence in a small house of files, in which hardly an export is used: that rule has a test of its own. */
function offencesIn(files: Record<string, string>): string[] {
  return findOffences(new Map(Object.entries(files)))
    .map(({ path, line, sentence }) => `${path}:${line}: ${sentence}`)
    .filter((line) => !/ is exported, and .+ uses it\.$/.test(line));
}

function only(files: Record<string, string>): string {
  const offences = offencesIn(files);
  expect(offences).toHaveLength(1);
  return offences[0] ?? '';
}

test('a house that keeps the rules has no offences', () => {
  const house = {
    'packages/predict/src/index.ts': 'export const fit = 1;',
    'src/platform/env.ts':
      'export const env = process.env as unknown as { A: string }; export const now = Date.now();',
    'src/db/queries/game.ts':
      "import { env } from '#platform/env.ts'; import pg from 'pg'; export const game = [env, pg];",
    'src/domain/forecasting/sport/list-games.ts':
      "import { fit } from '@trueline/predict'; import { game } from '#db/queries/game.ts'; export const list = { fit, game } as const;",
    'src/api/sport/list.contract.ts': "import { z } from 'zod'; export const list = z.string();",
    'src/api/sport/list.ts':
      "import { list } from '#domain/forecasting/sport/list-games.ts'; import { list as contract } from './list.contract.ts'; export { contract, list };",
    'src/screens/home/screen.tsx':
      "import type { list } from '#domain/forecasting/sport/list-games.ts'; import { data } from './data.server.ts'; export const Home = (p: typeof list) => <p>{data}{p.fit}</p>;",
    'src/screens/home/data.server.ts':
      "import { list } from '#domain/forecasting/sport/list-games.ts'; export const data = list;",
    'src/server.ts':
      "import { game } from '#db/queries/game.ts'; export const day = new Date(0); export { game };",
    'src/db/queries/game.test.ts':
      "import { game } from './game.ts'; test('x', () => fetch('http://localhost/a')); game as string;",
  };
  expect(offencesIn(house)).toEqual([]);
});

test.each([
  ['packages/predict/src/fit.ts', "import '#platform/env.ts'", 'room "predict" may not import "platform"'],
  ['packages/predict/src/fit.ts', "import fs from 'node:fs'", 'may not use the package "node:fs"'],
  [
    'packages/embedded-postgres/src/a.ts',
    "import '#platform/env.ts'",
    'room "embedded-postgres" may not import "platform"',
  ],
  ['packages/embedded-postgres/src/a.ts', "import 'pg'", 'may not use the package "pg"'],
  [
    'src/db/client.ts',
    "import '@trueline/embedded-postgres'",
    'room "db" may not import "embedded-postgres"',
  ],
  ['src/platform/env.ts', "import '#db/client.ts'", 'room "platform" may not import "db"'],
  ['src/ui/button.tsx', "import '#domain/money/plan/list.ts'", 'room "ui" may not import "domain"'],
  ['src/ui/button.tsx', "import { brands } from '#brands/index.ts'", 'may import only types of "brands"'],
  ['src/ui/button.tsx', "import 'pg'", 'may not use the package "pg"'],
  ['src/db/client.ts', "export * from '../domain/money/plan/list.ts'", 'room "db" may not import "domain"'],
  ['src/feeds/replay/read.ts', "const x = await import('#db/client.ts')", 'room "feeds" may not import "db"'],
  [
    'src/mail/email.tsx',
    "import type { X } from '#domain/money/plan/list.ts'",
    'room "mail" may not import "domain"',
  ],
  [
    'src/domain/money/plan/list.ts',
    "type X = import('#api/plan/list.ts').X",
    'room "domain" may not import "api"',
  ],
  ['src/api/plan/list.ts', "import '#db/client.ts'", 'room "api" may not import "db"'],
  [
    'src/api/plan/list.contract.ts',
    "import '#domain/money/plan/list.ts'",
    'room "contract" may not import "domain"',
  ],
  ['src/api/plan/list.contract.ts', "import 'hono'", 'may not use the package "hono"'],
  ['src/jobs/settle.ts', "import '#db/client.ts'", 'room "job" may not import "db"'],
  ['src/jobs/settle.job.ts', "import './settle.ts'", 'room "job-definition" may not import "job"'],
  ['src/screens/home/data.server.ts', "import '#db/client.ts'", 'room "screen-server" may not import "db"'],
  ['src/screens/home/screen.tsx', "import '#platform/env.ts'", 'room "screen" may not import "platform"'],
  ['src/screens/home/screen.tsx', "import { a } from '#domain/money/plan/list.ts'", 'only types of "domain"'],
  ['src/screens/home/screen.tsx', "import '../news/screen.tsx'", 'A screen may not import another screen'],
  [
    'src/screens/office/orders/screen.tsx',
    "import '../members/member-state.tsx'",
    'A screen may not import another screen',
  ],
  [
    'src/screens/office/orders/screen.tsx',
    "import '#screens/home/hero.tsx'",
    'may not import another screen',
  ],
  ['src/screens/home/screen.tsx', "import '../office/orders/row.tsx'", 'may not import another screen'],
  ['src/api/plan/list.ts', "import pg from 'pg'", 'may not use the package "pg"'],
  ['src/api/plan/list.ts', "import { sql } from 'drizzle-orm'", 'may not use the package "drizzle-orm"'],
  ['src/api/plan/list.ts', "import fs from 'node:fs'", 'may not use the package "node:fs"'],
  [
    'src/domain/money/plan/list.ts',
    "import { sql } from 'drizzle-orm'",
    'may not use the package "drizzle-orm"',
  ],
  ['src/domain/money/plan/list.ts', "import fs from 'node:fs'", 'may not use the package "node:fs"'],
  ['src/screens/home/data.server.ts', "import pg from 'pg'", 'may not use the package "pg"'],
  ['src/screens/home/screen.tsx', "import fs from 'node:fs'", 'may not use the package "node:fs"'],
  ['src/jobs/settle.ts', "import pg from 'pg'", 'may not use the package "pg"'],
  ['src/ui/a.tsx', "import '../db/client.ts'", 'room "ui" may not import "db"'],
  ['src/domain/a.ts', "import '#tests/support/database.ts'", 'Nothing may import a test'],
  ['src/server.ts', "import './routes.test.ts'", 'Nothing may import a test'],
  ['src/domain/money/a/b/c.ts', "import '../../../e.ts'", 'climbs deeper than ../..'],
])('%s: %s is an offence', (path, text, sentence) => {
  expect(only({ [path]: `\n${text};` })).toMatch(`${path}:2: `);
  expect(only({ [path]: text })).toContain(sentence);
});

test('an inline type import is a type import, a mixed one is not', () => {
  const path = 'src/screens/home/screen.tsx';
  expect(offencesIn({ [path]: "import { type A, type B } from '#domain/money/plan/list.ts'" })).toEqual([]);
  expect(only({ [path]: "import { type A, b } from '#domain/money/plan/list.ts'" })).toContain('only types');
});

test('a circle is named once, with its way round', () => {
  const circle = {
    'src/domain/a.ts': "import { b } from './b.ts'; export const a = b;",
    'src/domain/b.ts': "import type { c } from '#domain/c.ts'; export const b = 1 satisfies typeof c;",
    'src/domain/c.ts': "\nexport { a as c } from './a.ts';",
    'src/domain/d.ts': "import './a.ts';",
  };
  expect(only(circle)).toBe(
    'src/domain/c.ts:2: Imports go in a circle: src/domain/a.ts → src/domain/b.ts → src/domain/c.ts → src/domain/a.ts.',
  );
});

test('the domain lies in areas, which import only downwards', () => {
  expect(only({ 'src/domain/plan/list.ts': '' })).toContain(
    'lies in one of its areas: foundation, forecasting',
  );
  const up = { 'src/domain/money/plan/list.ts': "\nimport '#domain/picks/record/list-record.ts';" };
  expect(only(up)).toBe(
    'src/domain/money/plan/list.ts:2: The area "money" may not import "picks", which stands above it (#domain/picks/record/list-record.ts).',
  );
  const typeUp =
    "import type { Services } from '#domain/services.ts'; import type { Pick } from '#domain/picks/pick/pick-row.ts';";
  expect(only({ 'src/domain/foundation/audit/a.ts': typeUp })).toContain(
    '"foundation" may not import "picks"',
  );
  expect(only({ 'src/domain/services.ts': "import '#domain/money/plan/list.ts';" })).toContain(
    'may not import "money"',
  );
  const down = "import '#domain/money/plan/list.ts'; import '../record/a.ts'; import '#domain/services.ts';";
  expect(offencesIn({ 'src/domain/picks/pick/a.ts': down })).toEqual([]);
});

test('the nouns of an area do not know each other in a circle', () => {
  const circle = {
    'src/domain/money/order/a.ts': "import '#domain/money/statement/b.ts';",
    'src/domain/money/statement/b.ts': '',
    'src/domain/money/statement/c.ts': "\nimport type { D } from '#domain/money/order/deeper/d.ts';",
    'src/domain/money/order/deeper/d.ts': '',
    'src/domain/money/plan/e.ts': "import '#domain/money/order/a.ts';",
  };
  expect(only(circle)).toBe(
    'src/domain/money/statement/c.ts:2: Folders know each other in a circle: money/order → money/statement → money/order.',
  );
});

test.each([
  ['process.env.HOME', 'process.env reads the environment'],
  ['Date.now()', 'Date.now reads the time'],
  ['new Date()', 'new Date() reads the time'],
  ['Math.random()', 'Math.random draws a random number'],
  ['globalThis.crypto.randomUUID()', 'crypto.randomUUID draws a random number'],
])('%s is for platform alone', (code, sentence) => {
  expect(only({ 'src/domain/a.ts': `export const a = ${code};` })).toContain(sentence);
  expect(only({ 'packages/predict/src/a.ts': `export const a = ${code};` })).toContain(sentence);
  const elsewhere = { 'src/platform/a.ts': code, 'src/domain/a.test.ts': code, 'scripts/a.ts': code };
  expect(offencesIn(elsewhere)).toEqual([]);
});

test('randomness of node:crypto is for platform alone, hashes are not', () => {
  expect(only({ 'src/db/a.ts': "import { createHash, randomBytes } from 'node:crypto';" })).toContain(
    'randomBytes draws',
  );
  expect(offencesIn({ 'src/db/a.ts': "import { createHash } from 'node:crypto';" })).toEqual([]);
});

test('types are not bent outside platform and tests', () => {
  expect(only({ 'src/domain/a.ts': 'const a = 1 as number;' })).toContain('"as" bends a type');
  expect(only({ 'src/domain/a.ts': 'const a = <number>1;' })).toContain('assertion bends a type');
  expect(only({ 'src/domain/a.ts': 'const a = b!;' })).toContain('"!" asserts');
  expect(only({ 'src/domain/a.test.ts': 'const a = b!;' })).toContain('"!" asserts');
  const fine = "import { a as b } from './c.ts'; const d = [b] as const; export { d as e };";
  expect(offencesIn({ 'src/domain/a.ts': fine, 'src/platform/a.ts': 'const a = 1 as number;' })).toEqual([]);
});

test.each(['src/api/plan/list.ts', 'src/screens/home/data.server.ts', 'src/jobs/settle.ts'])(
  '%s does not see the database that a use case is handed',
  (path) => {
    expect(only({ [path]: 'export const rows = services.db.execute(1);' })).toContain('not see the database');
    expect(only({ [path]: 'export const list = ({ db }) => db;' })).toContain('not see the database');
    expect(only({ [path]: "export const rows = services['db'];" })).toContain('not see the database');
    expect(offencesIn({ [path]: 'export const row = rows[db];' })).toEqual([]);
    expect(offencesIn({ 'src/domain/money/plan/list.ts': 'export const rows = services.db;' })).toEqual([]);
  },
);

test('the shared parts of the office are no one’s screen', () => {
  const path = 'src/screens/office/orders/screen.tsx';
  for (const part of ['form', 'frame', 'money', 'parts', 'table', 'text']) {
    expect(offencesIn({ [path]: `import '../${part}/a.tsx';` })).toEqual([]);
  }
});

test('an object is written out, not spread, and Object() is no way to a type', () => {
  expect(only({ 'src/domain/a.ts': 'const a = { ...{ b: 1 } };' })).toContain('one a line');
  expect(only({ 'src/ui/a.tsx': 'const a = <b {...{ c: 1 }} />;' })).toContain('one a line');
  expect(only({ 'src/domain/a.ts': 'const a = Object(b).c;' })).toContain('has the type "any"');
  const fine = 'const a = { ...b, ...(c ? { d: 1 } : {}) }; const e = Object.entries(a);';
  expect(offencesIn({ 'src/domain/a.ts': fine })).toEqual([]);
});

test.each([
  ["test.only('a', () => undefined)", '.only leaves the other tests out'],
  ["describe.each([1]).only('a', () => undefined)", '.only leaves'],
  ["test.describe.only('a', () => undefined)", '.only leaves'],
  ['await page.waitForTimeout(100)', 'waitForTimeout sleeps'],
  ['await new Promise((resolve) => setTimeout(resolve, 10))', 'setTimeout sleeps'],
  ["import { setTimeout } from 'node:timers/promises'", 'timers/promises is for sleeping'],
  ["await fetch('https://football.org/x')", 'reaches football.org'],
  ["await page.goto('http://news.site:80/')", 'reaches news.site'],
  ["await fetch('http://127.0.0.1:3000/x')", null],
  ["expect(html).toContain('https://schema.org')", null],
  ["await fetch('https://odds.example/x')", null],
])('in a test, %s → %s', (code, sentence) => {
  const found = offencesIn({ 'tests/e2e/home.spec.ts': code });
  if (sentence === null) expect(found).toEqual([]);
  else expect(found).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['src/domain/utils.ts', '"utils.ts" names a drawer'],
  ['src/domain/money/helpers/a.ts', '"helpers" names a drawer'],
  ['src/platform/lib.test.ts', '"lib.test.ts" names a drawer'],
  ['src/ui/BigButton.tsx', '"BigButton.tsx" is not written in kebab-case'],
  ['src/domain/news_list.ts', 'not written in kebab-case'],
])('%s: %s', (path, sentence) => {
  expect(only({ [path]: '' })).toContain(sentence);
});

test('a folder for a dynamic segment may carry brackets', () => {
  expect(offencesIn({ 'src/api/orders/[id]/confirm.ts': '' })).toEqual([]);
});

test('300 lines are allowed and 301 are not, in tests too', () => {
  const lines = (count: number) => '// a line\n'.repeat(count);
  expect(offencesIn({ 'src/ui/a.ts': lines(300), 'src/ui/a.test.ts': lines(300) })).toEqual([]);
  expect(offencesIn({ 'src/api/office/index.ts': lines(400) })).toEqual([]);
  expect(only({ 'src/ui/a.ts': lines(301) })).toContain('has 301 lines; 300 is the limit');
  expect(only({ 'src/ui/a.test.ts': lines(301) })).toContain('has 301 lines; 300 is the limit');
});

test('a file that is no TypeScript is named', () => {
  expect(() => offencesIn({ 'src/ui/a.ts': 'const = ;' })).toThrow('src/ui/a.ts cannot be parsed');
});

const TERMS = {
  'src/terms/sports.ts': "export const SPORTS = ['soccer', 'basketball'] as const;",
  'src/terms/durations.ts': 'export const DAY_MS = 86_400_000;',
};

test.each([
  ['src/db/tables/game.ts', "export const sport = text({ enum: ['soccer', 'basketball'] });"],
  ['src/api/sport/list.contract.ts', "export const sport = z.enum(['basketball', 'soccer']);"],
  ['src/screens/home/sport.ts', "export type Chosen = 'basketball' | 'soccer' | null;"],
])('%s may not repeat a list of the terms, in whatever order', (path, text) => {
  expect(only({ ...TERMS, [path]: text })).toContain('repeats SPORTS of #terms');
});

test.each([
  ['src/db/tables/game.ts', 'const DAY_MS = 86_400_000;', 'DAY_MS stands in durations.ts'],
  ['src/api/me.test.ts', 'const HOUR_MS = 3_600_000;', 'HOUR_MS stands in durations.ts'],
  ['src/api/me.ts', 'const MOST_ROWS = 9;', 'bounds are named MAX_'],
  ['src/terms/sides.ts', "import { sql } from 'drizzle-orm';", 'may not use the package "drizzle-orm"'],
  ['src/terms/sides.ts', "import '#platform/id.ts';", 'room "terms" may not import "platform"'],
  ['packages/predict/src/fit.ts', "import '#terms/sports.ts';", 'room "predict" may not import "terms"'],
])('%s: %s', (path, text, sentence) => {
  expect(only({ ...TERMS, [path]: text })).toContain(sentence);
});

test('everybody may import the terms, tests may say what they expect, and a list of other words is no term', () => {
  const house = {
    ...TERMS,
    'src/ui/chip.ts': "import { SPORTS } from '#terms/sports.ts'; export const chips = [SPORTS];",
    'src/platform/hour.ts': "import { DAY_MS } from '#terms/durations.ts'; export const hour = DAY_MS / 24;",
    'src/brands/blue/texts.ts': "export const order = ['basketball', 'soccer'];",
    'src/feeds/read.ts': "export const some = ['soccer', 'tennis']; export type One = 'soccer' | 'x';",
    'src/feeds/read.test.ts': "test('x', () => expect(['soccer', 'basketball']).toBe(1));",
  };
  expect(offencesIn(house)).toEqual([]);
});
