import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncAlerts } from '#domain/foundation/alert/sync-alerts.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { alertsContract } from '../alerts.contract.ts';

let test: TestServices;
let office: Office;
beforeAll(async () => {
  test = await testServices();
  office = await openOffice(test.services);
});
afterAll(() => test.close());

const trouble = (subject: string) => ({
  kind: 'waiting',
  subject,
  permission: 'operations.view' as const,
  severity: 'warning' as const,
  facts: {},
  path: '/office/jobs' as const,
});
const alerts = async (who: string) =>
  alertsContract.data
    .parse((await office.get('/alerts', who)).data)
    .map(({ subject, seen }) => [subject, seen])
    .toSorted();

describe('the mark', () => {
  it('notes what one operator has looked at; what opens later is new to them, and all of it to others', async () => {
    await syncAlerts(test.services, { kinds: ['waiting'], troubles: [trouble('one')] });
    expect(await alerts('owner')).toEqual([['one', false]]);
    expect((await office.post('/alerts/seen', {})).http_code).toBe(200);
    expect(await alerts('owner')).toEqual([['one', true]]);
    expect(await alerts('auditor')).toEqual([['one', false]]);
    await syncAlerts(test.services, { kinds: ['waiting'], troubles: [trouble('one'), trouble('two')] });
    expect(await alerts('owner')).toEqual([
      ['one', true],
      ['two', false],
    ]);
  });
});

describe('the mark refuses', () => {
  it('no one, a brand that is not theirs, and a body with more than it takes', async () => {
    expect((await office.post('/alerts/seen', {}, null)).http_code).toBe(302);
    expect((await office.post('/alerts/seen?brand=orange', {})).http_code).toBe(404);
    expect((await office.post('/alerts/seen', { all: true })).http_code).toBe(422);
  });
});
