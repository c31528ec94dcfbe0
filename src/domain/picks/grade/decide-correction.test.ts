import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { batchRows } from '#domain/forecasting/sport/feed-rows.ts';
import { listRecord } from '#domain/picks/record/list-record.ts';
import { fixedClock } from '#platform/clock.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { SMALL_SOURCE, smallState } from '#tests/support/small-season.ts';
import { decideCorrection } from './decide-correction.ts';
import { proposeCorrection } from './propose-correction.ts';

let test: TestServices;
let played: PlayedRecord;
const at = (now: Date) => ({ ...test.services, clock: fixedClock(now) });
const SERIAL = '2016-11-01/0002';
/** The first day ended 2:1; at 1:1 the home side would not have covered its half goal. */
const final = { status: 'completed', homeScore: 1, awayScore: 1 } as const;

beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 3);
});
afterAll(() => test.close());

const propose = (by: string, options: Partial<Parameters<typeof proposeCorrection>[1]> = {}) =>
  proposeCorrection(at(played.now), { pick: SERIAL, final, evidence: 'the league’s report', by, ...options });

const decide = (proposalId: string, by: string, approved = true) =>
  decideCorrection(at(minutesAfter(played.now, 5)), { proposalId, approved, note: 'checked', by });

async function grades() {
  const { rows } = await test.services.db.$client.query(
    `select pick_grade.* from pick_grade join pick on pick.id = pick_id
     where serial_day = '2016-11-01' and serial_no = 2 order by pick_grade.known_at`,
  );
  return rows;
}

const record = (asOf?: string) =>
  listRecord(at(minutesAfter(played.now, 10)), { origin: 'live', locale: 'en', page: 1, perPage: 100, asOf });

describe('a correction', () => {
  it('needs evidence, and a grade that can be corrected', async () => {
    await expect(propose('one', { evidence: '  ' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(propose('one', { pick: '2016-11-04/0001' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is not made by one person alone, neither by the use case nor past it', async () => {
    const { proposalId } = await propose('one');
    await expect(decide(proposalId, 'one')).rejects.toMatchObject({ code: 'conflict' });
    const pool = test.services.db.$client;
    const alone = pool.query(
      `insert into grade_decision select id, proposed_by, proposed_by, true, '', proposed_at from grade_proposal`,
    );
    await expect(alone).rejects.toThrow('grade_decision_check');
    const again = `insert into pick_grade (pick_id, known_at, result, would_be, profit_cents, note, source, correction_id)
      select pick_id, '2017-01-01', 'win', 'win', 1, '', 'test', $1 from grade_proposal`;
    await expect(pool.query(again, [null])).rejects.toThrow('only an approved correction');
    await expect(pool.query(again, [proposalId])).rejects.toThrow('is not approved');
    expect(await grades()).toHaveLength(1);
    await expect(propose('two')).rejects.toMatchObject({ code: 'conflict' });
    // The person who proposed may take it back.
    expect(await decide(proposalId, 'one', false)).toEqual({ result: null });
  });

  it('that the second person turns down changes nothing, and is decided for good', async () => {
    const { proposalId } = await propose('one');
    expect(await decide(proposalId, 'two', false)).toEqual({ result: null });
    await expect(decide(proposalId, 'three')).rejects.toMatchObject({ code: 'conflict' });
    expect(await grades()).toHaveLength(1);
  });

  it('stands as a new grade beside the old one, and moves the totals by exactly that pick', async () => {
    const [old] = await grades();
    const before = await record();
    const { proposalId } = await propose('one');
    expect(await decide(proposalId, 'two')).toEqual({ result: 'lose' });
    const [first, second, ...more] = await grades();
    expect(more).toEqual([]);
    expect(first).toEqual(old);
    expect(second).toMatchObject({
      result: 'lose',
      home_score: 1,
      away_score: 1,
      note: 'the league’s report',
    });
    const after = await record();
    expect(after.total).toBe(before.total);
    const moved = Number(second.profit_cents) - Number(first.profit_cents);
    expect(after.summary?.profit_cents).toBe((before.summary?.profit_cents ?? 0) + moved);
    expect(after.summary).toMatchObject({
      corrections: 1,
      win: (before.summary?.win ?? 0) - 1,
      lose: (before.summary?.lose ?? 0) + 1,
    });
    const row = after.rows.find((one) => one.serial === SERIAL);
    expect(row).toMatchObject({ corrections: 1, result: 'lose', total_score: 2 });
    expect(row?.date).toBe(before.rows.find((one) => one.serial === SERIAL)?.date);
  });

  it('leaves the record of yesterday as it was known yesterday', async () => {
    const then = await record(played.now.toISOString());
    expect(then.summary).toMatchObject({ corrections: 0 });
    expect(then.rows.find((one) => one.serial === SERIAL)).toMatchObject({ result: 'win', corrections: 0 });
  });
});

describe('a correction of a game whose length the feed reports', () => {
  /** The bet of the last day of this type, which its source now says ended 2:1, for this reason. */
  async function reported(betType: string, reason: string, afterMinutes: number) {
    const knownAt = minutesAfter(played.now, afterMinutes);
    const over = { gameKey: 'day 2', status: 'completed', homeScore: 2, awayScore: 1 } as const;
    const batch = {
      games: [],
      states: [smallState({ ...over, reason, knownAt })],
      odds: [],
      references: [],
    };
    await insertFacts(test.services.db, batchRows(SMALL_SOURCE, batch, new Date('2100-01-01T00:00:00Z')));
    const { rows } = await test.services.db.$client.query<{ id: string; side: string }>(
      "select id, side from pick where serial_day = '2016-11-03' and bet_type = $1",
      [betType],
    );
    return rows[0] ?? expect.unreachable();
  }
  const score = { status: 'completed', homeScore: 2, awayScore: 1 } as const;

  it('needs the halves beyond 90 minutes, and settles by them alone', async () => {
    const { id, side } = await reported('win_loss', 'aet', -5);
    await expect(propose('one', { pick: id, final: score })).rejects.toMatchObject({
      code: 'invalid',
      fields: { parts: [{ key: 'office.results.halves' }] },
    });
    const halves = { ...score, parts: [[1, 0], [0, 1]] } as const; // biome-ignore format: a list of scores
    const { proposalId } = await propose('one', { pick: id, final: halves });
    expect(await decide(proposalId, 'two')).toEqual({ result: side === 'draw' ? 'win' : 'lose' });
    const { rows } = await test.services.db.$client.query('select parts from grade_proposal where id = $1', [
      proposalId,
    ]);
    // The goal of extra time is a part of its own: the row says what it was settled by.
    expect(rows).toEqual([{ parts: [[1, 0], [0, 1], [1, 0]] }]); // biome-ignore format: a list of scores
  });

  it('asks for seven innings where the league scheduled no more', async () => {
    const owner = new pg.Client({ connectionString: test.ownerUrl });
    await owner.connect();
    await owner.query("update league set sport = 'baseball'");
    const innings = Array.from(
      { length: 7 },
      (_, inning) => [inning === 0 ? 2 : 0, inning === 6 ? 1 : 0] as const,
    );
    const correct = async (betType: string, reason: string, afterMinutes: number) => {
      const { id } = await reported(betType, reason, afterMinutes);
      const { proposalId } = await propose('one', { pick: id, final: { ...score, parts: innings } });
      return decide(proposalId, 'two');
    };
    expect(await correct('run_line', 'delayed', -4)).toEqual({ result: 'cancel' });
    expect((await correct('over_under', 'seven_innings', -3)).result).not.toBe('cancel');
    await owner.query("update league set sport = 'soccer'");
    await owner.end();
  });
});
