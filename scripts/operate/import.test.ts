import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readImportArguments } from './import-arguments.ts';

const SCRIPT = fileURLToPath(new URL('./import.ts', import.meta.url));
const CLUBS = ['Inter Miami', 'Atlanta Utd', 'Seattle Sounders', 'Portland Timbers'];

let database: TestDatabase;
let folder = '';

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'trueline-import-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

/** A season table of made-up games, one a day; `bad` rows with a score that is none come last. */
async function writeSeason(name: string, games: number, bad = 0): Promise<string> {
  const rows = Array.from({ length: games + bad }, (_, index) => {
    const day = new Date(Date.UTC(2001, 0, 1 + index)).toISOString().slice(0, 10);
    const home = CLUBS[index % CLUBS.length];
    const away = CLUBS[(index + 1) % CLUBS.length];
    return `soccer,MLS,${day.slice(0, 4)},${day},${home},${away},${index < games ? 1 : 'x'},0`;
  });
  const header = 'sport,league,season,date,home,away,home_score,away_score';
  const path = join(folder, name);
  await writeFile(path, [header, ...rows].join('\n'));
  return path;
}

function start(args: readonly string[]): ChildProcess {
  const env = { ...process.env, DATABASE_URL: database.url, NODE_OPTIONS: '' };
  return spawn(process.execPath, [SCRIPT, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function run(...args: string[]) {
  const child = start(args);
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

async function countGames(): Promise<number> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from game');
  await client.end();
  return rows[0]?.n ?? -1;
}

describe('npm run import', () => {
  it('leaves nothing behind when it is killed while it writes', async () => {
    const file = await writeSeason('long.csv', 5000);
    const child = start(['csv-archive', file]);
    const isWriting = new Promise<void>((done) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('writing games')) done();
      });
    });
    await Promise.race([isWriting, once(child, 'exit')]);
    child.kill('SIGKILL');
    const [, signal] = child.signalCode ? [null, child.signalCode] : await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    expect(await countGames()).toBe(0);
    await rm(file);
  });

  it('takes the good rows, names the bad ones and writes all of them to the report', async () => {
    const file = await writeSeason('mixed.csv', 30, 25);
    const report = join(folder, 'report.txt');
    const first = await run('csv-archive', file, '--report', report);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toContain('30 games: 30 new or changed games, 30 new results and prices');
    expect(first.out.match(/mixed\.csv:\d+: /g)).toHaveLength(20);
    expect(first.out).toContain('… and 5 more');
    // The made-up season has a game a day, which no soccer team plays.
    expect(first.out).toContain('  MLS Atlanta Utd: 2001-01-01 and 2001-01-02\n');
    const lines = (await readFile(report, 'utf8')).trimEnd().split('\n');
    expect(lines[0]).toBe('file,line,reason');
    expect(lines).toHaveLength(26);
    expect(lines[1]).toMatch(/^mixed\.csv,32,/);
    expect(await countGames()).toBe(30);
    const beside = await mkdtemp(join(folder, 'beside-'));
    await copyFile(file, join(beside, 'mixed.csv'));
    await writeFile(join(beside, 'D1.zip'), '');
    const second = await run('csv-archive', beside);
    expect(second.code).toBe(0);
    expect(second.out).toContain('  D1.zip: an archive of another kind than .gz; unpack it first\n');
    expect(second.out).toContain('30 games: 0 new or changed games, 0 new results and prices');
  });

  it('answers a folder that is not there with a sentence and the exit code 1', async () => {
    const { code, err } = await run('csv-archive', '/no/such/folder');
    expect(code).toBe(1);
    expect(err).toContain('Cannot read the archive at /no/such/folder');
    expect(err).not.toContain('    at ');
  });
});

describe('the words after npm run import', () => {
  it.each([
    [[], 'What to import is missing.'],
    [['csv-archive'], 'The folder is missing.'],
    [['the-odds-api', 'x'], "There is no source 'the-odds-api'"],
    [['csv-archive', 'a', 'b'], "'b' is one word too many"],
    [['csv-archive', 'a', '--reprot', 'b'], '--reprot'],
    [['csv-archive', 'a', '--report', ''], 'The name of the report file is missing.'],
  ])('%j are refused with a sentence', (args, sentence) => {
    expect(readImportArguments(args)).toContain(sentence);
  });

  it('name a folder, and a report anywhere', () => {
    const expected = { folder: 'a', reportFile: 'r.csv' };
    expect(readImportArguments(['--report', 'r.csv', 'csv-archive', 'a'])).toEqual(expected);
    expect(readImportArguments(['csv-archive', 'a', '--report=r.csv'])).toEqual(expected);
  });
});
