/** What a child tells the process that started it. */
export type ChildReport =
  | {
      readonly kind: 'progress';
      readonly progress: { readonly what: string; readonly done: number; readonly total: number };
    }
  | { readonly kind: 'prepared' }
  | { readonly kind: 'listening'; readonly address: string };

/** Tells the parent, where there is one that listens. */
export function reportToParent(report: ChildReport): void {
  if (process.connected) process.send?.(report);
}

/** Libraries ask NODE_ENV when they are loaded; React renders several times faster when it is not developing. */
export function preferOptimisedParts(): void {
  process.env.NODE_ENV ??= 'production';
}

const DRAIN_LIMIT_MS = 15_000;

/**
 * Runs the work once when the process is told to stop (SIGINT, SIGTERM) or its parent is gone, then ends it. Draining has a
 * time limit, so that a stop always ends.
 */
export function onShutdown(drain: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // A killed parent takes the channel with it: without this a child would live on unseen.
  process.on('disconnect', stop);
}
