import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { SLOWEST } from '#tests/support/slowest-files.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Paths of the project as a document writes them: in backticks, or as a link. */
function pathsIn(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const named = [...text.matchAll(/`((?:src|packages|scripts|tests|docs|deploy|bench)\/[^`\s]*)`/g)].map(
    ([, path = '']) => path,
  );
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  );
  return [...new Set([...named, ...linked])];
}

/** `<name>` and `[id]` stand for any word: one file that fits is enough. */
const isThere = (path: string) =>
  existsSync(join(ROOT, path)) ||
  globSync(path.replaceAll(/<[^>]+>|NNNN_name/g, '*'), { cwd: ROOT }).length > 0;

it.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/glossary.md',
  'docs/decisions/README.md',
  'docs/product/README.md',
])('every path that %s names is there', (file) => {
  expect(pathsIn(file).filter((path) => !isThere(path))).toEqual([]);
});

it('a path that is not there would be seen', () => {
  expect(isThere('src/domain/money/order/confirm-transfer.ts')).toBe(true);
  expect(isThere('src/db/tables/<table>.ts')).toBe(true);
  expect(isThere('src/domain/<area>/<noun>/no-such-file.ts')).toBe(false);
});

it('the README leads to what a newcomer looks for', () => {
  const paths = pathsIn('README.md');
  expect(paths.length).toBeGreaterThan(40);
  for (const wanted of [
    'src/domain/money/order/confirm-transfer.ts',
    'src/domain/picks/grade/settle-picks.ts',
    'src/domain/picks/pick/pick-view.ts',
    'src/domain/picks/publish/publish-picks.ts',
    'src/domain/foundation/audit/append-audit.ts',
    'src/http/rate-limit.ts',
    'src/i18n/messages/<language>/errors.json',
    'src/domain/picks/plan-forecast/',
  ])
    expect(paths).toContain(wanted);
});

it('every test file that is to begin first is there', () => {
  expect(SLOWEST.filter((name) => !isThere(`${name}.test.ts`))).toEqual([]);
});
