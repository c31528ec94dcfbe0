import { LRUCache } from 'lru-cache';
import type { Look } from './fact-looks.ts';
import type { GuestQuestion } from './guest-question.ts';
import {
  type Encoding,
  type PackedAnswer,
  repackAnswer,
  tagOf,
  type Variant,
  variantBytes,
} from './pack-answer.ts';

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
/** Of what may be held, for those who do not take brotli: few readers, but a plain page is eight times as large. */
const REPACKED_SHARE = 1 / 4;

export type AnswerStore = {
  find(key: string): Stored | undefined;
  store(key: string, stored: Stored): void;
  /** An answer in one encoding; made from the shortest one where it was not asked for lately. */
  variantOf(answer: PackedAnswer, encoding: Encoding): Variant;
  readonly bytes: number;
  readonly count: number;
};

/** The answers that were asked for last, as many as fit. */
export function createAnswerStore(maxBytes: number): AnswerStore {
  const repackedBytes = maxBytes * REPACKED_SHARE;
  const answers = createBoundedCache<Stored>(
    maxBytes - repackedBytes,
    ({ answer }, key) => ENTRY_BYTES + key.length * 2 + (answer?.bytes ?? 0),
  );
  const repacked = createBoundedCache<Variant>(
    repackedBytes,
    (variant, tag) => ENTRY_BYTES + tag.length * 2 + variantBytes(variant),
  );
  return {
    find: (key) => answers.get(key),
    store: (key, stored) => void answers.set(key, stored),
    variantOf(answer, encoding) {
      if (encoding === 'br' || !answer.isCompressed) return answer.shortest;
      const tag = tagOf(answer, encoding);
      const known = repacked.get(tag);
      if (known !== undefined) return known;
      const variant = repackAnswer(answer, encoding);
      repacked.set(tag, variant);
      return variant;
    },
    get bytes() {
      return answers.calculatedSize + repacked.calculatedSize;
    },
    get count() {
      return answers.size;
    },
  };
}

function createBoundedCache<Value extends object>(
  bound: number,
  sizeCalculation: (value: Value, key: string) => number,
) {
  const maxSize = Math.max(1, Math.floor(bound));
  // A single answer must not push out most of the others.
  const maxEntrySize = Math.max(1, Math.floor(bound / 8));
  return new LRUCache<string, Value>({ maxSize, maxEntrySize, sizeCalculation });
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
