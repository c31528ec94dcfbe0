import { readTimeWitness, type TimeWitness, witnessTime } from '#db/queries/time-witness.ts';
import type { Services } from '#domain/services.ts';
import type { MovableClock } from '#platform/clock.ts';
import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';

/** How far the clocks of the processes and of the database may be apart. */
const TOLERANCE_MS = 2 * MINUTE_MS;
/** Processes vouch for the time every ten seconds. A longer silence than this may be a wrong clock, and a person has to say. */
const SILENCE_MS = 3 * DAY_MS;
/** A test moves the clock by up to so much and time has passed; further, and it plays a machine whose clock is wrong. */
export const TEST_PASSAGE_MS = 100 * DAY_MS;
const WITNESS_EVERY_MS = 10_000;
/** A person's word about the time of day is taken by processes that hear of it within this time. */
const ACCEPTED_FOR_MS = 10 * MINUTE_MS;

export type TimeJudgement = {
  readonly isTrusted: boolean;
  /** Why not: the machine's clock was moved, the database has another time, or the last time that was vouched for is too far away. */
  readonly reason: 'stepped' | 'database' | 'silence' | 'backward' | 'moving' | null;
  /** How far the clock in doubt is ahead of its witness. */
  readonly aheadMs: number;
};

export type TimeVerdict = TimeJudgement & {
  /** How far this process's clock is ahead of the database's, which all processes see alike. */
  readonly aheadOfDatabaseMs: number;
};

const TRUSTED: TimeJudgement = { isTrusted: true, reason: null, aheadMs: 0 };

/**
 * Whether this process's time may be relied on where something ends for good. Two witnesses are heard: the database's clock, and
 * the newest instant that any process has vouched for. Where they agree this process vouches too.
 */
export async function judgeTime(
  { db, env }: Pick<Services, 'db' | 'env'>,
  clock: MovableClock,
): Promise<TimeVerdict> {
  const witness = await readTimeWitness(db);
  acceptWord(clock, witness);
  // A process that began with a wrong clock has no time of its own to go by: it follows its machine, whose clock is being set right.
  if (!clock.wasVouchedFor() && clock.steppedMs() !== 0) clock.accept();
  const aheadOfDatabaseMs = clock.now().getTime() - clock.offsetMs() - witness.databaseMs;
  const verdict = { ...judge(clock, witness, env.APP_MODE === 'test'), aheadOfDatabaseMs };
  clock.vouch(verdict.isTrusted);
  const now = clock.now();
  const isDue = now.getTime() - (witness.witnessedMs ?? 0) >= WITNESS_EVERY_MS;
  if (verdict.isTrusted && isDue) await witnessTime(db, now);
  return verdict;
}

/** A process whose machine was set to the time that a person has just called right goes on with that time. */
function acceptWord(clock: MovableClock, { acceptedMs }: TimeWitness): void {
  if (acceptedMs === null) return;
  const stepped = clock.steppedMs();
  const wallMs = clock.now().getTime() - clock.offsetMs() + stepped;
  if (stepped !== 0 && wallMs >= acceptedMs - TOLERANCE_MS && wallMs <= acceptedMs + ACCEPTED_FOR_MS) {
    clock.accept();
  }
}

function judge(clock: MovableClock, witness: TimeWitness, isTest: boolean): TimeJudgement {
  const stepped = clock.steppedMs();
  if (stepped !== 0) return { isTrusted: false, reason: 'stepped', aheadMs: stepped };
  // A test has moved the clock, and this process has not heard of it yet.
  if (isTest && clock.offsetMs() !== witness.testOffsetMs) {
    return { isTrusted: false, reason: 'moving', aheadMs: clock.offsetMs() - witness.testOffsetMs };
  }
  const now = clock.now().getTime();
  const aheadOfDatabase = now - clock.offsetMs() - witness.databaseMs;
  if (Math.abs(aheadOfDatabase) > TOLERANCE_MS) {
    return { isTrusted: false, reason: 'database', aheadMs: aheadOfDatabase };
  }
  if (witness.witnessedMs === null) return TRUSTED;
  const aheadMs = now - witness.witnessedMs;
  if (aheadMs < -TOLERANCE_MS) return { isTrusted: false, reason: 'backward', aheadMs };
  if (aheadMs > (isTest ? TEST_PASSAGE_MS : SILENCE_MS)) {
    return { isTrusted: false, reason: 'silence', aheadMs };
  }
  return TRUSTED;
}
