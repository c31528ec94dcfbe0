import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { childEnv, findMisspelt, readEnv } from '#platform/env.ts';
import { freePort } from '#platform/free-port.ts';
import { dataDirFailure, startSentence } from '#platform/start-error.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isLong } from '#tests/support/is-long.ts';
import { openPooler } from '#tests/support/pooler.ts';
import { checkSettings, reachDatabase } from './process/check-settings.ts';

let folder: string;
let taken: Server;
let takenPort: number;
let test: TestDatabase;
/** One that no migration has reached. */
let unprepared: TestDatabase;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trueline-start-'));
  writeFileSync(join(folder, 'file'), '');
  takenPort = await freePort();
  taken = createServer();
  await new Promise<void>((done) => taken.listen(takenPort, '127.0.0.1', done));
  test = await createTestDatabase();
  unprepared = await createTestDatabase();
  const owner = new pg.Client({ connectionString: unprepared.url });
  await owner.connect();
  await owner.query('drop table migration');
  await owner.end();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  taken.close();
  await test.drop();
  await unprepared.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program with settings until it ends, and answers what it said. */
async function run(
  file: 'start' | 'server' | 'worker',
  settings: Readonly<Record<string, string>>,
): Promise<{ code: number | null; said: string }> {
  const env = childEnv({ DATA_DIR: join(folder, 'data'), PORT: '0', HOST: '127.0.0.1', ...settings });
  const child = spawn(process.execPath, [`src/${file}.ts`], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  children.add(child);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, said };
}

const CLOSED_ADDRESS = 'postgres://someone:secret@127.0.0.1:1/none';

function withUrl(change: (url: URL) => void): string {
  const url = new URL(inject('ownerUrl'));
  change(url);
  return url.href;
}

describe('a start with a wrong setting', () => {
  const cases = {
    'a port that is taken': () => ({
      PORT: String(takenPort),
      says: /^PORT: port \d+ of 127\.0\.0\.1 is taken/,
    }),
    'a host that is no address of this machine': () => ({
      HOST: '203.0.113.9',
      says: /^HOST: 203\.0\.113\.9 is/,
    }),
    'a brand that does not exist': () => ({
      PROJECT_NAME: 'nosuch',
      says: /^PROJECT_NAME: there is no brand nosuch/,
    }),
    'an archive that is not there': () => ({
      SPORTS_DATA: join(folder, 'none'),
      says: /^SPORTS_DATA: there is no/,
    }),
    'a data folder that is a file': () => ({
      DATA_DIR: join(folder, 'file'),
      says: /^DATA_DIR: .* is a file/,
    }),
    'a database that does not answer': () => ({
      DATABASE_URL: CLOSED_ADDRESS,
      says: /^DATABASE_URL: no database/,
    }),
    'a wrong password': () => ({
      DATABASE_URL: withUrl((url) => {
        url.password = 'wrong';
      }),
      says: /^DATABASE_URL: the database at .* refuses the user/,
    }),
    'a database of another name': () => ({
      DATABASE_URL: withUrl((url) => {
        url.pathname = '/nosuch';
      }),
      says: /^DATABASE_URL: the server at .* has no database nosuch/,
    }),
  } as const;

  it.each(Object.entries(cases))('%s is named in one sentence', async (_what, make) => {
    const { says, ...settings } = make();
    const env = readEnv({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), ...settings });
    const checked = async () => {
      await checkSettings(env, { listens: true });
      if (env.DATABASE_URL) await reachDatabase(env.DATABASE_URL, null);
    };
    const sentence = startSentence(await checked().catch((error: unknown) => error));
    expect(sentence).toMatch(says);
    expect(sentence).not.toMatch(/secret|\n/);
  });

  it.each(['no tables yet', 'no such login', 'the owner of the tables'] as const)(
    'a database with %s and no OWNER_DATABASE_URL beside it is told how it is prepared',
    async (missing) => {
      const DATABASE_URL = {
        'no tables yet': unprepared.appUrl,
        'no such login': withUrl((url) => {
          url.username = 'never_made';
        }),
        'the owner of the tables': test.url,
      }[missing];
      const { code, said } = await run('start', {
        APP_MODE: 'production',
        ORIGIN: 'https://site.example',
        SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
        DATABASE_URL,
      });
      expect(said).toMatch(/^(?=.*\bOWNER_DATABASE_URL\b)[A-Z_]+: .*"npm run migrate".*\n$/);
      expect(code).toBe(1);
    },
  );

  it('ends with that sentence and exit code 1, before anything is prepared; a misspelt variable is named too', async () => {
    const { code, said } = await run('start', { ODS_API_KEY: 'x', PORT: String(takenPort) });
    expect(said).toMatch(/^ODS_API_KEY .* Did you mean ODDS_API_KEY\?\nPORT: .*\n$/);
    expect(code).toBe(1);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('the parts say the same where they are started alone', async () => {
    const [web, worker] = await Promise.all([
      run('server', { DATABASE_URL: CLOSED_ADDRESS }),
      run('worker', { DATABASE_URL: test.url, PROJECT_NAME: 'nosuch' }),
    ]);
    expect([web.code, worker.code]).toEqual([1, 1]);
    expect(web.said).toMatch(/^DATABASE_URL: no database answers at 127\.0\.0\.1:1 .*\n$/);
    expect(worker.said).toMatch(/^PROJECT_NAME: .*\n$/);
  });

  it('neither part runs as the owner of the tables, though it asks for another role', async () => {
    const pooler = await openPooler({ parameters: 'dropped' });
    const settings = { DATABASE_URL: pooler.addressOf(test.url), APP_MODE: 'test' };
    const [web, worker] = await Promise.all([run('server', settings), run('worker', settings)]);
    pooler.close();
    expect([web.code, worker.code]).toEqual([1, 1]);
    for (const { said } of [web, worker])
      expect(said).toMatch(
        /^DATABASE_URL: the login trueline_owner owns the tables .* OWNER_DATABASE_URL.*\n$/,
      );
  });

  it('only what looks like one of ours is taken for a mistake', () => {
    expect(findMisspelt({ RSS_URL: 'x', SPORT_DATA: 'x' })).toHaveLength(2);
    expect(findMisspelt({ HOME: 'x', POST: 'x', DATABASE_URL: 'x', LANG: 'x', PATH: 'x' })).toEqual([]);
  });
});

describe('a database that does not start', () => {
  it('is named with its folder and the reason, in one sentence', () => {
    const text =
      'PostgreSQL did not start. Its last words: 2026-11-22 LOG:  starting\n2026-11-22 UTC [7] FATAL:  could not open file "global/pg_control"';
    expect(dataDirFailure(new Error(text), '/data').message).toBe(
      'DATA_DIR: the database in /data cannot be used: could not open file "global/pg_control".',
    );
  });
});

describe.runIf(isLong)('a stop that reaches npm alone', () => {
  it('ends the process that npm runs', async () => {
    const env = childEnv({ DATABASE_URL: test.appUrl, DATA_DIR: folder, APP_MODE: 'test' });
    const npm = spawn('npm', ['run', '-s', 'worker'], { env, stdio: 'ignore' });
    children.add(npm);
    const workers = () => pidsOf('src/worker.ts');
    // In the moment in which its child begins npm does not listen for signals yet, and would end alone.
    const reader = new pg.Client({ connectionString: test.url });
    await reader.connect();
    const heartbeats = async () => (await reader.query('select from process_beat')).rowCount;
    await expect.poll(heartbeats, { timeout: 120_000 }).toBe(1);
    await reader.end();
    expect(workers()).toHaveLength(1);
    npm.kill('SIGTERM');
    await expect.poll(() => workers().length, { timeout: 120_000 }).toBe(0);
  });
});

/** Processes of this test whose command line holds a word. */
function pidsOf(word: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${folder}\0`);
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        return isOurs && command[1] === word;
      } catch {
        return false;
      }
    })
    .map(Number);
}
