import { setImmediate as nextTurn } from 'node:timers/promises';
import { elapsedSince, startTimer } from '#platform/clock.ts';

/** Long work asks it again and again: once a slice of time is used up, whatever else the process has to do goes first. */
export type Pace = () => Promise<void> | void;

/** After each slice of so many milliseconds the others get their turn, and then `onSlice` runs. */
export function createPace(sliceMs: number, onSlice: () => Promise<void> = async () => undefined): Pace {
  let since = startTimer();
  return () => {
    if (elapsedSince(since) < sliceMs) return;
    return nextTurn()
      .then(onSlice)
      .then(() => {
        since = startTimer();
      });
  };
}
