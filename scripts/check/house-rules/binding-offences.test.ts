import { expect, it } from 'vitest';
import { bindingOffences } from './binding-offences.ts';
import { readSource } from './source-file.ts';

const linesOf = (text: string) =>
  bindingOffences(readSource('src/domain/picks/pick/a.ts', text)).map(({ line }) => line);

it.each([
  'function f(db: Db, of: Filter) {}',
  'const f = (of = 1) => of;',
  'const f = ({ of }: { of: number }) => of;',
  'const f = ({ a, ...of }: Input) => of;',
  'const f = ([a, of]: readonly number[]) => of;',
  'const f = function (...of: number[]) {};',
  'const of = 1;',
  'const { total: of } = page;',
  'type F = (of: string) => void;',
  'interface F { read(of: string): void }',
])('%s', (text) => {
  expect(linesOf(text)).toEqual([1]);
});

it('allows the word where it names a property, and where a loop says it', () => {
  expect(linesOf('for (const one of all) f({ of: one, n: one.of });\ntype T = { of: number };')).toEqual([]);
});
