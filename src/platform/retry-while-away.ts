import { elapsedSince, startTimer, waitSince } from './clock.ts';
import { isDatabaseAway } from './is-database-away.ts';

const PAUSE_MS = 1000;
/** A primary that is lost with its machine is replaced within half a minute. */
const PATIENCE_MS = 60_000;

/**
 * Does the work, and again each time that it fails because the database is away, until it succeeds, a minute has passed or `isOver` says
 * that it is wanted no longer. For work that may be done twice, since a lost connection does not show how far it came.
 * @throws what the work throws, where that is anything else, and the last failure where the wait is over
 */
export async function retryWhileAway<Result>(
  work: () => Promise<Result>,
  isOver: () => boolean,
): Promise<Result> {
  const started = startTimer();
  for (;;) {
    const tried = startTimer();
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || isOver() || elapsedSince(started) > PATIENCE_MS) throw error;
    }
    await waitSince(tried, PAUSE_MS);
  }
}
