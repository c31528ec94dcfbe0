import pg from 'pg';
import { closeDays } from '#domain/picks/proof/close-days.ts';
import { showProof } from '#domain/picks/proof/show-proof.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import type { TestServices } from './database.ts';
import { insertReadyForecast, publishSmallPicks, smallOdds } from './small-picks.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame } from './small-season.ts';

/** The day on which `publishTwoBatches` publishes, and two instants after it: all games have started, the day is over. */
export const SEALED_DAY = '2016-11-20';
export const ALL_STARTED = new Date('2016-11-20T15:59:00Z');
export const DAY_OVER = new Date('2016-11-20T16:01:00Z');

const FIRST = new Date('2016-11-20T02:00:00Z');
const SECOND = new Date('2016-11-20T04:00:00Z');
const starts = (hours: readonly number[]) => hours.map((hour) => new Date(Date.UTC(2016, 10, 20, hour)));

/** Five picks of one day in a batch of three and a batch of two. */
export async function publishTwoBatches(test: TestServices): Promise<void> {
  await publishSmallPicks(test, { publishedAt: FIRST, starts: starts([10, 11, 12]) });
  const later = starts([13, 14]);
  const before = new Date(SECOND.getTime() - 60_000);
  const keyOf = (index: number) => `later-${index}`;
  await insertSmallSeason(test.services, {
    games: later.map((startAt, index) => smallGame({ key: keyOf(index), startAt, knownAt: before })),
    odds: later.map((_start, index) => smallOdds(keyOf(index), before)),
  });
  for (const index of later.keys()) await insertReadyForecast(test.services, keyOf(index), before);
  test.setNow(SECOND);
  await publishPicks(test.services, { source: SMALL_SOURCE });
}

/** The day's proof as everybody gets it at an instant; the days that are over by then are closed first. */
export async function proofAt(test: TestServices, at: Date) {
  test.setNow(at);
  await closeDays(test.services);
  return showProof(test.services, { day: SEALED_DAY, isEntitled: false });
}

/** Changes rows as no one but the database's owner could. */
export async function tamper(test: TestServices, statements: string): Promise<void> {
  const owner = new pg.Client({ connectionString: test.ownerUrl });
  await owner.connect();
  // Anyone who owns the database can also switch off what would stop them.
  await owner.query(`set session_replication_role = replica; ${statements}`).finally(() => owner.end());
}
