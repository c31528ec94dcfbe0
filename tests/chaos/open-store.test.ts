import { afterAll, beforeAll, expect, it } from 'vitest';
import { remindRenewals } from '#domain/money/subscription/remind-renewals.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { openStore } from './open-store.ts';
import { reminderErrors } from './reminder-errors.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('makes members whom a worker that is at work meanwhile reminds as they wish', async () => {
  const { services } = test;
  const work = { isOver: false, reminded: 0 };
  const worker = async () => {
    while (!work.isOver) work.reminded += (await remindRenewals(services)).reminded;
  };
  const working = worker();
  const { leavers } = await openStore(services, { sleepers: 0, leavers: 20 });
  work.isOver = true;
  await working;
  work.reminded += (await remindRenewals(services)).reminded;
  expect(work.reminded).toBe(leavers.length);
  expect(await reminderErrors(services, leavers)).toEqual([]);
});
