import { chmodSync, rmSync } from 'node:fs';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@trueline/embedded-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { elapsedSince, startTimer } from '#platform/clock.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { makeMemoryFolder } from '../../scripts/check/memory-folder.ts';
import { isLong } from '../support/is-long.ts';
import { buildImage, canRunContainers, type ImageStore } from './run-image.ts';

/**
 * The image built from the Dockerfile and run: each part the first process of a container, beside a PostgreSQL. Of the long form, and
 * skipped where there is no buildah, podman and runc, or the tests are not run by root.
 */

const PORT = '3977';
const SITE = `http://127.0.0.1:${PORT}`;
/** A base of Debian, packages twice and the pages, on a machine that may be busy with much else. */
const BUILD_MS = 1_800_000;
/** A new site makes its seasons first. */
const FIRST_START_MS = 600_000;
const READY = `fetch('${SITE}/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))`;
const ALIVE = ['node', 'scripts/operate/worker-alive.ts'];

let folder: string;
let database: EmbeddedPostgres;
let image: ImageStore;

const isWell = (part: string, ...command: string[]) => {
  try {
    image.exec(part, ...command);
    return true;
  } catch {
    return false;
  }
};
const statusOf = async (path: string) =>
  (await fetch(`${SITE}${path}`, { headers: { Connection: 'close' } }).catch(() => null))?.status ?? null;

describe.runIf(isLong && canRunContainers)('containers of the image', () => {
  beforeAll(async () => {
    folder = makeMemoryFolder('trueline-beside-');
    chmodSync(folder, 0o755);
    database = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
    image = buildImage();
    const site = {
      APP_MODE: 'demo',
      PORT,
      HOST: '127.0.0.1',
      SECRET_KEY: TEST_SECRET_KEY,
      DATABASE_URL: database.appUrl,
    };
    const owner = { ...site, OWNER_DATABASE_URL: database.ownerUrl };
    expect(image.run(owner, 'node', 'scripts/operate/migrate.ts')).toContain('0001');
    image.start('worker', site, 'node', 'build/program/worker.js');
    image.start('web', site);
  }, BUILD_MS);
  afterAll(async () => {
    image?.close();
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('add less than 100 MB to the base', () => {
    expect(image.ownMegabytes).toBeGreaterThan(20);
    expect(image.ownMegabytes).toBeLessThan(100);
  });

  it('are healthy each by its own question once the data are there', async () => {
    const both = () => isWell('web', 'node', '--eval', READY) && isWell('worker', ...ALIVE);
    await expect.poll(both, { timeout: FIRST_START_MS, interval: 1000 }).toBe(true);
  });

  it('run Node as the first process, which may do nothing to the system or its program', () => {
    for (const part of ['web', 'worker']) {
      expect(image.exec(part, 'cat', '/proc/1/comm')).toMatch(/^(?:node|MainThread)$/);
      expect(image.exec(part, 'cat', '/proc/1/status')).toMatch(
        /Uid:\s1000\s[\s\S]*CapEff:\s0{16}\nCapBnd:\s0{16}/,
      );
      expect(isWell(part, 'touch', '/app/src/another.ts')).toBe(false);
    }
  });

  it('answer a page, and an order of a member whom a command inside the container has made', async () => {
    const page = await fetch(`${SITE}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
    const args = ['create', 'one@example.com', '--brand', 'blue', '--password', 'a-long-enough-secret'];
    image.exec('web', 'npm', 'run', '-s', 'member', '--', ...args);
    const send = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${SITE}/api${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: SITE, ...headers },
        body: JSON.stringify(body),
      });
    const login = await send('/login', { email: 'one@example.com', password: 'a-long-enough-secret' });
    const cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const plans = z
      .object({ data: z.array(z.object({ id: z.number() })), meta: z.object({ terms_version: z.number() }) })
      .parse(await (await fetch(`${SITE}/api/plan/list`, { headers: { cookie } })).json());
    const order = { plan_id: plans.data[0]?.id, agree: true, terms_version: plans.meta.terms_version };
    const made = await send('/subscribe', order, { cookie, 'Idempotency-Key': crypto.randomUUID() });
    expect([made.status, await made.json()]).toMatchObject([
      200,
      { data: { order: { id: expect.any(String) } } },
    ]);
  });

  it('drain when they are asked to end, each by itself', async () => {
    const since = startTimer();
    image.kill('web', 'TERM');
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    // A reader who still comes is answered until the balancer has seen it.
    expect(await statusOf('/')).toBe(200);
    expect(image.exitOf('web')).toBe(0);
    expect(elapsedSince(since)).toBeGreaterThan(4_000);
    expect(isWell('worker', ...ALIVE)).toBe(true);
    image.kill('worker', 'TERM');
    expect(image.exitOf('worker')).toBe(0);
  });
});
