import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayClose } from '#db/tables/day-close.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { FIRST_HASH } from '#domain/picks/publish/seal-batch.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { ALL_STARTED, DAY_OVER, publishTwoBatches, SEALED_DAY } from '#tests/support/sealed-days.ts';
import { closeDays } from './close-days.ts';
import { showProof } from './show-proof.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await publishTwoBatches(test);
});
afterAll(() => test.close());

const THREE_DAYS_LATER = new Date('2016-11-23T10:00:00Z');

describe('the close of a day', () => {
  it('waits until the day is over', async () => {
    test.setNow(ALL_STARTED);
    expect(await closeDays(test.services)).toEqual({ closed: [] });
  });

  it('names the final count and the last batch, and happens once, no matter how often it is asked for', async () => {
    test.setNow(DAY_OVER);
    const runs = await Promise.all([1, 2, 3].map(() => closeDays(test.services)));
    expect(runs.flatMap(({ closed }) => closed)).toEqual([SEALED_DAY]);
    const { close, batches } = await showProof(test.services, { day: SEALED_DAY, isEntitled: false });
    expect(close).toMatchObject({ final_count: 5, batch_count: 2, previous_close_hash: FIRST_HASH });
    expect(close?.head_hash).toBe(batches.at(-1)?.batch_hash);
  });

  it('closes days without a pick too, each hanging at the one before, with the head of the audit chain', async () => {
    test.setNow(THREE_DAYS_LATER);
    const logged = await test.services.db.transaction((tx) =>
      appendAudit(tx, {
        at: THREE_DAYS_LATER,
        actorKind: 'system',
        actorId: 'close-days',
        action: 'job.retry',
        subjectKind: 'pick',
        subjectId: '1',
        detail: {},
      }),
    );
    const { closed } = await closeDays(test.services);
    expect(closed).toEqual(['2016-11-21', '2016-11-22']);
    const rows = (await test.services.db.select().from(dayClose)).toSorted((a, b) =>
      a.day < b.day ? -1 : 1,
    );
    expect(rows.map(({ finalCount }) => finalCount)).toEqual([5, 0, 0]);
    expect(rows.map(({ previousCloseHash }) => previousCloseHash)).toEqual([
      FIRST_HASH,
      rows[0]?.closeHash,
      rows[1]?.closeHash,
    ]);
    expect(new Set(rows.map(({ headHash }) => headHash)).size).toBe(1);
    expect(rows.at(-1)?.auditHead).toBe(logged.hash);
  });

  it('is final: the database takes no batch of a closed day, and no change of a close', async () => {
    const { $client } = test.services.db;
    await expect(
      $client.query(
        `insert into pick_batch select gen_random_uuid(), day, 9, merkle_root, 1, 6, 6, previous_hash, repeat('c', 64),
           published_at from pick_batch where sequence = 1`,
      ),
    ).rejects.toThrow(`The day ${SEALED_DAY} is closed.`);
    await expect($client.query('update day_close set final_count = 4')).rejects.toThrow('permission denied');
    await expect($client.query('delete from day_close')).rejects.toThrow('permission denied');
  });
});

describe('what is disclosed', () => {
  it('is nothing of a coming pick for everybody, and salt and content at once for who sees the pick anyway', async () => {
    test.setNow(new Date('2016-11-20T05:00:00Z'));
    const ask = (isEntitled: boolean) => showProof(test.services, { day: SEALED_DAY, isEntitled });
    const [guest, member] = [await ask(false), await ask(true)];
    expect(JSON.stringify(guest)).not.toMatch(/"side":"home"|"odds"|"units"|"p_win"/);
    expect(guest.picks.every(({ path }) => path.length > 0)).toBe(true);
    expect(member.picks.every(({ salt, sealed }) => salt !== null && sealed?.side === 'home')).toBe(true);
  });
});
