import type { DatabaseProxy } from './database-proxy.ts';
import type { HeldMemory } from './own-memory.ts';

export const WEBS = ['web', 'other web'] as const;
export const WORKERS = ['worker', 'other worker'] as const;
export type ProcessName = (typeof WEBS)[number] | (typeof WORKERS)[number];
export type Victim = ProcessName | 'database';
export type Address = { readonly host: string; readonly port: number };

/** A running site whose processes can be killed; it brings them back by itself. */
export type VictimSite = {
  /** Where the next call goes: the web processes take turns. */
  nextWeb(): Address;
  addressOf(web: (typeof WEBS)[number]): Address;
  /** The way to the database that all processes go. */
  readonly proxy: Pick<DatabaseProxy, 'become'>;
  pidOf(name: ProcessName): number;
  /** What a process holds once all has been collected that can be. */
  heldBy(name: ProcessName): Promise<HeldMemory>;
  /** Whether the process of this name works: a web process answers from the database, a worker takes jobs. */
  isReady(name: ProcessName): Promise<boolean>;
  /** The owner's address of the database; the same after it was killed. */
  readonly ownerUrl: string;
  /** Kills with SIGKILL and answers when a new process has been started, not when it is ready. */
  kill(victim: Victim): Promise<void>;
  /** Asks a web process to end in order, starts another in its place and waits until that is ready; answers the exit code. */
  restart(web: (typeof WEBS)[number]): Promise<number | null>;
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
