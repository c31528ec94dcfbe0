import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { claimsContract } from './claims.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

describe('200', () => {
  it('says nothing where nothing is known: a site without picks has no figures', async () => {
    const { status, data } = await callApi(test.services, { path: '/claims' });
    expect(status).toBe(200);
    expect(claimsContract.data.parse(data)).toEqual([]);
  });
});
