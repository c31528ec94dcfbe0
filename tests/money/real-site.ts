import { Agent, request } from 'node:http';
import { serve } from '@hono/node-server';
import { type Envelope, envelopeSchema } from '#api/endpoint.contract.ts';
import { openDatabase } from '#db/client.ts';
import { upsertBrandSetting } from '#db/queries/brand-setting.ts';
import { findOperatorByEmail } from '#db/queries/operator.ts';
import { insertOperatorSession } from '#db/queries/operator-session.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { createOperator } from '#domain/accounts/operator/create-operator.ts';
import { createSession } from '#domain/accounts/session/create-session.ts';
import { COUNT_BOUNDS } from '#domain/foundation/setting/business-settings.ts';
import type { Services } from '#domain/services.ts';
import { readEnv } from '#platform/env.ts';
import { newId } from '#platform/id.ts';
import { silentLog } from '#platform/log.ts';
import { hashToken, newToken } from '#platform/token.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { createHttpApp } from '../../src/http/create-http-app.ts';
import { createMetrics } from '../../src/http/metrics.ts';

export type SiteCall = {
  readonly brand: string;
  /** From the root: /api/… or /office/api/…. */
  readonly path: string;
  readonly body?: unknown;
  /** Sent as it is, for bodies that JSON.stringify would not write. */
  readonly text?: string;
  readonly token?: string | undefined;
  readonly key?: string | null | undefined;
};

export type RealSite = {
  readonly services: Services;
  readonly sites: Readonly<Record<string, Site>>;
  /** Two operators of both brands, and one of the second brand only. */
  readonly operators: readonly string[];
  setNow(at: number): void;
  call(call: SiteCall): Promise<Envelope>;
  signIn(member: Member): Promise<string>;
  signInOperators(): Promise<string[]>;
  /** A second web process on the same database, as after a restart or beside the first. */
  openAnother(): Promise<Pick<RealSite, 'call' | 'close'>>;
  close(): Promise<void>;
};

export const BRANDS = ['blue', 'orange'] as const;

/**
 * The whole web process over HTTP on loopback, on a PostgreSQL database of its own, with two brands that sell. Its clock stands
 * where a test puts it and moves on by a millisecond whenever it is read, so that no two actions happen at one instant.
 */
export async function openRealSite(at: number): Promise<RealSite> {
  const database = await createTestDatabase();
  const { db, close: closePool } = openDatabase(database.url, { role: 'app', max: 12 });
  let now = at;
  const clock = {
    now: () => {
      now += 1;
      return new Date(now);
    },
  };
  const env = readEnv({ APP_MODE: 'test', SECRET_KEY: TEST_SECRET_KEY, RATE_LIMITS: 'off' });
  const services: Services = { db, clock, env, log: silentLog() };
  const sites: Record<string, Site> = {};
  for (const brand of BRANDS) sites[brand] = await openSite(services, brand);
  for (const brand of BRANDS) await liftLimits(services, brand);
  const operators = await Promise.all(
    [BRANDS, BRANDS, ['orange']].map((brands) => makeFinanceOperator(services, brands)),
  );
  const web = await openWeb(services);
  return {
    services,
    sites,
    operators,
    call: web.call,
    setNow: (to) => {
      now = to;
    },
    signIn: (member) => signIn(services, member),
    signInOperators: () => Promise.all(operators.map((id) => signInOperator(services, id))),
    openAnother: () => openWeb(services),
    close: async () => {
      await web.close();
      await closePool();
      await database.drop();
    },
  };
}

/** What one operator may type is held by tests of its own; here it would only stand in the way. */
async function liftLimits({ db, clock }: Services, brand: string): Promise<void> {
  for (const key of ['typed_limit', 'typed_daily_limit'] as const) {
    const updatedAt = clock.now();
    await upsertBrandSetting(db, { brand, key, value: COUNT_BOUNDS[key].most, updatedAt });
  }
}

async function openWeb(services: Services): Promise<Pick<RealSite, 'call' | 'close'>> {
  const app = createHttpApp({
    services,
    metrics: createMetrics(),
    isDataReady: async () => true,
    pages: null,
    metricsToken: newId(),
    testEndpoints: null,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((done) => {
    // Idle connections stay open: on a busy machine one would be closed just as the next call is written to it.
    const serverOptions = { keepAliveTimeout: 0 };
    const opened = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, serverOptions }, (address) =>
      done({ server: opened, port: address.port }),
    );
  });
  return {
    call: (call) => send({ agent, port }, call),
    close: async () => {
      agent.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function send(
  { agent, port }: { readonly agent: Agent; readonly port: number },
  { brand, path, body, text, token, key }: SiteCall,
): Promise<Envelope> {
  const payload = text ?? (body === undefined ? null : JSON.stringify(body));
  const headers = {
    Host: `${brand}.localhost`,
    ...(payload === null
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(payload) }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'Idempotency-Key': key } : {}),
  };
  return new Promise((done, fail) => {
    const method = payload === null ? 'GET' : 'POST';
    const sent = request({ agent, host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        try {
          done(envelopeSchema.parse(JSON.parse(Buffer.concat(chunks).toString())));
        } catch (cause) {
          fail(
            new Error(`${path} answered no envelope: ${Buffer.concat(chunks).toString().slice(0, 300)}`, {
              cause,
            }),
          );
        }
      });
    });
    sent.on('error', fail);
    sent.end(payload ?? undefined);
  });
}

async function makeFinanceOperator(services: Services, brands: readonly string[]): Promise<string> {
  const email = `operator-${newId()}@example.com`;
  await createOperator(services, { email, role: 'finance', brands });
  const row = await findOperatorByEmail(services.db, email);
  if (row === null) throw new Error('the operator was not made');
  return row.id;
}

/** A session as signing in opens it, without the time that passwords and codes take. */
async function signInOperator({ db, clock }: Services, operatorId: string): Promise<string> {
  const token = newToken();
  const createdAt = clock.now();
  await insertOperatorSession(db, {
    id: newId(),
    operatorId,
    tokenHash: hashToken(token),
    createdAt,
    revokedAt: null,
    endsAt: new Date(createdAt.getTime() + 8 * 3_600_000),
    clientIp: '127.0.0.1',
    userAgent: '',
  });
  return token;
}

async function signIn({ db, clock }: Services, { id: accountId, brand }: Member): Promise<string> {
  const session = { brand, accountId, method: 'password', userAgent: null, clientIp: '127.0.0.1' } as const;
  return (await db.transaction((tx) => createSession(tx, { ...session, now: clock.now() }))).token;
}
