import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { betFile, bets, payForPicks, READING, sendBets } from '#tests/support/own-bets.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';

const at = (hour: number, minute = 0) => new Date(Date.UTC(2016, 10, 20, hour, minute));
const ROW = '2016-11-20 03:00,Reds v Blues,Reds,2.00,100.00,';
const TYPED = { ...READING, event: 'Reds v Blues', selection: 'Reds', odds: '2.0', stake: '50' };
let test: TestServices;
let buyer: MadeMember;
let guestlike: MadeMember;

beforeAll(async () => {
  test = await testServices();
  test.setNow(at(1));
  buyer = await makeMember(test.services, { planDays: 3 });
  guestlike = await makeMember(test.services);
  await publishSmallPicks(test, { publishedAt: at(2), starts: [at(10)], result: [2, 1] });
  await payForPicks(test);
  test.setNow(at(4));
  await sendBets(test, buyer, betFile(ROW));
  await sendBets(test, guestlike, betFile(ROW));
});
afterAll(() => test.close());

const call = (method: string, body?: unknown, { token }: { token: string | null } = buyer) =>
  callApi(test.services, { path: '/me/bets', method, body, token });

describe('200', () => {
  it('tells nothing of a closed pick to a member without a plan, whatever they say they bet on', async () => {
    const { items, sums } = await bets(test, guestlike);
    expect(items).toMatchObject([{ pick: null, is_closed: false }]);
    expect(sums).toMatchObject([{ followed: { n: 0 }, price: { n: 0, value: null } }]);
    const typed = { ...TYPED, placed_at: '2016-11-20 03:10' };
    expect((await call('POST', typed, guestlike)).data).toEqual({ added: 1, updated: 0, known: 0 });
    expect((await bets(test, guestlike)).items.map(({ pick }) => pick)).toEqual([null, null]);
    const all = JSON.stringify(await bets(test, guestlike));
    const { rows } = await test.services.db.$client.query('select id from pick');
    expect(all).not.toContain(rows[0]?.id);
  });

  it('compares a bet with the pick that it followed, for one who may see that', async () => {
    const { items, sums } = await bets(test, buyer);
    expect(items).toMatchObject([
      { odds: 2, stake: 10_000, result: null, pick: { odds: 2.1, wait_minutes: 60 } },
    ]);
    expect(items[0]?.pick?.price_gap).toBeCloseTo(2 / 2.1 - 1, 9);
    expect(sums).toMatchObject([{ currency: 'HKD', followed: { n: 1, settled: 0 }, open: 1 }]);
  });

  it('adds a typed bet once, however often it is sent', async () => {
    const typed = { ...TYPED, placed_at: '2016-11-20T03:05', bookmaker: '=cmd()' };
    expect((await call('POST', typed)).data).toEqual({ added: 1, updated: 0, known: 0 });
    expect((await call('POST', typed)).data).toEqual({ added: 0, updated: 0, known: 1 });
    expect((await bets(test, buyer)).total).toBe(2);
  });

  it('pages, and settles both as the pick was once its game is over', async () => {
    test.setNow(at(16));
    await settlePicks(test.services);
    const { items, total } = await bets(test, buyer, '?per_page=1&page=2');
    expect(total).toBe(2);
    expect(items).toMatchObject([{ result: 'win', profit: 10_000 }]);
    const [sums] = (await bets(test, buyer)).sums;
    // 0.1 below the published price on 100.00 and on 50.00.
    expect(sums).toMatchObject({ followed: { n: 2, profit: 15_000 }, late_cost: 1500 });
  });

  it('counts a bet on a pick that closed again nowhere, and opens it with its game', async () => {
    test.setNow(at(5));
    const { rows } = await test.services.db.$client.query(
      `update subscription set status = 'voided' where account_id = $1 returning id`,
      [buyer.member.id],
    );
    const closed = await bets(test, buyer);
    expect([rows.length, closed.closed, closed.sums]).toEqual([1, 2, []]);
    expect(closed.items).toMatchObject([{ pick: null, is_closed: true }, { is_closed: true }]);
    test.setNow(at(16));
    expect((await bets(test, buyer)).closed).toBe(0);
  });

  it('is in the member’s data, hidden in stats-only mode, and in no other member’s hands', async () => {
    const more = await callApi(test.services, { path: '/me/export', token: buyer.token });
    expect(more.data).toMatchObject({
      more: { own_bet: [{ event: 'Reds v Blues' }, {}], own_bet_import: [{ file_name: 'book.csv' }] },
    });
    const quiet = await makeMember(test.services);
    await sendBets(test, quiet, betFile(ROW));
    await callApi(test.services, {
      path: '/me',
      method: 'PATCH',
      body: { stats_only: true },
      token: quiet.token,
    });
    const hidden = await callApi(test.services, { path: '/me/bets', token: quiet.token });
    expect(hidden.data).toEqual({ total: null, closed: null, sums: null, imports: null, items: null });
  });

  it('goes when the member deletes all of it, and with the account', async () => {
    await call('DELETE');
    expect(await bets(test, buyer)).toMatchObject({ total: 0, imports: [] });
    await sendBets(test, buyer, betFile(ROW));
    const { email } = buyer.member;
    const gone = await callApi(test.services, {
      path: '/me',
      method: 'DELETE',
      body: { email },
      token: buyer.token,
    });
    expect(gone.http_code).toBe(200);
    for (const table of ['own_bet', 'own_bet_import', 'own_bet_mapping']) {
      const { rows } = await test.services.db.$client.query(
        `select count(*)::int as n from ${table} where account_id = $1`,
        [buyer.member.id],
      );
      expect([table, rows[0]?.n]).toEqual([table, 0]);
    }
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    for (const method of ['GET', 'DELETE']) {
      expect((await call(method, undefined, { token: null })).http_code).toBe(302);
    }
    expect((await call('POST', TYPED, { token: null })).http_code).toBe(302);
  });
});

describe('409', () => {
  it('is the answer where there would be more bets than a member can have, and none is added', async () => {
    await test.services.db.$client.query(
      `insert into own_bet (id, account_id, brand, placed_at, event, selection, bookmaker, odds, currency, stake, fingerprint,
         occurrence, created_at)
       select gen_random_uuid(), $1, 'blue', now(), 'A v B', 'A', '', 2, 'HKD', 100, 'full' || n, 1, now()
       from generate_series(1, 9999) as n`,
      [guestlike.member.id],
    );
    const typed = { ...TYPED, placed_at: '2016-11-20 03:30' };
    expect((await call('POST', typed, guestlike)).http_code).toBe(409);
  });
});

describe('422', () => {
  it.each([
    ['placed_at', { placed_at: 'soon' }],
    ['placed_at', { placed_at: '2036-01-01 10:00' }],
    ['event', { event: ' ' }],
    ['odds', { odds: '1' }],
    ['stake', { stake: '0' }],
    ['returned', { returned: '-5' }],
    ['zone', { zone: 'Mars/Base' }],
    ['currency', { currency: 'XXX' }],
  ])('names the field %s and adds nothing', async (field, wrong) => {
    const other = await makeMember(test.services);
    const answer = await call('POST', { ...TYPED, placed_at: '2016-11-20 03:05', ...wrong }, other);
    expect(answer.http_code).toBe(422);
    expect(Object.keys(answer.messages.input_validates)).toEqual([field]);
    expect((await bets(test, other)).total).toBe(0);
  });

  it('is the answer to a page that there cannot be', async () => {
    const answer = await callApi(test.services, { path: '/me/bets?page=0', token: guestlike.token });
    expect(answer.http_code).toBe(422);
  });
});
