import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merkleRoot } from '#domain/picks/publish/seal-batch.ts';
import { sha256 } from '#platform/hash.ts';
import { merklePath, type PathStep } from './merkle-path.ts';

const rebuild = (leaf: string, path: readonly PathStep[]) =>
  path.reduce((own, { side, hash }) => sha256(`node:${side === 'left' ? hash + own : own + hash}`), leaf);

const batch = fc.array(fc.string().map(sha256), { minLength: 1, maxLength: 70 });

describe('an inclusion proof', () => {
  it('leads from every leaf of every batch to its root, in as few steps as the tree is high', () => {
    fc.assert(
      fc.property(batch, (leaves) => {
        const root = merkleRoot(leaves);
        for (const [index, leaf] of leaves.entries()) {
          const path = merklePath(leaves, index);
          expect(rebuild(leaf, path)).toBe(root);
          expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(leaves.length)));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('names the side on which each neighbour stands', () => {
    expect(merklePath(['a', 'b'], 0)).toEqual([{ side: 'right', hash: 'b' }]);
    expect(merklePath(['a', 'b'], 1)).toEqual([{ side: 'left', hash: 'a' }]);
  });

  it('leads no other leaf there', () => {
    fc.assert(
      fc.property(batch, fc.string(), (leaves, other) => {
        fc.pre(!leaves.includes(sha256(other)));
        expect(rebuild(sha256(other), merklePath(leaves, 0))).not.toBe(merkleRoot(leaves));
      }),
    );
  });

  it.each([-1, 2, 0.5])('is refused for the leaf %s of two', (index) => {
    expect(() => merklePath(['a', 'b'], index)).toThrow('There is no leaf');
  });
});
