import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRecord } from '#domain/picks/record/list-record.ts';
import { showDistribution } from '#domain/picks/record/show-distribution.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { addSmallRows, smallGame, smallState } from '#tests/support/small-season.ts';
import { settlePicks } from './settle-picks.ts';

const PUBLISHED = new Date('2016-11-20T02:00:00Z');
/** Half a minute more than whole minutes: a pick is published in the moments after the instant that its program is given. */
const START = 180.5;
const LASTS = 110;
/** By how many minutes each game is moved, ten minutes after its pick was published. */
const MOVES = [0, 90, -170];
const [, LATER, EARLIER] = ['0', '1', '2'];

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  const starts = MOVES.map(() => minutesAfter(PUBLISHED, START));
  await publishSmallPicks(test, { publishedAt: PUBLISHED, starts });
  const startOf = (move: number) => minutesAfter(PUBLISHED, START + move);
  await addSmallRows(test.services, {
    games: MOVES.flatMap((move, index) =>
      move === 0
        ? []
        : [smallGame({ key: String(index), startAt: startOf(move), knownAt: minutesAfter(PUBLISHED, 10) })],
    ),
    states: MOVES.map((move, index) =>
      smallState({
        gameKey: String(index),
        status: 'completed',
        homeScore: 2,
        awayScore: 0,
        knownAt: minutesAfter(startOf(move), LASTS),
      }),
    ),
  });
});
afterAll(() => test.close());

async function settledAt(minute: number): Promise<readonly string[]> {
  test.setNow(minutesAfter(PUBLISHED, minute));
  await settlePicks(test.services);
  const { rows } = await test.services.db.$client.query<{ key: string }>(
    `select game.key from pick_grade join pick on pick.id = pick_id join game on game.id = game_id order by game.key`,
  );
  return rows.map(({ key }) => key);
}

describe('picks whose games were moved', () => {
  it('are settled ten minutes after their games end, also where that is before the start they were published with', async () => {
    const end = (move: number) => START + move + LASTS + 10;
    expect(end(-170)).toBeLessThan(START);
    expect(await settledAt(end(-170) - 1)).toEqual([]);
    expect(await settledAt(end(-170))).toEqual([EARLIER]);
    expect(await settledAt(end(90) - 1)).not.toContain(LATER);
    expect(await settledAt(end(90))).toEqual(['0', LATER, EARLIER]);
  });

  it('count the minutes that readers really had', async () => {
    const { rows } = await listRecord(test.services, { origin: 'live', locale: 'en', page: 1, perPage: 50 });
    expect(rows.map(({ lead_minutes: lead }) => lead)).toEqual([270, 180, 10]);
    const { data } = await showDistribution(test.services, { origin: 'live', locale: 'en', method: 'mov' });
    expect(data.lead).toEqual({ mean_minutes: (270 + 180 + 10) / 3, short: 1, n: 3 });
    // A quarter of an hour after its publication the third game was being played.
    expect(data.survival.map(({ still_good: rate }) => rate.n)).toEqual([2, 2]);
  });
});
