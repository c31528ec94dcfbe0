import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { withLock } from './client.ts';
import { sql } from './drizzle.ts';

let test: TestServices;
let owner: pg.Client;
beforeAll(async () => {
  test = await testServices();
  owner = new pg.Client({ connectionString: test.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await test.close();
});

/** Ends every connection of the application to this database, as a server that restarts does. */
async function endConnections(): Promise<void> {
  await owner.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

describe('a connection that the server ends', () => {
  it('while a transaction holds it fails the transaction, and the next one goes through', async () => {
    const { db } = test.services;
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await endConnections();
      await tx.execute(sql`select 2`);
    });
    await expect(broken).rejects.toThrow();
    expect((await db.execute(sql`select 3 as n`)).rows).toEqual([{ n: 3 }]);
  });

  it('while a lock holds it gives the lock free, and the process lives on', async () => {
    const { db } = test.services;
    await expect(withLock(db, 'name', endConnections)).rejects.toThrow();
    expect(await withLock(db, 'name', async () => 'mine')).toBe('mine');
  });
});

describe('a lock', () => {
  it('is held by one at a time, and given back after a failure', async () => {
    const { db } = test.services;
    const inner = await withLock(db, 'name', () => withLock(db, 'name', async () => 'twice'));
    expect(inner).toBeNull();
    const failing = withLock(db, 'name', () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    expect(await withLock(db, 'name', async () => 'again')).toBe('again');
  });
});
