import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createAnswerStore } from './answer-store.ts';
import { packAnswer, repackAnswer, unpackAnswer, type Variant, variantBytes } from './pack-answer.ts';

const HEADERS = [['Cache-Control', 'public']] as const;
const ENCODINGS = ['br', 'gzip', 'plain'] as const;
const textOf = (length: number) => 'text '.repeat(length / 5);
const pack = (length: number) => packAnswer({ text: textOf(length), type: 'text/html', headers: HEADERS });

/** The memory that bytes keep from being used for anything else. */
function heldBytes(variants: readonly Variant[]): number {
  const held = new Set(variants.map(({ body }) => body.buffer));
  return [...held].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

describe('a packed answer', () => {
  it.each([100, 1000, 7000, 40_000, 200_000])(
    'of %i signs holds no more memory than it says',
    async (length) => {
      const answer = await pack(length);
      expect(heldBytes([answer.shortest])).toBeLessThanOrEqual(answer.bytes);
      const plain = answer.isCompressed ? repackAnswer(answer, 'plain') : answer.shortest;
      expect(heldBytes([plain])).toBeLessThanOrEqual(variantBytes(plain));
    },
  );

  it('is one of many that hold together no more than their store may', async () => {
    const maxBytes = 100_000;
    const store = createAnswerStore(maxBytes);
    const known = { stamp: '', fromMs: 0, untilMs: 1, storedMs: 0 };
    for (let number = 0; number < 400; number += 1)
      store.store(String(number), { ...known, answer: await pack(2000 + number) });
    const stored = Array.from(
      { length: 400 },
      (_, number) => store.find(String(number))?.answer?.shortest ?? [],
    ).flat();
    expect(stored.length).toBeGreaterThan(50);
    expect(stored.length).toBeLessThan(400);
    expect(heldBytes(stored)).toBeLessThanOrEqual(maxBytes);
  });

  it('is the same text in each encoding, under a tag of its own', async () => {
    const store = createAnswerStore(1_000_000);
    const answer = await pack(40_000);
    const text = await unpackAnswer(answer);
    expect(text).toBe(textOf(40_000));
    const [br, gzip, plain] = ENCODINGS.map((encoding) => store.variantOf(answer, encoding));
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(text);
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(text);
    expect(plain?.body.toString()).toBe(text);
    expect(new Set([br, gzip, plain].map((variant) => variant?.etag)).size).toBe(3);
  });

  it('is packed once for those who do not take brotli, within what they may hold', async () => {
    const maxBytes = 1_000_000;
    const store = createAnswerStore(maxBytes);
    const answer = await pack(20_000);
    expect(store.variantOf(answer, 'plain')).toBe(store.variantOf(answer, 'plain'));
    for (let number = 0; number < 100; number += 1) store.variantOf(await pack(20_000 + number * 5), 'plain');
    expect(store.bytes).toBeGreaterThan(maxBytes / 8);
    expect(store.bytes).toBeLessThanOrEqual(maxBytes / 4);
  });

  it('has one variant where it is too short to gain anything', async () => {
    const store = createAnswerStore(1_000_000);
    const answer = await pack(100);
    expect(new Set(ENCODINGS.map((encoding) => store.variantOf(answer, encoding))).size).toBe(1);
    expect(answer.shortest.headers).not.toContain('Content-Encoding');
  });
});
