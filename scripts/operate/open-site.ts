import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '@trueline/embedded-postgres';
import { checkShape } from '#db/check-shape.ts';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { followTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { prepareSecrets } from '#domain/foundation/secret/prepare-secrets.ts';
import type { Services } from '#domain/services.ts';
import { createClock } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { followBrands } from '../../src/process/follow-brands.ts';

/** Where a command finds its database. The owner is known to a command that may change the shape; others log in as the application. */
type Site = { readonly ownerUrl: string | null; readonly appUrl: string };

/**
 * Runs work that writes on the site's database, whether or not the site runs: the server of DATABASE_URL, the one that a running site
 * has on DATA_DIR, or one of our own until the work is done. The database is brought to the newest shape first where the owner's address
 * is known; else it has to have it. Progress goes to standard error; what a command answers is alone on standard output.
 */
export async function withSite<Result>(work: (services: Services) => Promise<Result>): Promise<Result> {
  return onServer(async ({ ownerUrl, appUrl }, now) => {
    if (ownerUrl === null) await checkShape(appUrl);
    else await migrate(ownerUrl, now);
    return withServices(ownerUrl ?? appUrl, async (services) => {
      await prepareSecrets(services);
      await followBrands(services).look();
      return work(services);
    });
  });
}

/** Runs work that only reads on the same database, as it stands; refuses one whose shape is older or newer than this program. */
export async function readSite<Result>(work: (services: Services) => Promise<Result>): Promise<Result> {
  return onServer(async ({ ownerUrl, appUrl }) => {
    await checkShape(ownerUrl ?? appUrl);
    return withServices(ownerUrl ?? appUrl, async (services) => {
      await followBrands(services).look();
      return work(services);
    });
  });
}

/** Runs the work with the rights of the application, at its own address or the owner's, with nothing done to the database before. */
export async function withServices<Result>(
  url: string,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const env = readEnv();
  const { db, close } = openDatabase(url, { role: 'app', max: 2 });
  try {
    const clock = createClock();
    await followTestClock({ db, env }, clock);
    return await work({ db, clock, env, log: createLog({ name: 'command', level: 'silent' }) });
  } finally {
    await close();
  }
}

/** Runs the work on the same server as `withSite`, as the owner, with the database as it stands. */
export async function withServer<Result>(
  work: (ownerUrl: string, now: Date) => Promise<Result>,
): Promise<Result> {
  return onServer(({ ownerUrl }, now) => {
    if (ownerUrl === null)
      throw new Error('OWNER_DATABASE_URL is needed: only the owner of the tables can do this.');
    return work(ownerUrl, now);
  });
}

async function onServer<Result>(work: (site: Site, now: Date) => Promise<Result>): Promise<Result> {
  const { DATABASE_URL, OWNER_DATABASE_URL, DATA_DIR } = readEnv();
  const now = createClock().now();
  if (DATABASE_URL) return work({ ownerUrl: OWNER_DATABASE_URL ?? null, appUrl: DATABASE_URL }, now);
  const dataDir = resolve(DATA_DIR);
  const running = findEmbeddedPostgres(dataDir);
  if (running !== null) return work(running, now);
  const server = await startServer(dataDir);
  try {
    return await work(server, now);
  } finally {
    await server.stop();
  }
}

function startServer(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  return startEmbeddedPostgres({ dataDir, log: (line) => process.stderr.write(`${line}\n`) });
}

/** Runs a command: prints its answer as JSON, or the reason in one sentence and ends with 1. */
export async function runCommand(work: () => Promise<object>): Promise<void> {
  try {
    process.stdout.write(`${JSON.stringify(await work(), null, 2)}\n`);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** A failed query's own message would be the whole statement; its cause says what was wrong. */
export function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError) return sentenceOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const isQuery = error.message.startsWith('Failed query');
  return isQuery && error.cause instanceof Error ? sentenceOf(error.cause) : error.message;
}
