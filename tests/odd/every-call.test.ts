import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedStatuses } from '#api/documented-statuses.ts';
import { envelopeSchema } from '#api/endpoint.contract.ts';
import { endpoints } from '#api/index.ts';
import { officeEndpoints } from '#api/office/index.ts';
import { APP_ROLE } from '#db/client.ts';
import { installQueue } from '#jobs/queue.ts';
import { guestContext } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { isLong } from '#tests/support/is-long.ts';
import { membersApi, officeApi } from '#tests/support/made-apis.ts';
import { makeMember } from '#tests/support/members.ts';
import { makeOperator } from '#tests/support/office.ts';
import { openSite } from '#tests/support/site.ts';
import { oddCalls } from './odd-inputs.ts';

/** Every call of both APIs with inputs that no one expects: no failure of ours, and no answer that is not documented. */

const TIMES = isLong ? 200 : 6;
let test: TestServices;
let operator: string;
beforeAll(async () => {
  test = await testServices();
  await openSite(test.services);
  await installQueue(test.ownerUrl, APP_ROLE);
  operator = await (await makeOperator(test.services, { role: 'owner' })).signIn();
});
afterAll(() => test.close());

const init = (method: string, body: string | null, token: string) => ({
  method,
  headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
  ...(body === null ? {} : { body }),
});

/** What was answered otherwise than documented, with the call that it was the answer to. */
async function surprise(response: Response, documented: readonly number[], call: unknown) {
  const text = await response.text();
  const isEnvelope =
    text.startsWith('{') && response.headers.get('Content-Type')?.startsWith('application/json');
  const code = isEnvelope ? envelopeSchema.parse(JSON.parse(text)).http_code : response.status;
  return code < 500 && documented.includes(code) ? [] : [{ code, call: JSON.stringify(call).slice(0, 600) }];
}

describe('the API', () => {
  it.each(endpoints.map(({ contract }) => contract))('$method $path', async (contract) => {
    const { token } = await makeMember(test.services, { planDays: 30 });
    const api = membersApi(test.services);
    const requestContext = { ...guestContext, token, tokenFrom: 'bearer' as const };
    const surprises: unknown[] = [];
    for (const call of oddCalls(contract, TIMES)) {
      const response = await api.request(`/api${call.path}`, init(contract.method, call.body, token), {
        requestContext,
      });
      surprises.push(...(await surprise(response, [...documentedStatuses(contract), 404], call)));
    }
    expect(surprises).toEqual([]);
  });
});

/** Signing out comes last: the others are signed in. */
const ofOffice = officeEndpoints
  .map(({ contract }) => contract)
  .toSorted(
    (left, right) => Number(left.path === '/office/logout') - Number(right.path === '/office/logout'),
  );

describe('the office', () => {
  it.each(ofOffice)('$method $path', async (contract) => {
    const api = officeApi(test.services);
    const documented = documentedStatuses(contract);
    const surprises: unknown[] = [];
    for (const call of oddCalls(contract, TIMES)) {
      const path = call.path.replace(/^\/office/, '/office/api');
      const response = await api.request(path, init(contract.method, call.body, operator), {
        requestContext: guestContext,
      });
      surprises.push(...(await surprise(response, documented, call)));
    }
    expect(surprises).toEqual([]);
  });
});
