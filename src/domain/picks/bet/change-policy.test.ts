import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import { fixedClock } from '#platform/clock.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addForecast, addPolicy, goodOdds, minutesAfter } from '#tests/support/factories.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame } from '#tests/support/small-season.ts';
import { changePolicy, type PolicyChange } from './change-policy.ts';

const NOON = new Date('2016-11-01T04:00:00Z');
let test: TestServices;
const at = (now: Date) => ({ ...test.services, clock: fixedClock(now) });
const change = (now: Date, wish: PolicyChange, note = 'fewer, better') =>
  test.services.db.transaction((tx) =>
    changePolicy(tx, { change: wish, note, by: 'analyst', operatorId: 'owner', proposalId: newId(), now }),
  );

beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

/** Publishes what a game of its own is worth at an instant, and says under which policy. */
async function publish(key: string, now: Date) {
  const known = minutesAfter(now, -5);
  const game = smallGame({ key, startAt: minutesAfter(now, 300) });
  await insertSmallSeason(test.services, { games: [game], odds: goodOdds(key, known) });
  await addForecast(test.services, { gameKey: key, knownAt: known });
  await publishPicks(at(now), { source: SMALL_SOURCE });
  await publishPicks(at(minutesAfter(now, 290)), { source: SMALL_SOURCE });
  const { rows } = await test.services.db.$client.query(
    `select policy_version, bet_type, null as reason from pick join game on game.id = game_id where game.key = $1
     union all select policy_version, bet_type, reason from pick_pass join game on game.id = game_id where game.key = $1
     order by bet_type`,
    [key],
  );
  return rows.map((row) => [row.bet_type, row.policy_version, row.reason]);
}

describe('changing the publishing policy', () => {
  it('waits until the site has one', async () => {
    await expect(change(NOON, { minEv: 0.05 })).rejects.toMatchObject({ code: 'conflict' });
    await addPolicy(test.services);
  });

  it('makes a new version for picks from now on, and leaves those that stand alone', async () => {
    expect(await publish('first', NOON)).toEqual([
      ['over_under', 1, null],
      ['run_line', 1, null],
      ['win_loss', 1, null],
    ]);
    const later = minutesAfter(NOON, 300);
    expect(await change(later, { minConfidence: 52 })).toMatchObject({
      version: 2,
      minEv: 0.02,
      createdBy: 'analyst',
    });
    expect(await publish('second', minutesAfter(later, 1))).toEqual([
      ['over_under', 2, null],
      ['run_line', 2, 'confidence_below_policy'],
      ['win_loss', 2, 'confidence_below_policy'],
    ]);
    const { rows } = await test.services.db.$client.query(
      "select distinct policy_version from pick join game on game.id = game_id where game.key = 'first'",
    );
    expect(rows).toEqual([{ policy_version: 1 }]);
  });

  it('can leave leagues out', async () => {
    const later = minutesAfter(NOON, 700);
    await change(later, { leagues: ['NBA'], minConfidence: 0 });
    const markets = await publish('third', minutesAfter(later, 1));
    expect(markets.map(([, version, reason]) => [version, reason])).toEqual(
      [1, 2, 3].map(() => [3, 'not_covered']),
    );
  });

  it.each([
    { minEv: -0.1 },
    { minLeadMinutes: 5 },
    { maxLeadHours: 72 },
    { minConfidence: 101 },
    { leagues: [] },
  ])('refuses %o', async (wish) => {
    await expect(change(minutesAfter(NOON, 900), wish)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('needs a note', async () => {
    await expect(change(NOON, { minEv: 0.05 }, ' ')).rejects.toMatchObject({ code: 'invalid' });
  });
});
