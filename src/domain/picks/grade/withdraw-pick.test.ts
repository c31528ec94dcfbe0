import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { batchRows } from '#domain/forecasting/sport/feed-rows.ts';
import { listLedger } from '#domain/picks/record/list-ledger.ts';
import { showDistribution } from '#domain/picks/record/show-distribution.ts';
import { fixedClock } from '#platform/clock.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { SMALL_SOURCE, smallState } from '#tests/support/small-season.ts';
import { settlePicks } from './settle-picks.ts';
import { withdrawPick } from './withdraw-pick.ts';

let test: TestServices;
let played: PlayedRecord;
const at = (now: Date) => ({ ...test.services, clock: fixedClock(now) });
const withdrawal = (pick: string) =>
  ({ pick, reason: 'data_error', note: 'a wrong line', by: 'analyst' }) as const;

beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 1);
});
afterAll(() => test.close());

const START = 480;

async function distribution(now: Date) {
  const options = { window: 'all', origin: 'live', locale: 'en', method: 'average_rate' } as const;
  return (await showDistribution(at(now), options)).data;
}

/** The coming game ends 0:1, at which all three picks, on home and on over, would have lost. */
async function playComing(): Promise<Date> {
  const over = minutesAfter(played.now, START + 112);
  const final = {
    gameKey: 'coming',
    knownAt: over,
    status: 'completed',
    homeScore: 0,
    awayScore: 1,
  } as const;
  const batch = { games: [], states: [smallState(final)], odds: [], references: [] };
  await insertFacts(test.services.db, batchRows(SMALL_SOURCE, batch, new Date('2100-01-01T00:00:00Z')));
  const settledAt = minutesAfter(over, 11);
  await settlePicks(at(settledAt));
  return settledAt;
}

describe('withdrawing a pick', () => {
  it('finds it by its serial, keeps the reason, and leaves it in the ledger', async () => {
    const now = minutesAfter(played.now, 30);
    await withdrawPick(at(now), withdrawal('2016-11-02/0002'));
    await withdrawPick(at(now), withdrawal('2016-11-02/0003'));
    const { entries } = await listLedger(at(now), { locale: 'en', origin: 'live', page: 1, perPage: 3 });
    expect(entries.map((entry) => [entry.serial, entry.withdrawn_at])).toEqual([
      ['2016-11-02/0003', now.toISOString()],
      ['2016-11-02/0002', now.toISOString()],
      ['2016-11-02/0001', null],
    ]);
    const { rows } = await test.services.db.$client.query(
      'select reason, note, withdrawn_by from pick_withdrawal',
    );
    expect(rows).toEqual(
      [1, 2].map(() => ({ reason: 'data_error', note: 'a wrong line', withdrawn_by: 'analyst' })),
    );
  });

  it('is written into the audit log', async () => {
    const { rows } = await test.services.db.$client.query(
      "select actor_id, detail from audit where action = 'pick.withdraw'",
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ actor_id: 'analyst', detail: { reason: 'data_error' } });
  });

  it('works once, and only before the start', async () => {
    const now = minutesAfter(played.now, 40);
    await expect(withdrawPick(at(now), withdrawal('2016-11-02/0002'))).rejects.toMatchObject({
      code: 'conflict',
    });
    const started = minutesAfter(played.now, START);
    await expect(withdrawPick(at(started), withdrawal('2016-11-02/0001'))).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(withdrawPick(at(now), withdrawal('2016-11-02/0099'))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(withdrawPick(at(now), withdrawal('no serial'))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('after the start is refused by the database itself', async () => {
    const late = test.services.db.$client.query(
      `insert into pick_withdrawal select id, 'line_up', 'late', start_at from pick where serial_no = 1`,
    );
    await expect(late).rejects.toThrow('has started and cannot be withdrawn');
  });

  it('is graded all the same: out of the headline, and in a line of its own', async () => {
    const before = await distribution(minutesAfter(played.now, 40));
    const { summary, lines } = await distribution(await playComing());
    expect(summary.n).toBe(before.summary.n + 3);
    expect([summary.lose, summary.cancel]).toEqual([before.summary.lose + 1, before.summary.cancel + 2]);
    expect(lines.withdrawn).toMatchObject({ n: 2, would_be: { win: 0, lose: 2, draw: 0, cancel: 0 } });
    expect(lines.withdrawn.win_rate).toMatchObject({ k: 0, n: 2 });
    const { value, interval } = lines.withdrawn.difference;
    expect(value).toBe(0 - (summary.win_rate.value ?? 0));
    expect(interval?.[0]).toBeLessThanOrEqual(value ?? 0);
    expect(interval?.[1]).toBeGreaterThanOrEqual(value ?? 0);
  });
});
