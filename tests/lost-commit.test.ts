import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureEnvelope } from '#api/envelope.ts';
import { type Database, openDatabase } from '#db/client.ts';
import { readEnv } from '#platform/env.ts';
import { newId } from '#platform/id.ts';
import { silentLog } from '#platform/log.ts';
import { LOCALES } from '#terms/locales.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { makeOperator } from '#tests/support/office.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { createHttpApp } from '../src/http/create-http-app.ts';
import { createMetrics } from '../src/http/metrics.ts';
import { type DatabaseProxy, openDatabaseProxy } from './chaos/database-proxy.ts';

/** The connection is cut exactly at COMMIT, before the server hears it or with its answer on the way: no one is promised more than is known. */

let test: TestServices;
let proxy: DatabaseProxy;
let database: Database;
let site: Site;
let app: ReturnType<typeof createHttpApp>;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  proxy = await openDatabaseProxy();
  database = openDatabase(proxy.addressOf(test.ownerUrl), { role: 'app', max: 4, waitMs: 3000 });
  const env = readEnv({ APP_MODE: 'test', SECRET_KEY: TEST_SECRET_KEY, RATE_LIMITS: 'off' });
  app = createHttpApp({
    services: { ...test.services, db: database.db, env, log: silentLog() },
    metrics: createMetrics(),
    isDataReady: async () => true,
    pages: null,
    metricsToken: newId(),
    testEndpoints: null,
  });
});
afterAll(async () => {
  await database.close();
  proxy.close();
  await test.close();
});

const UNKNOWN =
  'We couldn’t confirm whether this went through. Reload the page and check before you try again.';

async function call(path: string, token: string, body: unknown, key: string | null) {
  const response = await app.request(`http://blue.localhost${path}`, {
    method: 'POST',
    headers: {
      Host: 'blue.localhost',
      'Content-Type': 'application/json',
      'X-Language': 'en',
      Authorization: `Bearer ${token}`,
      ...(key === null ? {} : { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(body),
  });
  const { http_code: code, messages } = await response.json();
  return { code, text: messages.input_validates.base, retryAfter: response.headers.get('Retry-After') };
}

async function rowsOf(statement: string, id: number): Promise<number> {
  const { rowCount } = await test.services.db.$client.query(statement, [id]);
  return rowCount ?? 0;
}

describe.each(['before', 'after'] as const)('a connection that is cut %s the server hears COMMIT', (when) => {
  const orderOf = async () => {
    const { member, token } = await makeMember(test.services);
    const body = { plan_id: site.planId('weekly'), agree: true, terms_version: site.termsVersion };
    const orders = () => rowsOf('select 1 from member_order where account_id = $1', member.id);
    const key = newId();
    return { orders, ask: () => call('/api/subscribe', token, body, key) };
  };

  it('is said so, and the key shows at once what was done when the database is back', async () => {
    const { ask, orders } = await orderOf();
    const dropped = proxy.dropNextCommit(when).then(() => proxy.become('refused'));
    expect(await ask()).toEqual({ code: 503, text: [UNKNOWN], retryAfter: '2' });
    await dropped;
    expect(await orders()).toBe(when === 'after' ? 1 : 0);
    proxy.become('well');
    expect((await ask()).code).toBe(200);
    expect(await orders()).toBe(1);
  });

  it('is not seen at all where the database is there again within the patience of the call', async () => {
    const { ask, orders } = await orderOf();
    const dropped = proxy.dropNextCommit(when);
    expect((await ask()).code).toBe(200);
    await dropped;
    expect(await orders()).toBe(1);
  });

  it('is said so in the office too, of a write without a key', async () => {
    const operator = await makeOperator(test.services, { role: 'owner' });
    const token = await operator.signIn();
    const { member } = await makeMember(test.services);
    const path = `/office/api/members/${member.uuid}/notes?brand=blue`;
    const notes = () => rowsOf('select 1 from member_note where account_id = $1', member.id);
    const dropped = proxy.dropNextCommit(when);
    const answer = await call(path, token, { text: 'Called about the transfer.' }, null);
    await dropped;
    expect(answer).toEqual({ code: 503, text: [UNKNOWN], retryAfter: '2' });
    expect(await notes()).toBe(when === 'after' ? 1 : 0);
  });
});

describe('a failure that is not at COMMIT', () => {
  it('leaves nothing behind and is not called unknown, nor is one that the server reports', async () => {
    const { db } = database;
    const taken = db.transaction(async (tx) => {
      await tx.execute('create temporary table late (n int unique deferrable initially deferred)');
      await tx.execute('insert into late values (1), (1)');
    });
    await expect(taken).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  it.each(LOCALES)('claims in %s nothing that is not known', async (locale) => {
    const { messages } = await failureEnvelope(new Error('a mistake of ours'), locale);
    expect(messages.input_validates.base?.[0]).not.toMatch(
      /[Nn]othing was changed|未變更|沒有任何更改|chưa có gì thay đổi/,
    );
  });
});
