import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { createClock, elapsedSince, startTimer, waitSince } from '#platform/clock.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { isLong } from '#tests/support/is-long.ts';
import { seededRandom } from '../chaos/victim-site.ts';
import { KEYED_WRITES } from './keyed-writes.ts';
import type { RawAnswer } from './send-once.ts';
import { openWebProcess, type WebProcess } from './web-process.ts';
import { type Made, openWorld, type World } from './world.ts';

/** Kill -9 of the web process that works on keyed writes. LONG_TESTS=1 also kills it under a thousand copies of each. */

const SEED = Number(process.env.KILL_SEED ?? (isLong ? Date.now() % 1_000_000_007 : 20_261_122));
let test: TestServices;
let world: World;
let web: WebProcess;
beforeAll(async () => {
  test = await testServices();
  world = await openWorld(test);
  await moveTestClock(world.services, createClock(), { now: world.services.clock.now().toISOString() });
  // All writes are at work in it at the same time, each with a connection of its own.
  web = await openWebProcess({ ...test, poolSize: Object.keys(KEYED_WRITES).length + 4 });
}, 300_000);
afterAll(async () => {
  await web?.kill();
  await test?.close();
});

type Sent = { readonly name: string; readonly made: Made; readonly key: string; readonly before: number };

async function prepare(names: readonly string[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const name of names) {
    const made = await KEYED_WRITES[name]?.(world);
    if (made !== undefined) sent.push({ name, made, key: newId(), before: await made.effects() });
  }
  return sent;
}

describe('kill -9', () => {
  const limit = { timeout: 400_000 };
  it(
    'between the work and its answer leaves neither, and the same key gets the answer at once',
    limit,
    async () => {
      const owner = new pg.Client({ connectionString: test.ownerUrl });
      // A transaction sees who waits as it was when it looked first, so another connection looks.
      const watcher = new pg.Client({ connectionString: test.ownerUrl });
      await Promise.all([owner.connect(), watcher.connect()]);
      const sent = await prepare(Object.keys(KEYED_WRITES));
      // Answers can be read and not written: each call has done its work and waits with its answer, or behind one that does.
      await owner.query('begin; lock table idempotency_key in share mode');
      const lost = sent.map(({ made, key }) => web.send(made, key).catch(() => null));
      const waiting = `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect
        .poll(async () => (await watcher.query(waiting)).rows[0]?.waiting, { timeout: 120_000 })
        .toBe(sent.length);
      await web.kill();
      expect(await Promise.all(lost)).toEqual(sent.map(() => null));
      // The database notices that the process is gone although its transactions still wait.
      await expect
        .poll(async () => (await watcher.query(waiting)).rows[0]?.waiting, { timeout: 120_000 })
        .toBe(0);
      await owner.query('commit');
      for (const { name, made, before } of sent) expect([name, await made.effects()]).toEqual([name, before]);
      await web.start();
      for (const { name, made, key, before } of sent) {
        const since = startTimer();
        const answer = await web.send(made, key);
        expect([name, answer.status, elapsedSince(since) < 15_000]).toEqual([name, 200, true]);
        expect(await web.send(made, key)).toEqual(answer);
        expect([name, await made.effects()]).toEqual([name, before + 1]);
      }
      await Promise.all([owner.end(), watcher.end()]);
    },
  );
});

/** Asks until there is an answer, as a client whose connection breaks. */
async function insist({ made, key }: Sent): Promise<{ readonly answer: RawAnswer; readonly tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const answer = await web.send(made, key).catch(() => null);
    const isStillRunning = answer?.status === 409 && answer.retryAfter !== null;
    if (answer !== null && answer.status < 500 && !isStillRunning) return { answer, tries };
    await waitSince(startTimer(), 500);
  }
}

describe.runIf(isLong)('a thousand copies under kill -9', () => {
  const random = seededRandom(SEED);
  it.each(Object.keys(KEYED_WRITES))(
    '%s: one effect, one answer, byte for byte',
    { timeout: 600_000 },
    async (name) => {
      const [sent] = await prepare([name]);
      if (sent === undefined) throw new Error(`no sample of ${name}`);
      const running = Array.from({ length: 1_000 }, () => insist(sent));
      const kills = 2;
      for (let kill = 0; kill < kills; kill += 1) {
        await waitSince(startTimer(), 20 + random() * 400);
        await web.kill();
        await web.start();
      }
      const all = await Promise.all(running);
      const bodies = new Set(all.map(({ answer }) => `${answer.status} ${answer.text}`));
      expect([...bodies]).toHaveLength(1);
      expect(all[0]?.answer.status).toBe(200);
      expect(await sent.made.effects()).toBe(sent.before + 1);
      const tries = all.reduce((sum, one) => sum + one.tries, 0);
      process.stdout.write(
        `${name}: 1000 calls in ${tries} tries, ${kills} kills, one answer (seed ${SEED})\n`,
      );
    },
  );
});
