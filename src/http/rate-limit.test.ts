import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '#api/dispatch.ts';
import { endpoints } from '#api/index.ts';
import { guestContext } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createApiLimit } from './rate-limit.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('the limits of single calls are counted by all processes together', async () => {
  const ask = async () => {
    // Each has a counter of its own, as each process has.
    const api = createApi({ services: test.services, endpoints, limit: createApiLimit(test.services) });
    const body = JSON.stringify({ keyword: 'refund' });
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', body, headers };
    return (await api.request('/api/ai-keyword-response', init, { requestContext: guestContext })).status;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 22; n += 1) statuses.push(await ask());
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
