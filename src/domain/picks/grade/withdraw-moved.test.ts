import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { showPickReview } from '#domain/operations/result/show-pick-review.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { addSmallRows, smallGame } from '#tests/support/small-season.ts';
import { withdrawPick } from './withdraw-pick.ts';

const PUBLISHED = new Date('2016-11-20T02:00:00Z');
const START = 600;
const [LATER, EARLIER] = [0, 1];
const OWNER: Operator = { id: 'owner', email: 'owner@example.com', role: 'owner', brands: ['blue'] };

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  const starts = [LATER, EARLIER].map(() => minutesAfter(PUBLISHED, START));
  await publishSmallPicks(test, { publishedAt: PUBLISHED, starts });
  await move(LATER, START + 180);
  await move(EARLIER, START - 180);
});
afterAll(() => test.close());

/** One hour after the publication a game is moved. */
const move = (index: number, start: number) =>
  addSmallRows(test.services, {
    games: [
      smallGame({
        key: String(index),
        startAt: minutesAfter(PUBLISHED, start),
        knownAt: minutesAfter(PUBLISHED, 60),
      }),
    ],
  });

async function pickOf(index: number): Promise<string> {
  const { rows } = await test.services.db.$client.query<{ id: string }>(
    'select pick.id from pick join game on game.id = pick.game_id where game.key = $1',
    [String(index)],
  );
  return rows[0]?.id ?? '';
}

/** What the office offers, the program accepts and the database lets through at a minute after the publication. */
async function mayWithdraw(index: number, minute: number) {
  const at = minutesAfter(PUBLISHED, minute);
  test.setNow(at);
  const id = await pickOf(index);
  const review = await showPickReview(test.services, { id, operator: OWNER, locale: 'en' });
  const client = await test.services.db.$client.connect();
  try {
    await client.query('begin');
    const database = await client
      .query("insert into pick_withdrawal values ($1, 'line_up', 'a note', $2)", [id, at])
      .then(
        () => true,
        () => false,
      );
    await client.query('rollback');
    return { review: review.can.withdraw, database };
  } finally {
    client.release();
  }
}

const withdraw = async (index: number) =>
  withdrawPick(test.services, {
    pick: await pickOf(index),
    reason: 'data_error',
    note: 'a wrong line',
    by: 'analyst',
  });

describe('withdrawing a pick whose game was moved', () => {
  it('ends when the game really begins, where that is earlier than what the pick was published with', async () => {
    expect(await mayWithdraw(EARLIER, START - 181)).toEqual({ review: true, database: true });
    expect(await mayWithdraw(EARLIER, START - 180)).toEqual({ review: false, database: false });
    await expect(withdraw(EARLIER)).rejects.toMatchObject({ code: 'conflict', message: 'started' });
  });

  it('goes on until the game really begins, where that is later', async () => {
    expect(await mayWithdraw(LATER, START + 180)).toEqual({ review: false, database: false });
    await expect(withdraw(LATER)).rejects.toMatchObject({ code: 'conflict', message: 'started' });
    expect(await mayWithdraw(LATER, START + 179)).toEqual({ review: true, database: true });
    const { withdrawnAt } = await withdraw(LATER);
    expect(withdrawnAt > minutesAfter(PUBLISHED, START)).toBe(true);
  });
});
