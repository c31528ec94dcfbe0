import { constants, setPriority } from 'node:os';

/** What a child sends to the process that started it. */
export type ChildReport =
  | {
      readonly kind: 'progress';
      readonly progress: { readonly what: string; readonly done: number; readonly total: number };
    }
  | { readonly kind: 'prepared' }
  | { readonly kind: 'listening'; readonly address: string }
  /** The site has no operator; the address makes the first owner. */
  | { readonly kind: 'first_run'; readonly address: string }
  /** It cannot start, and trying again would not help. */
  | { readonly kind: 'refused'; readonly sentence: string };

/** Tells the parent, where there is one that listens. */
export function reportToParent(report: ChildReport): void {
  if (process.connected) process.send?.(report);
}

/** Tells the parent why this process cannot start, or anyone who reads its output, and ends it. */
export function stopAtStart(sentence: string): void {
  const end = () => process.exit(1);
  if (process.connected && process.send) {
    const report: ChildReport = { kind: 'refused', sentence };
    process.send(report, undefined, undefined, end);
  } else process.stderr.write(`${sentence}\n`, end);
}

/** Libraries ask NODE_ENV when they are loaded; React renders several times faster when it is not developing. */
export function preferOptimisedParts(): void {
  process.env.NODE_ENV ??= 'production';
}

/** Lets the process that answers readers have the processor first; a system that does not allow it is left as it is. */
export function workBehindOthers(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some containers forbid it, and then the work is merely done beside the others.
  }
}

/** What is under way when a process has to stop may take so long. */
export const DRAIN_LIMIT_MS = 15_000;

const PARENT_LOOK_MS = 1000;

let stopping = false;

/** Whether this process has been asked to stop: what fails after that is no failure. */
export const isStopping = () => stopping;

/**
 * Runs the work once when the process is asked to stop (SIGINT, SIGTERM) or its parent is gone, then ends it. Draining has a
 * time limit, so that a stop always ends; who waits for others while draining needs a longer one than they have. Answers how to
 * stop from within, and with which exit code.
 */
export function onShutdown(
  drain: () => Promise<void>,
  limitMs: number = DRAIN_LIMIT_MS,
): (code: number) => void {
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), limitMs).unref();
    drain().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  // A killed parent takes the channel with it: without this a child would live on unseen.
  process.on('disconnect', () => stop(0));
  stopWithNpm(() => stop(0));
  return stop;
}

/** npm does not hand every signal on to what it runs. Where npm, or the shell between, is gone, no one can stop us any more. */
function stopWithNpm(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined || process.connected) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_LOOK_MS).unref();
}
