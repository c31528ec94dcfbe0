import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { luckReach, luckVariance } from '#domain/picks/figures/luck-band.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { showMemberLedger } from './show-member-ledger.ts';
import { showPeriodWorth, worthPoints } from './show-period-worth.ts';

const at = (hour: number) => new Date(Date.UTC(2016, 10, 20, hour));

let test: TestServices;
let paying: MadeMember;
beforeAll(async () => {
  test = await testServices();
  test.setNow(at(1));
  paying = await makeMember(test.services, { planDays: 3 });
  const starts = Array.from({ length: 12 }, (_, index) => new Date(at(8).getTime() + index * 600_000));
  await publishSmallPicks(test, { publishedAt: at(2), starts, result: [2, 1] });
  test.setNow(at(16));
  await settlePicks(test.services);
});
afterAll(() => test.close());

describe('what a period was worth', () => {
  it('ends where the ledger ends, with the luck of all its games', async () => {
    const { member } = paying;
    const [period] = await showMemberLedger(test.services, { member, locale: 'en' });
    const worth = await showPeriodWorth(test.services, { member, periodId: period?.subscription_id ?? '' });
    expect(worth?.points).toHaveLength(12);
    expect(worth?.win).toBe(period?.win);
    expect(worth?.units).toBeCloseTo(period?.units ?? Number.NaN, 2);
    const { rows } = await test.services.db.$client.query('select game_id, odds, units from pick');
    const bets = rows.map((row) => ({ game: row.game_id, odds: Number(row.odds), stake: Number(row.units) }));
    expect(worth?.reach).toBeCloseTo(luckReach(luckVariance(bets)), 9);
  });

  it('is another member’s to see by no address', async () => {
    const [period] = await showMemberLedger(test.services, { member: paying.member, locale: 'en' });
    const { member } = await makeMember(test.services, { planDays: 3 });
    expect(
      await showPeriodWorth(test.services, { member, periodId: period?.subscription_id ?? '' }),
    ).toBeNull();
  });

  it('adds the picks of one game before it squares them, and lets a returned stake move nothing', () => {
    const row = { game_id: 'g', start_at: '2016-11-20T08:00:00Z', odds: 2, units: 1, profit_cents: 10_000 };
    const points = worthPoints([
      { ...row, result: 'win' },
      { ...row, result: 'lose', profit_cents: -10_000 },
      { ...row, result: 'draw', profit_cents: 0 },
    ]);
    expect(points.map(({ units }) => units)).toEqual([1, 0, 0]);
    expect(points.map(({ reach }) => reach)).toEqual([luckReach(1), luckReach(4), luckReach(4)]);
  });
});
