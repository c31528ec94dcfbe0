import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { betFile, bets, sendBets } from '#tests/support/own-bets.ts';

let test: TestServices;
let reader: MadeMember;
beforeAll(async () => {
  test = await testServices();
  reader = await makeMember(test.services);
});
afterAll(() => test.close());

const drop = (id: string, token: string | null = reader.token) =>
  callApi(test.services, { path: `/me/bets/imports/${id}`, method: 'DELETE', token });
const row = (hour: string) => `2025-11-20 ${hour}:00,Reds v Blues,Reds,2.00,100.00,`;

describe('200', () => {
  it('deletes an import with its bets and no other, and lets the file be imported again', async () => {
    await sendBets(test, reader, betFile(row('03'), row('04')));
    await sendBets(test, reader, betFile(row('05')));
    const first = (await bets(test, reader)).imports.find(({ rows }) => rows === 2);
    expect((await drop(first?.id ?? '')).http_code).toBe(200);
    expect(await bets(test, reader)).toMatchObject({ total: 1, imports: [{ rows: 1, bets: 1 }] });
    const again = await sendBets(test, reader, betFile(row('03'), row('04')));
    expect(again.data?.imported).toMatchObject({ added: 2 });
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    expect((await drop(newId(), null)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('is the answer for the import of another member, which stays as it is', async () => {
    const other = await makeMember(test.services);
    await sendBets(test, other, betFile(row('06')));
    const [theirs] = (await bets(test, other)).imports;
    expect((await drop(theirs?.id ?? '')).http_code).toBe(404);
    expect((await bets(test, other)).imports).toHaveLength(1);
  });
});
