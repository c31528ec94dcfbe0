import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { batchRows } from '#domain/forecasting/sport/feed-rows.ts';
import { decideCorrection } from '#domain/picks/grade/decide-correction.ts';
import { listOpenMatters } from '#domain/picks/grade/list-open-matters.ts';
import { proposeCorrection } from '#domain/picks/grade/propose-correction.ts';
import { reviewResultChange } from '#domain/picks/grade/review-result-change.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame, smallState } from '#tests/support/small-season.ts';

let test: TestServices;
let played: PlayedRecord;
beforeAll(async () => {
  test = await testServices();
  // Three bets on a game that the home side won by 2–1.
  played = await playRecord(test, 1);
});
afterAll(() => test.close());

async function deliver(state: Partial<Parameters<typeof smallState>[0]>, afterMinutes: number) {
  const knownAt = minutesAfter(played.now, afterMinutes);
  const states = [smallState({ gameKey: 'day 0', status: 'completed', ...state, knownAt })];
  const batch = { games: [], states, odds: [], references: [] };
  await insertFacts(test.services.db, batchRows(SMALL_SOURCE, batch, new Date('2100-01-01T00:00:00Z')));
  return knownAt;
}

const changes = async () => (await listOpenMatters(test.services)).changes;

it('flags a score that changed behind its grades, for people to decide, and grades nothing again', async () => {
  expect(await changes()).toEqual([]);
  await deliver({ homeScore: 3, awayScore: 1 }, -30);
  expect(await changes()).toEqual([]);

  const knownAt = await deliver({ homeScore: 0, awayScore: 3 }, -20);
  const found = await changes();
  expect(found).toHaveLength(3);
  expect(found.map(({ serial }) => serial?.slice(-4)).sort()).toEqual(['0001', '0002', '0003']);
  for (const change of found) {
    expect(change).toMatchObject({ knownAt, settled: { home: 3, away: 1 }, now: { home: 0, away: 3 } });
  }
  // What the rules would now say stands beside what they said; at least the winner of the game is another one.
  expect(found.some(({ settled, now }) => settled.result !== now.result)).toBe(true);
  await settlePicks(test.services);
  const { rows } = await test.services.db.$client.query('select count(*)::int as grades from pick_grade');
  expect(rows).toEqual([{ grades: 3 }]);
});

it('closes a change by a correction of two people, or by a reason to leave it', async () => {
  const [first, second] = await changes();
  if (first === undefined || second === undefined) return expect.unreachable();
  const final = { status: 'completed', homeScore: 0, awayScore: 3 } as const;
  const options = { pick: first.pickId, final, evidence: 'The league took the goals back.' };
  const { proposalId } = await proposeCorrection(test.services, { ...options, by: 'one' });
  await decideCorrection(test.services, { proposalId, approved: true, note: 'So it reads.', by: 'two' });
  expect((await changes()).map(({ pickId }) => pickId)).not.toContain(first.pickId);

  const left = { pickId: second.pickId, knownAt: second.knownAt, note: 'A mistake of the feed.', by: 'one' };
  await reviewResultChange(test.services, left);
  await expect(reviewResultChange(test.services, left)).rejects.toMatchObject({ code: 'not_found' });
  expect(await changes()).toHaveLength(1);
});

it('flags a game that is called off afterwards', async () => {
  await deliver({ status: 'canceled', homeScore: null, awayScore: null }, -10);
  const found = (await changes()).filter(({ now }) => now.status === 'canceled');
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ now }) => now.result))).toEqual(new Set(['cancel']));
});

it('leaves out a pick that is void since its game was moved, whatever that ends in, until the move is taken back', async () => {
  const pending = new Set((await changes()).map(({ pickId }) => pickId));
  const added = async () => (await changes()).filter(({ pickId }) => !pending.has(pickId));
  const startAt = minutesAfter(played.now, 480);
  const moveTo = (to: Date, knownAt: Date) =>
    insertSmallSeason(test.services, { games: [smallGame({ key: 'coming', startAt: to, knownAt })] });
  const playedAt = minutesAfter(startAt, 3 * 1440);
  await moveTo(playedAt, minutesAfter(played.now, 60));
  test.setNow(startAt);
  expect(await settlePicks(test.services)).toEqual({ settled: 3 });

  const over = { gameKey: 'coming', homeScore: 2, awayScore: 1 } as const;
  await deliver({ ...over, status: 'in_progress' }, 480 + 3 * 1440 + 95);
  await deliver({ ...over, status: 'completed' }, 480 + 3 * 1440 + 110);
  expect(await added()).toEqual([]);

  await moveTo(startAt, minutesAfter(playedAt, 109));
  expect(await added()).not.toEqual([]);
});
