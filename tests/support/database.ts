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
  const ownerUrl = inject('ownerUrl');
  const name = `test_${newId().replaceAll('-', '')}`;
  await asOwner(ownerUrl, async (client) => {
    // Copies of one template cannot run side by side; anyone who comes second waits here.
    await client.query('select pg_advisory_lock(1)');
    // Whole files are copied several times as fast as pages that pass the log one by one, and dropped as fast.
    await client.query(`create database ${name} template trueline_template strategy file_copy`);
  });
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  const appUrl = new URL(inject('appUrl'));
  appUrl.pathname = url.pathname;
  return {
    url: url.href,
    appUrl: appUrl.href,
    drop: () => asOwner(ownerUrl, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

async function asOwner(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
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
