import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { elapsedSince, startTimer } from '#platform/clock.ts';

/** A look that took so long has waited for a database that was away. */
const AWAY_MS = 1000;
/** By then anyone who lost the database at work has said that they still are. */
const SAY_SO_MS = 3000;
/** The shortest pause between two looks. */
const MIN_PAUSE_MS = 200;

/**
 * Finds what no commit announces, as only time brings it: jobs whose worker is gone, and jobs that are due for their next try. The database is looked
 * at every `everyS` and when the next try is due, and all workers are notified of what is found.
 */
export function watchQueue(options: {
  readonly boss: PgBoss;
  readonly notifyOfDue: () => Promise<number | null>;
  readonly everyS: number;
  readonly onTrouble: (error: unknown) => void;
}): { stop(): void } {
  const { boss, notifyOfDue, everyS, onTrouble } = options;
  const stopped = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopped.signal }).catch(() => undefined);
  let supervised = startTimer();
  const look = async (): Promise<number | null> => {
    const asked = startTimer();
    const dueMs = await notifyOfDue();
    if (elapsedSince(supervised) < everyS * 1000) return dueMs;
    if (elapsedSince(asked) > AWAY_MS) await pause(SAY_SO_MS);
    await boss.supervise();
    supervised = startTimer();
    return notifyOfDue();
  };
  const watching = async () => {
    while (!stopped.signal.aborted) {
      const dueMs = await look().catch((error: unknown) => {
        if (!stopped.signal.aborted) onTrouble(error);
        supervised = startTimer();
        return null;
      });
      const untilSupervised = everyS * 1000 - elapsedSince(supervised);
      await pause(Math.max(MIN_PAUSE_MS, Math.min(dueMs ?? untilSupervised, untilSupervised)));
    }
  };
  void watching();
  return { stop: () => stopped.abort() };
}
