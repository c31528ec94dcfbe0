import type { ViewTally } from '#domain/operations/page-view/tally-views.ts';

/** A process that is killed loses the views of so long at most. */
const BATCH_MS = 5000;

/** Writes the views of guests in batches for as long as a process lives; answers how to write the last one. */
export function startViewBatches(views: ViewTally): () => Promise<void> {
  const timer = setInterval(() => void views.write(), BATCH_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    // What is being written may have begun before the last view was counted.
    await views.write();
    await views.write();
  };
}
