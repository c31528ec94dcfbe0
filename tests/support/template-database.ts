import { chmod, rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '@trueline/embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { APP_ROLE } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { prepareLogin } from '#db/prepare-login.ts';
import { makeMemoryFolder } from '../../scripts/check/memory-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    ownerUrl: string;
    appUrl: string;
  }
}

/** A server whose data outlive no crash writes nothing that only a recovery would read, packs nothing, and lets its clients in without long sums. */
const FORGETFUL = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_compression: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  scram_iterations: '1',
  // Two web processes of one test may meet those of two others here.
  max_connections: '150',
};

/**
 * Starts one real PostgreSQL for the run (or takes DATABASE_URL's server) and builds the template that every test file
 * copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.DATABASE_URL;
  const folder = makeMemoryFolder('trueline-test-');
  // As root the server runs as another account, which has to enter the folder.
  await chmod(folder, 0o755);
  const server = external
    ? null
    : await startEmbeddedPostgres({ dataDir: folder, log: () => undefined, settings: FORGETFUL });
  const ownerUrl = external ?? server?.ownerUrl ?? '';
  const appUrl = server?.appUrl ?? withLogin(ownerUrl);
  await createTemplate(ownerUrl, appUrl);
  if (server !== null) await shortenLogins([ownerUrl, appUrl]);
  project.provide('appUrl', appUrl);
  project.provide('ownerUrl', ownerUrl);
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The same server with a login of its own, for one that others run. */
function withLogin(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = APP_ROLE;
  url.password = 'trueline-test';
  return url.href;
}

/**
 * Stores the passwords as they are, but so that their proof takes one round instead of four thousand: a run of the tests logs in some
 * thousand times.
 */
async function shortenLogins(addresses: readonly [owner: string, app: string]): Promise<void> {
  const client = new pg.Client({ connectionString: addresses[0] });
  await client.connect();
  for (const { username, password } of addresses.map((address) => new URL(address)))
    await client.query(`alter role ${username} password '${password}'`);
  await client.end();
}

async function createTemplate(ownerUrl: string, appUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('drop database if exists trueline_template with (force)');
  await client.query('create database trueline_template');
  await client.end();
  const url = new URL(ownerUrl);
  url.pathname = '/trueline_template';
  await migrate(url.href, new Date('2026-01-01T00:00:00Z'));
  const atTemplate = new URL(appUrl);
  atTemplate.pathname = url.pathname;
  await prepareLogin(url.href, atTemplate.href);
}
