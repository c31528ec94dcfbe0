import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

describe('200', () => {
  it('names the three sports in the language of the caller', async () => {
    const { data } = await callApi(test.services, { path: '/sport/type', locale: 'zh_HK' });
    expect(data).toEqual([
      { id: 'baseball', name: '棒球' },
      { id: 'basketball', name: '籃球' },
      { id: 'soccer', name: '足球' },
    ]);
  });
});
