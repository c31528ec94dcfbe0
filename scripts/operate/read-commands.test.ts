import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childEnv } from '#platform/env.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'trueline-commands-'));
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true });
});

/** Runs a command to its end. */
async function run(file: string, args: readonly string[], settings: Readonly<Record<string, string>>) {
  const env = childEnv({ DATA_DIR: join(folder, 'data'), ...settings });
  const child = spawn(process.execPath, [`scripts/operate/${file}.ts`, ...args], { env });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString();
  });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, ...said };
}

async function asOwner(statement: string): Promise<{ readonly name: string }[]> {
  const client = new pg.Client({ connectionString: test.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const LAST = 'select name from migration order by name desc limit 1';
const READING = [
  ['audit', ['verify']],
  ['feed', ['replay']],
  ['clock', ['show']],
  ['record', ['proposals']],
] as const;

describe('a command that only reads', () => {
  it.each(READING)(
    '%s answers of a database of its own shape, and changes nothing there',
    async (file, args) => {
      const { code, err } = await run(file, args, { DATABASE_URL: test.url });
      expect([code, err]).toEqual([0, '']);
      expect(existsSync(join(folder, 'data'))).toBe(false);
    },
  );

  it('refuses a database with an older shape in one sentence, and leaves it so', async () => {
    const [gone] = await asOwner(`delete from migration where name = (${LAST}) returning name`);
    for (const [file, args] of READING.slice(0, 2)) {
      const { code, out, err } = await run(file, args, { DATABASE_URL: test.url });
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(
        /^The database has an older shape than this program: .* "npm run migrate", first\.\n$/,
      );
      expect(err).toContain(gone?.name);
    }
    expect(await asOwner(`select name from migration where name = '${gone?.name}'`)).toEqual([]);
  });

  it('refuses a database with a newer shape, and one without any', async () => {
    await asOwner(`insert into migration values ('9999_ahead.sql', '', now())`);
    const ahead = await run('audit', ['verify'], { DATABASE_URL: test.url });
    expect(ahead).toEqual({
      code: 1,
      out: '',
      err: 'The database has a newer shape than this program: 9999_ahead.sql has run. Use the release that the site runs.\n',
    });
    await asOwner('drop table migration');
    const empty = await run('audit', ['verify'], { DATABASE_URL: test.url });
    expect(empty.err).toMatch(/^The database is empty; .*\n$/);
  });
});

describe('the restore command', () => {
  it('refuses a folder that is no backup before it makes a database', async () => {
    const { code, err } = await run('restore', [folder], {});
    expect([code, err]).toEqual([
      1,
      `The folder ${folder} has no manifest: it is no backup, or one that was broken off.\n`,
    ]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });
});
