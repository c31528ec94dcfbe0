import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const ask = (token: string | null = null) =>
  callApi(test.services, { path: '/plan/active', token, locale: 'vi' });

describe('200', () => {
  it('is null for guests, for a dead token and for members without a plan', async () => {
    const { token } = await makeMember(test.services);
    for (const answer of [await ask(), await ask('x'.repeat(43)), await ask(token)]) {
      expect(answer).toMatchObject({ status: 200, data: null });
    }
  });

  it('names the running plan in the language of the call', async () => {
    const { token, member } = await makeMember(test.services, { planDays: 30 });
    expect((await ask(token)).data).toMatchObject({
      name: 'Gói tháng',
      rank: 3,
      end_date: member.endAt?.toISOString(),
    });
  });
});
