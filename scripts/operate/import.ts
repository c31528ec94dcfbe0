import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '@trueline/embedded-postgres';
import { z } from 'zod';
import { type Database, openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { readRows } from '#db/read-rows.ts';
import { importArchive } from '#domain/forecasting/sport/import-archive.ts';
import { followTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import type { ArchiveGame } from '#feeds/archive.ts';
import { readArchive } from '#feeds/csv-archive/read-archive.ts';
import { createClock } from '#platform/clock.ts';
import { type Env, EnvError, readEnv } from '#platform/env.ts';
import { IMPORT_USAGE, readImportArguments } from './import-arguments.ts';
import { importLines, noteLines, rejectedCsv, rejectedLines } from './import-report.ts';

/** `npm run import`: reads an archive of finished games into the database, whether or not the site runs. */

const say = (line: string) => process.stdout.write(`${line}\n`);
const startedAt = performance.now();
const elapsed = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
const MEGABYTE = 1_048_576;
const tableRow = z.object({ name: z.string().nullable() });

const given = readImportArguments(process.argv.slice(2));
if (typeof given === 'string') fail(`${given}\n${IMPORT_USAGE}`);
const env = readEnvOrFail();
/** Ends a server that was started for this import alone. */
let stopServer = async () => {};
let isStopping = false;
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => {
    isStopping = true;
    say('stopping …');
    // The open transaction is not waited for: it ends with its connection, and leaves nothing behind.
    stopServer().finally(() => process.exit(code));
  });
}

try {
  await runImport(given.folder, given.reportFile);
} catch (error) {
  process.exitCode = 1;
  if (!isStopping) process.stderr.write(`Nothing was imported. ${sentenceOf(error)}\n`);
}
await stopServer();

async function runImport(folder: string, reportFile: string | null): Promise<void> {
  const { games, rejected, notes } = await readArchive(folder, {
    onProgress: throttled(({ what, done, total }) => `reading ${what}: ${inMegabytes(done, total)}`),
  });
  say(`read ${games.length} games (${elapsed()})`);
  if (reportFile !== null) await writeFile(reportFile, rejectedCsv(rejected));
  for (const line of noteLines(notes)) say(line);
  for (const line of rejectedLines(rejected, reportFile)) say(line);
  if (games.length === 0) throw new Error(`There is no game that can be read in ${folder}.`);

  const database = openDatabase(await findServer(), { role: 'app', max: 2 });
  try {
    await write(database, games);
  } finally {
    await database.close();
  }
}

async function write({ db }: Database, games: readonly ArchiveGame[]): Promise<void> {
  const clock = createClock();
  await followTestClock({ db, env }, clock);
  const report = await importArchive(
    { db, clock },
    { games, onProgress: throttled(({ what, done, total }) => `${what}: ${done} of ${total}`) },
  );
  if (report === null) throw new Error('Another import is running; try again when it has ended.');
  for (const line of importLines(report)) say(line);
  say(`imported (${elapsed()})`);
}

/** The server of DATABASE_URL, or of the site that runs on DATA_DIR, or one of our own until the end. */
async function findServer(): Promise<string> {
  const dataDir = resolve(env.DATA_DIR);
  const running =
    env.OWNER_DATABASE_URL ?? env.DATABASE_URL ?? findEmbeddedPostgres(dataDir)?.ownerUrl ?? null;
  if (running !== null) {
    // A database that others run is only ever filled; an empty one is given its tables first, which only its owner can do.
    if (!(await hasTables(running))) await migrate(running, new Date());
    return running;
  }
  mkdirSync(dataDir, { recursive: true });
  const server = await startEmbeddedPostgres({ dataDir, log: say });
  stopServer = () => server.stop();
  await migrate(server.ownerUrl, new Date());
  return server.ownerUrl;
}

async function hasTables(url: string): Promise<boolean> {
  const { pool, close } = openDatabase(url, { role: 'owner', max: 1 });
  try {
    const found = await pool.query("select to_regclass('public.game') as name");
    return readRows(tableRow, found.rows)[0]?.name != null;
  } finally {
    await close();
  }
}

/** Prints the first line, one a second, and the last. */
function throttled(text: (step: { what: string; done: number; total: number }) => string) {
  let lastAt = Number.NEGATIVE_INFINITY;
  return (step: { what: string; done: number; total: number }) => {
    if (step.done < step.total && performance.now() - lastAt < 1000) return;
    lastAt = performance.now();
    say(`  ${text(step)} (${elapsed()})`);
  };
}

function inMegabytes(done: number, total: number): string {
  return `${(done / MEGABYTE).toFixed(1)} of ${(total / MEGABYTE).toFixed(1)} MB`;
}

function readEnvOrFail(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (error instanceof EnvError) fail(error.message);
    throw error;
  }
}

/** The reason in one sentence: a failed query's own message would be the whole statement with all of its rows. */
function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError) return sentenceOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const isQuery = error.message.startsWith('Failed query');
  return isQuery && error.cause instanceof Error ? sentenceOf(error.cause) : error.message;
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
