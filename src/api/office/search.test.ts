import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { openSite } from '#tests/support/site.ts';
import { officeSearchContract } from './search.contract.ts';

let test: TestServices;
let office: Office;
let email: string;
let uuid: string;
let order: { readonly id: string; readonly orderNo: string };

beforeAll(async () => {
  test = await testServices();
  const site = await openSite(test.services);
  office = await openOffice(test.services);
  const { member } = await makeMember(test.services, { nickName: 'Ada Lovelace' });
  email = member.email;
  uuid = member.uuid;
  order = await site.order(member, 'weekly');
});
afterAll(() => test.close());

const ask = (q: string, who: string | null = 'owner') =>
  office.get(`/search?${new URLSearchParams({ q })}`, who);
const find = async (q: string, who = 'owner') => officeSearchContract.data.parse((await ask(q, who)).data);

describe('GET /office/search', () => {
  it('200: finds a member by their address or a part of their name, never by a part of the address', async () => {
    const wanted = { kind: 'member', id: uuid, label: 'Ada Lovelace', path: `/office/members/${uuid}` };
    for (const q of [email, email.toUpperCase(), 'lovel', uuid])
      expect(await find(q)).toContainEqual(expect.objectContaining(wanted));
    const kinds = async (q: string) => (await find(q)).map(({ kind }) => kind);
    expect(await kinds(email.slice(0, -1))).toEqual([]);
    expect(await kinds(`%${email.slice(1)}`)).toEqual([]);
    expect(JSON.stringify(await find('lovel'))).not.toContain(email);
  });

  it('200: finds a member by one character, where that is a whole family name', async () => {
    await makeMember(test.services, { nickName: '林小美' });
    expect(await find('林')).toEqual([expect.objectContaining({ kind: 'member', label: '林小美' })]);
  });

  it('200: finds an order by its number, and no pick where there is none', async () => {
    expect(await find(order.orderNo.slice(2))).toEqual([
      expect.objectContaining({ kind: 'order', id: order.id, label: order.orderNo }),
    ]);
    for (const q of ['2026-11-20/0007', '2026-99-99/1', '2026-11-20/999999'])
      expect(await find(q)).toEqual([]);
  });

  it('200: answers nothing that the role or the brand has no business with', async () => {
    for (const who of ['content', 'analyst'])
      for (const q of [email, order.orderNo]) expect(await find(q, who)).toEqual([]);
    for (const q of [email, order.orderNo, 'lovel']) expect(await find(q, 'orange')).toEqual([]);
  });

  it('302, 404 and 422: no one, a brand that is not theirs, one letter', async () => {
    expect((await ask(email, null)).http_code).toBe(302);
    expect((await office.get('/search?q=ada&brand=orange')).http_code).toBe(404);
    for (const q of ['', 'a', '7', 'x'.repeat(321)]) expect((await ask(q)).http_code).toBe(422);
  });
});
