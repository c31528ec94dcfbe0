export type Victim = 'web' | 'worker' | 'database' | 'everything';

/** A running shop whose processes can be killed; it brings them back by itself. */
export type VictimSite = {
  readonly base: { readonly host: string; readonly port: number };
  /** The owner's address of the database; another one after the database was killed. */
  ownerUrl(): string;
  readonly victims: readonly Victim[];
  /** Kills with SIGKILL and answers when a new process has been started, not when it is ready. */
  kill(victim: Victim): Promise<void>;
  close(): Promise<void>;
};

/** Numbers from 0 to 1 that follow from a seed (mulberry32), so that a run can be played again. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
