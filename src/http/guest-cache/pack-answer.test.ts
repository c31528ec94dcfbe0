import { describe, expect, it } from 'vitest';
import { createAnswerStore } from './answer-store.ts';
import { type PackedAnswer, packAnswer } from './pack-answer.ts';

const HEADERS = [['Cache-Control', 'public']] as const;
const pack = (length: number) =>
  packAnswer({ text: 'text '.repeat(length / 5), type: 'text/html', headers: HEADERS });

/** The memory that an answer's bytes keep from being used for anything else. */
function heldBytes(answers: readonly PackedAnswer[]): number {
  const held = new Set(
    answers.flatMap(({ variants }) => Object.values(variants).map(({ body }) => body.buffer)),
  );
  return [...held].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

describe('a packed answer', () => {
  it.each([100, 1000, 7000, 40_000, 200_000])(
    'of %i signs holds no more memory than it says',
    async (length) => {
      const answer = await pack(length);
      expect(heldBytes([answer])).toBeLessThanOrEqual(answer.bytes);
    },
  );

  it('is one of many that hold together no more than their store may', async () => {
    const maxBytes = 500_000;
    const store = createAnswerStore(maxBytes);
    const known = { stamp: '', fromMs: 0, untilMs: 1, storedMs: 0 };
    for (let number = 0; number < 200; number += 1)
      store.store(String(number), { ...known, answer: await pack(2000 + number) });
    const stored = Array.from(
      { length: 200 },
      (_, number) => store.find(String(number))?.answer ?? [],
    ).flat();
    expect(stored.length).toBeGreaterThan(50);
    expect(heldBytes(stored)).toBeLessThanOrEqual(maxBytes);
  });
});
