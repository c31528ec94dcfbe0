import pg from 'pg';
import { z } from 'zod';
import { migrationRow, readMigrations } from './migrate.ts';
import { readRows } from './read-rows.ts';

const shapeRow = z.object({ has: z.boolean() });

/** What keeps a program from a database; `isBehind` where a migration would bring it along. */
export class ShapeError extends Error {
  readonly isBehind: boolean;

  constructor(sentence: string, { isBehind }: { readonly isBehind: boolean }) {
    super(sentence);
    this.name = 'ShapeError';
    this.isBehind = isBehind;
  }
}

/**
 * Throws a ShapeError where the database has not exactly the shape that this program knows. For what only reads: it neither changes a
 * database nor reports anything about one that it does not understand.
 */
export async function checkShape(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const found = await client.query("select to_regclass('public.migration') is not null as has");
    if (!readRows(shapeRow, found.rows)[0]?.has)
      throw new ShapeError('The database is empty; start the site once, or run "npm run migrate".', {
        isBehind: true,
      });
    const { rows } = await client.query('select name, sha256 from migration');
    assertSame(
      new Map(readRows(migrationRow, rows).map(({ name, sha256 }) => [name, sha256])),
      await readMigrations(),
    );
  } finally {
    await client.end();
  }
}

function assertSame(
  applied: ReadonlyMap<string, string>,
  known: readonly { readonly name: string; readonly sha256: string }[],
): void {
  const ahead = [...applied.keys()].find((name) => !known.some((one) => one.name === name));
  if (ahead !== undefined)
    throw new ShapeError(
      `The database has a newer shape than this program: ${ahead} has run. Use the release that the site runs.`,
      { isBehind: false },
    );
  const behind = known.find(({ name }) => !applied.has(name));
  if (behind !== undefined)
    throw new ShapeError(
      `The database has an older shape than this program: ${behind.name} has not run. This command only reads; ` +
        'start the site with this release, or run "npm run migrate", first.',
      { isBehind: true },
    );
  const other = known.find(({ name, sha256 }) => applied.get(name) !== sha256);
  if (other !== undefined)
    throw new ShapeError(`Migration ${other.name} was changed after it had run; write a new one instead.`, {
      isBehind: false,
    });
}
