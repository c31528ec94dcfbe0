import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, guestContext } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { membersApi } from '#tests/support/made-apis.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { betFile, MAPPING, sendBets } from '#tests/support/own-bets.ts';

let test: TestServices;
let reader: MadeMember;
beforeAll(async () => {
  test = await testServices();
  reader = await makeMember(test.services);
});
afterAll(() => test.close());

async function file(token: string): Promise<{ readonly status: number; readonly text: string }> {
  const api = membersApi(test.services);
  const requestContext = { ...guestContext, token, tokenFrom: 'bearer' } as const;
  const response = await api.request('/api/me/bets.csv', {}, { requestContext });
  return { status: response.status, text: await response.text() };
}

describe('200', () => {
  it('writes every bet with no cell that a spreadsheet would compute, and can be imported again', async () => {
    await sendBets(
      test,
      reader,
      betFile(
        '2025-11-20 03:00,"=HYPERLINK(""http://x"")",+1,2.00,"1,234.50",0',
        '2025-11-20 04:00,Reds v Blues,@home,2.5,10,',
      ),
    );
    const { status, text } = await file(reader.token);
    expect(status).toBe(200);
    const lines = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[1]).toContain(`"'@home","",2.5,"HKD",10,,`);
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://x"")","'+1","",2,"HKD",1234.5,0,"lose",-1234.5`);
    const other = await makeMember(test.services);
    const names = ['placed_at', 'event', 'selection', 'odds', 'stake', 'returned', 'bookmaker'];
    const columns = Object.fromEntries(names.map((name) => [name, name]));
    const again = await sendBets(test, other, text, { mapping: { ...MAPPING, columns } });
    expect(again.data?.imported).toMatchObject({ read: 2, added: 2 });
    expect((await file(other.token)).text.split('\r\n')).toHaveLength(4);
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    expect((await callApi(test.services, { path: '/me/bets.csv' })).http_code).toBe(302);
  });
});
