import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '#db/client.ts';
import type { Services } from '#domain/services.ts';
import { createClock } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { newId } from '#platform/id.ts';
import { silentLog } from '#platform/log.ts';
import { TEST_SECRET_KEY } from './secret-key.ts';

/** The owner's address, and that of the login which the application uses. */
export type TestDatabase = { readonly url: string; readonly appUrl: string; drop(): Promise<void> };

/** A fresh database, copied from the migrated template in some tens of milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${newId().replaceAll('-', '')}`;
  await inTurn(async (owner) => {
    // Copies of one template cannot run side by side; anyone who comes second waits here.
    await owner.query('select pg_advisory_lock(1)');
    try {
      // Whole files are copied several times as fast as pages that pass the log one by one, and dropped as fast.
      await owner.query(`create database ${name} template trueline_template strategy file_copy`);
    } finally {
      await owner.query('select pg_advisory_unlock(1)');
    }
  });
  const at = (address: string) => {
    const url = new URL(address);
    url.pathname = `/${name}`;
    return url.href;
  };
  return {
    url: at(inject('ownerUrl')),
    appUrl: at(inject('appUrl')),
    drop: () => inTurn((owner) => owner.query(`drop database if exists ${name} with (force)`)),
  };
}

/** Of the owner, who makes and drops all databases of a test process: to connect for each of them takes as long as half a copy. */
let connection: Promise<pg.Client> | null = null;
let turn: Promise<unknown> = Promise.resolve();

function inTurn(work: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  const done = turn.then(async () => {
    connection ??= connectAsOwner();
    await work(await connection);
  });
  turn = done.catch(() => undefined);
  return done;
}

async function connectAsOwner(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: inject('ownerUrl') });
  client.on('error', () => undefined);
  client.on('end', () => {
    connection = null;
  });
  await client.connect();
  return client;
}

export type TestServices = {
  readonly services: Services;
  /** The owner's address of this test's own database. */
  readonly ownerUrl: string;
  /** The address that web and worker would use for it. */
  readonly appUrl: string;
  /** Sets the clock of these services to an instant, from which it runs on. */
  setNow(at: Date): void;
  close(): Promise<void>;
};

/** Services on a database of their own, in test mode, at a clock that the test may set. */
export async function testServices(
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServices> {
  const database = await createTestDatabase();
  const { db, close } = openDatabase(database.url, { role: 'app', max: 4 });
  const clock = createClock();
  const env = readEnv({ APP_MODE: 'test', SECRET_KEY: TEST_SECRET_KEY, ...environment });
  return {
    services: { db, clock, env, log: silentLog() },
    ownerUrl: database.url,
    appUrl: database.appUrl,
    setNow: (at) => clock.moveTo(at.getTime() - Date.now()),
    close: async () => {
      await close();
      await database.drop();
    },
  };
}
