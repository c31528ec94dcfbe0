import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '#domain/operations/check/run-checks.ts';
import { PUBLIC_CHECKS } from '#terms/checks.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { publishTwoBatches, tamper } from '#tests/support/sealed-days.ts';
import { auditContract } from './audit.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await publishTwoBatches(test);
});
afterAll(() => test.close());

async function audit() {
  const { status, data } = await callApi(test.services, { path: '/public/audit' });
  expect(status).toBe(200);
  return auditContract.data.parse(data);
}

describe('200', () => {
  it('lists every check before the first run, none of them green', async () => {
    const { verdict, checked_at: at, checks } = await audit();
    expect([verdict, at]).toEqual(['grey', null]);
    expect(checks.map(({ check }) => check)).toEqual([...PUBLIC_CHECKS]);
    expect(checks.map(({ state }) => state)).toEqual(PUBLIC_CHECKS.map(() => 'late'));
  });

  it('reports to monitors what holds, since when, and that a changed pick is broken', async () => {
    await runChecks(test.services);
    const whole = await audit();
    expect(whole.checks[0]).toMatchObject({ check: 'ledger', state: 'holds', n: 5, first_error: null });
    await tamper(test, 'update pick set odds = odds + 1 where serial_no = 3');
    test.setNow(new Date(test.services.clock.now().getTime() + 60_000));
    await runChecks(test.services);
    const broken = await audit();
    expect(broken.verdict).toBe('red');
    expect(broken.checks[0]).toMatchObject({ state: 'broken', first_error: '2016-11-20/0003' });
    expect(Date.parse(broken.checked_at ?? '')).toBeGreaterThan(Date.parse(whole.checked_at ?? ''));
  });
});
