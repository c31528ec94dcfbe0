import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BatchBody, batchHash, FIRST_HASH, leafHash, merkleRoot } from './seal-batch.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const hash = fc.stringMatching(/^[0-9a-f]{64}$/);
const body: BatchBody = {
  day: '2026-11-20',
  sequence: 1,
  merkle_root: 'a'.repeat(64),
  pick_count: 3,
  first_no: 1,
  last_no: 3,
  previous_hash: FIRST_HASH,
  published_at: '2026-11-20T03:00:00.000Z',
};
const leaves = fc.uniqueArray(hash, { minLength: 1, maxLength: 40 });

describe('the Merkle root', () => {
  it('of up to four leaves is what a reader computes by hand', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(sha256) as [string, string, string, string];
    const node = (left: string, right: string) => sha256(`node:${left}${right}`);
    expect(merkleRoot([a])).toBe(a);
    expect(merkleRoot([a, b])).toBe(node(a, b));
    expect(merkleRoot([a, b, c])).toBe(node(node(a, b), c));
    expect(merkleRoot([a, b, c, d])).toBe(node(node(a, b), node(c, d)));
  });

  it('does not exist without leaves', () => {
    expect(() => merkleRoot([])).toThrow('without picks');
  });

  it('is another one when a leaf is changed, dropped, doubled, or two are swapped', () => {
    fc.assert(
      fc.property(leaves, hash, fc.nat(), fc.nat(), (all, other, at, to) => {
        const root = merkleRoot(all);
        const index = at % all.length;
        fc.pre(!all.includes(other));
        expect(merkleRoot(all.with(index, other))).not.toBe(root);
        expect(merkleRoot([...all, all[index] ?? other])).not.toBe(root);
        if (all.length === 1) return;
        expect(merkleRoot(all.toSpliced(index, 1))).not.toBe(root);
        const second = to % all.length;
        if (second === index) return;
        const swapped = all.with(index, all[second] ?? other).with(second, all[index] ?? other);
        expect(merkleRoot(swapped)).not.toBe(root);
      }),
    );
  });

  it('may be that of its inner nodes, but the batch then counts fewer picks', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(sha256) as [string, string, string, string];
    const inner = [sha256(`node:${a}${b}`), sha256(`node:${c}${d}`)];
    expect(merkleRoot(inner)).toBe(merkleRoot([a, b, c, d]));
    expect(batchHash({ ...body, pick_count: 2 })).not.toBe(batchHash({ ...body, pick_count: 4 }));
  });
});

describe('a leaf', () => {
  const content = { serial: '2026-11-20/0001', odds: 1.95, line: null, at: new Date(0) };

  it('is SHA-256 of the salt and the canonical JSON, in whatever order the fields come', () => {
    const text = '{"at":"1970-01-01T00:00:00.000Z","line":null,"odds":1.95,"serial":"2026-11-20/0001"}';
    const salt = '00112233445566778899aabbccddeeff';
    expect(leafHash(salt, content)).toBe(sha256(salt + text));
    expect(leafHash(salt, Object.fromEntries(Object.entries(content).reverse()))).toBe(sha256(salt + text));
  });

  it('cannot be found by who knows the content but not the salt', () => {
    const salt = 'f'.repeat(32);
    const guesses = ['', '0'.repeat(32), 'f'.repeat(31), 'F'.repeat(32)];
    expect(guesses.map((guess) => leafHash(guess, content))).not.toContain(leafHash(salt, content));
  });

  it('changes with every field', () => {
    const salt = 'a'.repeat(32);
    const changed = [
      { ...content, odds: 1.96 },
      { ...content, line: 0 },
      { ...content, serial: '2026-11-20/0002' },
      { ...content, extra: 1 },
    ];
    expect(new Set([content, ...changed].map((one) => leafHash(salt, one))).size).toBe(5);
  });
});

describe('a batch', () => {
  it('follows on sixty-four zeros where it is the first', () => {
    expect(FIRST_HASH).toMatch(/^0{64}$/);
  });

  it('has a hash that changes with every fact about it, and with the batch before', () => {
    const changes: readonly Partial<BatchBody>[] = [
      { day: '2026-11-21' },
      { sequence: 2 },
      { merkle_root: 'b'.repeat(64) },
      { pick_count: 2 },
      { first_no: 2 },
      { last_no: 4 },
      { previous_hash: 'c'.repeat(64) },
      { published_at: '2026-11-20T03:00:00.001Z' },
    ];
    const hashes = [body, ...changes.map((change) => ({ ...body, ...change }))].map(batchHash);
    expect(new Set(hashes).size).toBe(changes.length + 1);
  });
});
