import { isStopping, stopAtStart } from '#platform/process.ts';
import { startSentence } from '#platform/start-error.ts';

/** Runs the start of a process. What goes wrong before it is up ends it with exit code 1. */
export async function runProcess(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    failStart(error);
  }
}

/** Ends a process that cannot start: with one sentence where a setting is wrong, else with all that is known. */
export function failStart(error: unknown): void {
  // A stop takes the database away under what is being prepared.
  if (isStopping()) return;
  const sentence = startSentence(error);
  if (sentence !== null) {
    stopAtStart(sentence);
    return;
  }
  console.error(error);
  process.exit(1);
}
