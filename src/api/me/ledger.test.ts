import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startBreak } from '#domain/accounts/break/start-break.ts';
import { grantPlan } from '#domain/money/subscription/grant-plan.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { memberLedgerContract } from './ledger.contract.ts';

const at = (hour: number) => new Date(Date.UTC(2016, 10, 20, hour));
let test: TestServices;
let early: MadeMember;
let late: MadeMember;
let resting: MadeMember;

beforeAll(async () => {
  test = await testServices();
  test.setNow(at(1));
  early = await makeMember(test.services, { planDays: 3 });
  late = await makeMember(test.services);
  resting = await makeMember(test.services, { planDays: 3 });
  await startBreak(test.services, { member: resting.member, days: 1 });
  await publishSmallPicks(test, { publishedAt: at(2), starts: [10, 11, 12, 13].map(at), result: [2, 1] });
  test.setNow(new Date(at(11).getTime() + 1_800_000));
  const grant = { brand: 'blue', days: 1, grantedBy: 'test', reason: 'test', now: test.services.clock.now() };
  await test.services.db.transaction((tx) => grantPlan(tx, { ...grant, accountId: late.member.id }));
  test.setNow(new Date(Date.UTC(2016, 10, 20, 16)));
  await settlePicks(test.services);
});
afterAll(() => test.close());

const ledger = async ({ token }: MadeMember) =>
  memberLedgerContract.data.parse((await callApi(test.services, { path: '/me/ledger', token })).data);

describe('200', () => {
  it('counts exactly the picks that a member could have seen before their start', async () => {
    expect(await ledger(early)).toMatchObject([{ picks: 4, win: 4, lose: 0, open: 0, opened: 0 }]);
    expect(await ledger(late)).toMatchObject([{ picks: 2, win: 2 }]);
  });

  it('has no pick of a break, and says nothing about money while it lasts', async () => {
    const { data } = await callApi(test.services, { path: '/me/ledger', token: resting.token });
    expect(data).toMatchObject([{ picks: 0 }]);
    const [row] = z.array(z.record(z.string(), z.unknown())).parse(data);
    const money = Object.entries(row ?? {}).filter(([name]) => /profit|staked|units/.test(name));
    expect(money.length).toBeGreaterThan(2);
    expect(money.filter(([, value]) => value !== null)).toEqual([]);
  });

  it('adds up to what the grades themselves say', async () => {
    const { rows } = await test.services.db.$client.query(
      `select sum(profit_cents) as profit, sum(units) as units from pick_grade join pick on pick.id = pick_id`,
    );
    const [period] = await ledger(early);
    expect(period?.profit_usd).toBe(Number(rows[0]?.profit) / 100);
    expect(period?.staked_usd).toBeCloseTo(Number(rows[0]?.units) * 100, 9);
    expect(period?.units).toBeCloseTo((period?.profit_usd ?? 0) / 100, 2);
  });

  it('is empty for a member who never had a plan', async () => {
    expect(await ledger(await makeMember(test.services))).toEqual([]);
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    expect((await callApi(test.services, { path: '/me/ledger' })).http_code).toBe(302);
  });
});
