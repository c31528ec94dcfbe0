import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertArtifact } from '#db/queries/forecast.ts';
import { closeDays } from '#domain/picks/proof/close-days.ts';
import type { PublicCheck } from '#terms/checks.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/office.ts';
import { DAY_OVER, publishTwoBatches, SEALED_DAY, tamper } from '#tests/support/sealed-days.ts';
import { SMALL_SOURCE } from '#tests/support/small-season.ts';
import { listChecks, showChecks } from './list-checks.ts';
import { runChecks } from './run-checks.ts';

let test: TestServices;
let turn = 0;

beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

/** Runs the checks some minutes later and answers what one of them found. */
async function found(name: PublicCheck) {
  turn += 1;
  test.setNow(new Date(DAY_OVER.getTime() + 3 * HOUR_MS + turn * 60_000));
  await runChecks(test.services);
  return (await showChecks(test.services)).checks.find(({ check }) => check === name);
}

/** What a check says while rows are changed behind the program's back; the rows are put back afterwards. */
async function foundAfter(name: PublicCheck, table: string, change: string) {
  await tamper(test, `create table untouched as table ${table}; ${change}`);
  const check = await found(name);
  await tamper(test, `delete from ${table}; insert into ${table} table untouched; drop table untouched`);
  expect((await found(name))?.state).toBe('holds');
  return check;
}

const model = (varied: number, fittedAt: Date) =>
  insertArtifact(test.services.db, {
    sport: 'soccer',
    windowFrom: null,
    windowUntil: fittedAt,
    games: 1,
    parameters: {},
    source: SMALL_SOURCE,
    features: 650,
    scores: { 'columns/EPL': varied },
    version: fittedAt.toISOString(),
    fittedAt,
  });

describe('a site on which nothing has happened', () => {
  it('is not green: before the first run every check is late, and after it nothing is called whole that has no rows', async () => {
    const before = await showChecks(test.services);
    expect(before.verdict).toBe('grey');
    expect(before.checks.map(({ state }) => state)).toEqual(before.checks.map(() => 'late'));
    await runChecks(test.services);
    const after = await showChecks(test.services);
    expect(after.verdict).toBe('grey');
    expect(new Set(after.checks.map(({ state, n }) => `${state} ${n}`))).toEqual(new Set(['few 0']));
  });
});

describe('a site with sealed picks', () => {
  beforeAll(async () => {
    await publishTwoBatches(test);
    test.setNow(DAY_OVER);
    await makeOperator(test.services, { role: 'owner' });
    await closeDays(test.services);
    await model(620, DAY_OVER);
    await tamper(
      test,
      `insert into ledger_entry values ('00000000-0000-7000-8000-000000000001', 'blue', now(), 'payment',
         '00000000-0000-7000-8000-000000000002', '', 'test');
       insert into ledger_posting values ('00000000-0000-7000-8000-000000000001', 1, 'bank', 500),
         ('00000000-0000-7000-8000-000000000001', 2, 'member_funds', -500)`,
    );
  });

  it.each([
    ['ledger', 5],
    ['closes', 1],
    ['books', 1],
    ['features', 1],
  ] as const)('holds: %s, on %i rows', async (name, n) => {
    expect(await found(name)).toMatchObject({ state: 'holds', n, errors: 0 });
  });

  it('holds: audit_log', async () => {
    expect(await found('audit_log')).toMatchObject({ state: 'holds', errors: 0 });
  });

  it.each([
    ['odds of a pick', 'pick', 'update pick set odds = odds + 0.1 where serial_no = 4', `${SEALED_DAY}/0004`],
    ['a pick that is gone', 'pick', 'delete from pick where serial_no = 5', SEALED_DAY],
    [
      'a pick with a leaf that fits it and no batch',
      'pick',
      `update pick set leaf_hash = repeat('a', 64) where serial_no = 2`,
      `${SEALED_DAY}/0002`,
    ],
    [
      'the time of a batch',
      'pick_batch',
      `update pick_batch set published_at = published_at - interval '1 hour' where sequence = 2`,
      `${SEALED_DAY} #2`,
    ],
    [
      'the root of a batch',
      'pick_batch',
      `update pick_batch set merkle_root = repeat('b', 64) where sequence = 1`,
      `${SEALED_DAY} #1`,
    ],
  ])('turns red by the ledger: %s', async (_name, table, change, first) => {
    expect(await foundAfter('ledger', table, change)).toMatchObject({ state: 'broken', first_error: first });
    expect((await listChecks(test.services, { page: 1, perPage: 2 })).runs[1]?.verdict).toBe('red');
  });

  it.each([
    ['a close that is gone', 'delete from day_close'],
    ['another final count', 'update day_close set final_count = 4'],
    ['another last batch', `update day_close set head_hash = repeat('c', 64)`],
    ['another time', `update day_close set closed_at = closed_at + interval '1 second'`],
  ])('turns red by the closes: %s', async (_name, change) => {
    expect(await foundAfter('closes', 'day_close', change)).toMatchObject({
      state: 'broken',
      errors: 1,
      first_error: SEALED_DAY,
    });
  });

  it('turns red by the log of actions', async () => {
    const check = await foundAfter('audit_log', 'audit', `update audit set action = 'other' where seq = 1`);
    expect(check).toMatchObject({ state: 'broken', first_error: '#1' });
  });

  it.each([
    ['a posting that was changed', 'update ledger_posting set amount = 501 where no = 1'],
    ['a posting that is gone', 'delete from ledger_posting where no = 2'],
    ['a posting of no entry', `insert into ledger_posting values (gen_random_uuid(), 1, 'bank', 7)`],
  ])('turns red by the books: %s', async (_name, change) => {
    expect(await foundAfter('books', 'ledger_posting', change)).toMatchObject({ state: 'broken', errors: 1 });
  });

  it.each([580, 605])(
    'turns red by the features: the site still claims 620 while %i vary',
    async (varied) => {
      const change = `update model_artifact set scores = '{"columns/EPL": ${varied}}'`;
      expect(await foundAfter('features', 'model_artifact', change)).toMatchObject({
        state: 'broken',
        value: varied,
        bound: 600,
      });
    },
  );

  it('turns red where a check cannot be carried out', async () => {
    await tamper(test, 'alter table ledger_posting rename to hidden');
    expect(await found('books')).toMatchObject({ state: 'failed', n: 0 });
    expect((await showChecks(test.services)).verdict).toBe('red');
    await tamper(test, 'alter table hidden rename to ledger_posting');
  });

  it('is green no longer when no one has looked for three hours, and an error stays red', async () => {
    expect((await found('ledger'))?.state).toBe('holds');
    const now = test.services.clock.now().getTime();
    test.setNow(new Date(now + 4 * HOUR_MS));
    const states = (await showChecks(test.services)).checks.map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['late']));
    await tamper(test, `update pick set odds = 9 where serial_no = 1`);
    await runChecks(test.services);
    test.setNow(new Date(now + 9 * HOUR_MS));
    expect((await showChecks(test.services)).checks[0]).toMatchObject({ check: 'ledger', state: 'broken' });
  });

  it('says nothing of features where nothing is claimed', async () => {
    await tamper(
      test,
      `update model_artifact set scores = '{"columns/EPL": 580}'; update fact_version set version = version + 1`,
    );
    expect(await found('features')).toMatchObject({ state: 'few', n: 0, value: 580 });
  });

  it('keeps every run, page by page, and no one can change one', async () => {
    const first = await listChecks(test.services, { page: 1, perPage: 3 });
    const second = await listChecks(test.services, { page: 2, perPage: 3 });
    expect(first.total).toBeGreaterThan(6);
    const times = [...first.runs, ...second.runs].map(({ checked_at: at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBe(6);
    for (const change of [`update public_check set state = 'holds'`, 'delete from public_check'])
      await expect(test.services.db.$client.query(change)).rejects.toThrow(/permission denied/);
  });
});
