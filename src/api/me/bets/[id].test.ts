import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { betFile, bets, payForPicks, sendBets } from '#tests/support/own-bets.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { betContract } from './[id].contract.ts';

const at = (hour: number) => new Date(Date.UTC(2016, 10, 20, hour));
let test: TestServices;
let buyer: MadeMember;
let guestlike: MadeMember;
let pickIds: readonly string[] = [];

beforeAll(async () => {
  test = await testServices();
  test.setNow(at(1));
  buyer = await makeMember(test.services, { planDays: 3 });
  guestlike = await makeMember(test.services);
  await publishSmallPicks(test, { publishedAt: at(2), starts: [at(10), at(3)] });
  await payForPicks(test);
  const { rows } = await test.services.db.$client.query('select id from pick order by start_at');
  pickIds = rows.map(({ id }) => String(id));
  test.setNow(at(4));
  for (const one of [buyer, guestlike]) {
    await sendBets(
      test,
      one,
      betFile('2016-11-20 02:30,a match,a side,2.00,100,', '2016-11-20 03:30,later,a side,2.00,100,'),
    );
  }
});
afterAll(() => test.close());

const call = (id: string, method = 'GET', body?: unknown, { token }: { token: string | null } = buyer) =>
  callApi(test.services, { path: `/me/bets/${id}`, method, body, token });
const idsOf = async (one: MadeMember) => (await bets(test, one)).items.map(({ id }) => id).toReversed();

describe('200', () => {
  it('offers the picks that were open to be followed then, and those alone that the member may see', async () => {
    const [early = '', late = ''] = await idsOf(buyer);
    const candidates = async (id: string, one: MadeMember) =>
      betContract.data
        .parse((await call(id, 'GET', undefined, one)).data)
        .candidates.map((pick) => pick.id)
        .toSorted();
    expect(await candidates(early, buyer)).toEqual([...pickIds].toSorted());
    expect(await candidates(late, buyer)).toEqual([pickIds[1]]);
    const [theirs = '', later = ''] = await idsOf(guestlike);
    expect(await candidates(theirs, guestlike)).toEqual([pickIds[0]]);
    expect(await candidates(later, guestlike)).toEqual([]);
  });

  it('links a bet, takes the link back, and deletes the bet alone', async () => {
    const [early = '', late = ''] = await idsOf(buyer);
    await call(early, 'PATCH', { pick_id: pickIds[0] });
    expect((await bets(test, buyer)).items.at(-1)?.pick?.id).toBe(pickIds[0]);
    await call(early, 'PATCH', { pick_id: null });
    expect((await bets(test, buyer)).items.at(-1)?.pick).toBeNull();
    expect((await call(late, 'DELETE')).http_code).toBe(200);
    expect(await idsOf(buyer)).toEqual([early]);
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    const codes = await Promise.all(
      [['GET'], ['PATCH', { pick_id: null }], ['DELETE']].map(
        async ([method, body]) => (await call(newId(), String(method), body, { token: null })).http_code,
      ),
    );
    expect(codes).toEqual([302, 302, 302]);
  });
});

describe('404', () => {
  it('is the answer for the bet of another member, which stays as it is', async () => {
    const [theirs = ''] = await idsOf(guestlike);
    expect((await call(theirs)).http_code).toBe(404);
    expect((await call(theirs, 'PATCH', { pick_id: null })).http_code).toBe(404);
    expect((await call(theirs, 'DELETE')).http_code).toBe(404);
    expect(await idsOf(guestlike)).toContain(theirs);
  });
});

describe('422', () => {
  it('says the same of a closed pick as of one that there is not', async () => {
    const [theirs = ''] = await idsOf(guestlike);
    const say = (pickId: string | undefined) => call(theirs, 'PATCH', { pick_id: pickId }, guestlike);
    const [closed, none] = [await say(pickIds[1]), await say(newId())];
    expect(closed.http_code).toBe(422);
    expect(closed.messages).toEqual(none.messages);
  });
});
