/** The words by which the caller and its threads speak, in one shared Int32Array. */
export const CONTROL = { turn: 0, done: 1, command: 2 } as const;
export const CONTROL_LENGTH = 4;

/** Open: take up the memory that waits at the port. Search: work on one's share of it. */
export const COMMAND = { open: 1, search: 2, quit: 3 } as const;

/** Looks this often before it sleeps: a sleeping thread takes longer to wake than most tasks last. */
const LOOKS = 4000;

/** Waits until the word is another one, and answers it; null where that takes longer than the limit. */
export function awaitChange(
  control: Int32Array,
  word: number,
  from: number,
  limitMs?: number,
): number | null {
  for (let look = 0; look < LOOKS; look++) {
    const value = Atomics.load(control, word);
    if (value !== from) return value;
  }
  if (Atomics.wait(control, word, from, limitMs) === 'timed-out') return null;
  return Atomics.load(control, word);
}
