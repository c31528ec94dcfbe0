import { elapsedSince, startTimer } from './clock.ts';

const WINDOW_MS = 10_000;
/** Lines alike that are written in a window. */
const MAX_ALIKE = 5;
/** Kinds of lines that are counted separately; beyond them all count as one. */
const MAX_KINDS = 500;

type Verdict = {
  readonly isWritten: boolean;
  /** Lines like this one that were not written since the last that was. */
  readonly unwritten: number;
};

/** Lets a few lines of a kind through in a window of time and counts the rest, so that no failure fills the disk. */
export function createBound(): (kind: string) => Verdict {
  const kinds = new Map<string, { since: number; written: number; unwritten: number }>();
  return (kind) => {
    const name = kinds.has(kind) || kinds.size < MAX_KINDS ? kind : 'other';
    const known = kinds.get(name) ?? { since: startTimer(), written: 0, unwritten: 0 };
    kinds.set(name, known);
    if (elapsedSince(known.since) > WINDOW_MS) {
      known.since = startTimer();
      known.written = 0;
    }
    if (known.written >= MAX_ALIKE) {
      known.unwritten += 1;
      return { isWritten: false, unwritten: known.unwritten };
    }
    known.written += 1;
    const { unwritten } = known;
    known.unwritten = 0;
    return { isWritten: true, unwritten };
  };
}
