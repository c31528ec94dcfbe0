import { describe, expect, it } from 'vitest';
import { readSource } from './source-file.ts';
import { typeOffences } from './type-offences.ts';

const sentencesOf = (path: string, text: string) =>
  typeOffences(readSource(path, text)).map(({ sentence }) => sentence);

describe('rows of raw SQL', () => {
  it.each([
    'const { rows } = await db.execute<{ n: number }>(sql`select 1 as n`);',
    "const { rows } = await client.query<Row>('select 1');",
    'const { rows } = await services.db.$client.query<Row>(text);',
  ])('have no type of their own: %s', (text) => {
    expect(sentencesOf('src/db/queries/a.ts', text)).toEqual([expect.stringContaining('with a schema')]);
    expect(sentencesOf('scripts/operate/a.ts', text)).toEqual([expect.stringContaining('with a schema')]);
    expect(sentencesOf('src/db/queries/a.test.ts', text)).toEqual([]);
  });

  it('nor do columns, unless something decodes them', () => {
    const stated = 'db.select({ n: sql<number>`count(*)` })';
    expect(sentencesOf('src/db/queries/a.ts', stated)).toEqual([expect.stringContaining('states a type')]);
    const read =
      'db.select({ n: column(z.number(), sql`count(*)`), at: sql<Date>`min(at)`.mapWith(game.at) })';
    expect(sentencesOf('src/db/queries/a.ts', read)).toEqual([]);
  });

  it('may be asked for without a type, and other generics are none of these', () => {
    const fine =
      'await db.execute(sql`delete from a`); await client.query(text); new Map<string, number>(); z.query;';
    expect(sentencesOf('src/db/queries/a.ts', fine)).toEqual([]);
  });
});

describe('a list', () => {
  it.each([
    "const a = ['b', ...['c', 'd']];",
    "const a = z.enum([...(['b'] as const), ...(['c'] as const)]);",
    'call(...[a, b]);',
  ])('is written out, not spread: %s', (text) => {
    const found = sentencesOf('src/domain/a.ts', text);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set([expect.stringContaining('write its elements')]));
  });

  it('may hold another one, or what is made of one', () => {
    const fine = "const a = [...b, ...['c', 'd'].map(String), ...(e ? ['f'] : [])]; call(...a);";
    expect(sentencesOf('src/domain/a.ts', fine)).toEqual([]);
  });
});
