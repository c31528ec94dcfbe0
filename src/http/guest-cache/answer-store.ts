import { LRUCache } from 'lru-cache';
import type { Look } from './fact-looks.ts';
import type { GuestQuestion } from './guest-question.ts';
import type { PackedAnswer } from './pack-answer.ts';

/** What is known of a question: its answer, or that it has none that all guests could share. */
export type Stored = {
  readonly answer: PackedAnswer | null;
  /** How the facts stood before it was made. */
  readonly stamp: string;
  /** By the site's clock, which tests may turn. */
  readonly fromMs: number;
  readonly untilMs: number;
  /** By the steady clock: since when it is here. */
  readonly storedMs: number;
  /** Whether it says as of when it is true; then it is only for as long as no newer one can be made. */
  readonly isAged?: boolean;
};

/** A key, and what is remembered of a question without an answer. */
const ENTRY_BYTES = 500;

export type AnswerStore = {
  find(key: string): Stored | undefined;
  store(key: string, stored: Stored): void;
  readonly bytes: number;
  readonly count: number;
};

/** The answers that were asked for last, as many as fit. */
export function createAnswerStore(maxBytes: number): AnswerStore {
  const cache = new LRUCache<string, Stored>({
    maxSize: maxBytes,
    // A single answer must not push out most of the others.
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
    sizeCalculation: ({ answer }, key) => ENTRY_BYTES + key.length * 2 + (answer?.bytes ?? 0),
  });
  return {
    find: (key) => cache.get(key),
    store: (key, stored) => void cache.set(key, stored),
    get bytes() {
      return cache.calculatedSize;
    },
    get count() {
      return cache.size;
    },
  };
}

/** Whether what is stored is what would be made now. */
export function isGood(
  stored: Stored,
  {
    look,
    topics,
    nowMs,
  }: { readonly look: Look; readonly topics: GuestQuestion['topics']; readonly nowMs: number },
): boolean {
  if (stored.isAged === true) return false;
  return stored.stamp === look.stampOf(topics) && nowMs >= stored.fromMs && nowMs < stored.untilMs;
}
