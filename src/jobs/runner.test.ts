import type { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '#platform/log.ts';
import { WEEK_MS } from '#terms/durations.ts';
import type { JobContext } from './job-context.ts';
import { jobDefinitions } from './job-names.ts';
import { startRunner } from './runner.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A queue that only notes what it is asked for. */
function notingQueue(former: readonly string[] = []) {
  const asked: string[] = [];
  const worked = new Map<string, () => Promise<unknown>>();
  const boss = {
    getQueue: async (name: string) => (former.includes(name) ? { name } : null),
    work: async (name: string, _options: unknown, handler: () => Promise<unknown>) => {
      worked.set(name, handler);
      return 'id';
    },
    send: async (name: string) => {
      asked.push(name);
      return 'id';
    },
    stop: async () => undefined,
  } as unknown as PgBoss;
  return { boss, asked, worked };
}

const context = { services: { log: silentLog() } } as unknown as JobContext;

describe('the runner', () => {
  it('asks at its start for every recurring job but those that wait for their turn, such as the training a week later', async () => {
    const { boss, asked } = notingQueue();
    const runner = await startRunner({
      boss,
      context,
      judgeTime: async () => ({ isTrusted: true, reason: null, aheadMs: 0 }),
    });
    const atStart = jobDefinitions.filter((job) => job.everyS !== undefined && job.atStart !== false);
    expect(atStart.length).toBeGreaterThan(10);
    expect(asked.toSorted()).toEqual(atStart.map((job) => job.name).toSorted());
    expect(asked).not.toContain('retrain-models');
    vi.advanceTimersByTime(WEEK_MS - 1);
    expect(asked).not.toContain('retrain-models');
    vi.advanceTimersByTime(1);
    expect(asked.filter((name) => name === 'retrain-models')).toHaveLength(1);
    await runner.stop();
    vi.advanceTimersByTime(WEEK_MS);
    expect(asked.filter((name) => name === 'retrain-models')).toHaveLength(1);
  });

  it('does not ask again for a recurring job while the database that it was asked for is away', async () => {
    const { boss, asked } = notingQueue();
    let isAway = true;
    const back = Promise.withResolvers<void>();
    const send = async (name: string) => {
      asked.push(name);
      if (isAway) await back.promise;
    };
    const judgeTime = async () => ({ isTrusted: true, reason: null, aheadMs: 0 }) as const;
    const runner = await startRunner({ boss: Object.assign(boss, { send }), context, judgeTime });
    const count = () => asked.filter((name) => name === 'send-emails').length;
    await vi.advanceTimersByTimeAsync(3 * 60_000);
    expect(count()).toBe(1);
    isAway = false;
    back.resolve();
    await vi.advanceTimersByTimeAsync(3 * 60_000);
    expect(count()).toBeGreaterThan(1);
    await runner.stop();
  });

  it('works what an earlier release has queued under a former name, and looks for no queue that is not there', async () => {
    const judgeTime = async () => ({ isTrusted: true, reason: null, aheadMs: 0 }) as const;
    const names = jobDefinitions.map(({ name }) => name);
    const fresh = notingQueue();
    await (await startRunner({ boss: fresh.boss, context, judgeTime })).stop();
    expect([...fresh.worked.keys()].toSorted()).toEqual(names.toSorted());
    const updated = notingQueue(['send-letters', 'tell-news']);
    await (await startRunner({ boss: updated.boss, context, judgeTime })).stop();
    expect([...updated.worked.keys()].toSorted()).toEqual([...names, 'send-letters', 'tell-news'].toSorted());
    expect(updated.asked).not.toContain('send-letters');
  });

  it('hands the queue why a job failed, without the values of a query, which may be a member’s', async () => {
    const { boss, worked } = notingQueue();
    const judgeTime = async () => {
      throw new Error('Failed query: select 1\nparams: ada@example.com', {
        cause: new Error('no connection'),
      });
    };
    const runner = await startRunner({ boss, context, judgeTime });
    await expect(worked.get('close-days')?.()).rejects.toThrow(/^no connection$/);
    await runner.stop();
  });

  it('goes on with a job where the database comes back that it lost, and does not hand it to the queue as failed', async () => {
    vi.useRealTimers();
    const { boss, worked } = notingQueue();
    let asked = 0;
    const runner = await startRunner({
      boss,
      context,
      judgeTime: async () => {
        asked += 1;
        if (asked === 1) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        if (asked === 2) throw new Error('another failure');
        return { isTrusted: true, reason: null, aheadMs: 0 };
      },
    });
    await expect(worked.get('send-emails')?.()).rejects.toThrow('another failure');
    expect(asked).toBe(2);
    await runner.stop();
  });
});
