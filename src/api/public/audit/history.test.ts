import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '#domain/operations/check/run-checks.ts';
import { PUBLIC_CHECKS } from '#terms/checks.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { auditHistoryContract } from './history.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  for (const hour of [1, 2, 3]) {
    test.setNow(new Date(Date.UTC(2016, 10, 20, hour)));
    await runChecks(test.services);
  }
});
afterAll(() => test.close());

describe('200', () => {
  it('lists the runs with all their checks, the newest first, page by page', async () => {
    const { status, data, meta } = await callApi(test.services, { path: '/public/audit/history?per_page=2' });
    expect(status).toBe(200);
    const runs = auditHistoryContract.data.parse(data);
    expect(runs.map(({ checked_at: at }) => at.slice(0, 13))).toEqual(['2016-11-20T03', '2016-11-20T02']);
    expect(runs[0]?.checks.map(({ check }) => check).toSorted()).toEqual(PUBLIC_CHECKS.toSorted());
    expect(meta).toMatchObject({ total: 3, page: 1, last_page: 2 });
  });
});

describe('422', () => {
  it('refuses a page that is none', async () => {
    expect((await callApi(test.services, { path: '/public/audit/history?page=0' })).status).toBe(422);
  });
});
