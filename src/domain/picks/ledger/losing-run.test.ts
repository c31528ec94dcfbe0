import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { batchRows } from '#domain/forecasting/sport/feed-rows.ts';
import { chanceOfLosingRun } from '#domain/money/plan/luck-outlook.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { SMALL_SOURCE, smallState } from '#tests/support/small-season.ts';
import { losingRun, showMemberLedger } from './show-member-ledger.ts';

const at = (hour: number, day = 20) => new Date(Date.UTC(2016, 10, day, hour));
/** How the home side, on which each pick is, ends its games. */
const SCORES = [
  [0, 1],
  [2, 0],
  [0, 1],
  [1, 1],
  [0, 3],
] as const;

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

describe('the run of losses in a member’s ledger', () => {
  it('stands since the last win, as long as the period runs', async () => {
    test.setNow(at(1));
    const { member } = await makeMember(test.services, { planDays: 3 });
    const starts = SCORES.map((_score, index) => at(8 + index));
    await publishSmallPicks(test, { publishedAt: at(2), starts });
    const states = SCORES.map(([homeScore, awayScore], index) =>
      smallState({
        gameKey: String(index),
        status: 'completed',
        homeScore,
        awayScore,
        knownAt: at(10 + index),
      }),
    );
    const batch = { games: [], states, odds: [], references: [] };
    await insertFacts(test.services.db, batchRows(SMALL_SOURCE, batch, at(15)));
    test.setNow(at(16));
    await settlePicks(test.services);
    const run = async () => (await showMemberLedger(test.services, { member, locale: 'en' }))[0]?.losing_run;
    // Too few picks were ever settled to say how often such a run comes.
    expect(await run()).toEqual({ length: 3, chance: null });
    test.setNow(at(16, 25));
    expect(await run()).toBeNull();
  });

  it('comes as often as counting every order of wins and losses says', () => {
    const edge = { win: { value: 0.55, interval: [0.5, 0.6] as const } };
    const period = { losing_run: 6, picks: 66, cancel: 4, draw: 2 };
    const chance = chanceOfLosingRun(6, { picks: 60, winChance: 0.55 });
    expect(losingRun(period, edge)).toEqual({ length: 6, chance });
    expect(chance).toBeGreaterThan(0.1);
    expect(chance).toBeLessThan(0.3);
  });
});
