import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { noteOpening } from '#domain/picks/ledger/note-opening.ts';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { memberLedgerContract } from '../ledger.contract.ts';
import { ledgerPicksContract } from './[id].contract.ts';

const at = (hour: number, minute = 0) => new Date(Date.UTC(2016, 10, 20, hour, minute));
let test: TestServices;
let buyer: MadeMember;
let periodId: string;

beforeAll(async () => {
  test = await testServices();
  test.setNow(at(1));
  buyer = await makeMember(test.services, { planDays: 1 });
  await publishSmallPicks(test, { publishedAt: at(2), starts: [10, 11, 12, 13].map((hour) => at(hour)) });
  const { rows } = await test.services.db.$client.query(
    "select id, start_at from pick where origin = 'live' order by start_at limit 1",
  );
  test.setNow(at(9, 40));
  const first = { pickId: rows[0]?.id, startAt: rows[0]?.start_at };
  await noteOpening(test.services, { member: buyer.member, ...first, odds: 1.87 });
  test.setNow(at(10, 30));
  const [period] = memberLedgerContract.data.parse((await get('/me/ledger')).data);
  periodId = period?.subscription_id ?? '';
});
afterAll(() => test.close());

const get = (path: string, { token }: MadeMember = buyer) => callApi(test.services, { path, token });
const picks = async (query = '') =>
  ledgerPicksContract.data.parse((await get(`/me/ledger/${periodId}${query}`)).data);

describe('200', () => {
  it('lists every pick of the sums with the time before its match, and the price at which they opened it', async () => {
    const all = await picks();
    expect(all.map(({ lead_minutes: lead }) => lead)).toEqual([660, 600, 540, 480]);
    expect(all.at(-1)).toMatchObject({ opened_at: '2016-11-20T09:40:00Z', opened_odds: 1.87, locked: false });
    expect(all.slice(0, -1).every((one) => one.opened_at === null && one.opened_odds === null)).toBe(true);
    expect(new Set(all.map(({ result }) => result))).toEqual(new Set(['not_completed']));
  });

  it('comes in pages', async () => {
    const { data, meta } = await get(`/me/ledger/${periodId}?page=2&per_page=3`);
    expect(data).toHaveLength(1);
    expect(meta).toMatchObject({ total: 4, last_page: 2 });
  });

  it('closes what has not begun once their plan is over, and adds up to the sums when all is settled', async () => {
    // No operator could: the database keeps a period from being shortened, so its owner looks away for a moment.
    const owner = new pg.Client({ connectionString: test.ownerUrl });
    await owner.connect();
    await owner.query('alter table subscription disable trigger subscription_keeps_period');
    await owner.query('update subscription set end_at = $2 where id = $1', [periodId, at(10, 45)]);
    await owner.query('alter table subscription enable trigger subscription_keeps_period');
    await owner.end();
    test.setNow(at(11, 30));
    expect((await picks()).map(({ locked, odds }) => [locked, odds === null])).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ]);
    test.setNow(new Date(Date.UTC(2016, 10, 20, 20)));
    await settlePicks(test.services);
    const all = await picks();
    const [period] = memberLedgerContract.data.parse((await get('/me/ledger')).data);
    const cents = all.reduce((sum, { profit_cents: profit }) => sum + profit, 0);
    expect(cents / 100).toBe(period?.profit_usd);
    expect(all.filter(({ result }) => result === 'win')).toHaveLength(period?.win ?? -1);
  });
});

describe('404', () => {
  it('answers for another member’s period as for none', async () => {
    const stranger = await makeMember(test.services);
    expect((await get(`/me/ledger/${periodId}`, stranger)).http_code).toBe(404);
    expect((await get(`/me/ledger/${newId()}`)).http_code).toBe(404);
  });
});

describe('302', () => {
  it('wants a member', async () => {
    expect((await callApi(test.services, { path: `/me/ledger/${newId()}` })).http_code).toBe(302);
  });
});

describe('422', () => {
  it('wants an id', async () => {
    expect((await get('/me/ledger/abc')).http_code).toBe(422);
  });
});
