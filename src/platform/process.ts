import { constants, setPriority } from 'node:os';

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

/** Lets whoever answers readers have the processor first; a system that does not allow it is left as it is. */
export function workBehindOthers(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some containers forbid it, and then the work is merely done beside the others.
  }
}

/** What is under way when a process is told to stop may take so long. */
export const DRAIN_LIMIT_MS = 15_000;

/**
 * Runs the work once when the process is told to stop (SIGINT, SIGTERM) or its parent is gone, then ends it. Draining has a
 * time limit, so that a stop always ends; who waits for others while draining needs a longer one than they have.
 */
export function onShutdown(drain: () => Promise<void>, limitMs: number = DRAIN_LIMIT_MS): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), limitMs).unref();
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
