import { sha256 } from '#platform/hash.ts';

/** One neighbour on the way from a leaf to its root, and the side on which it stands. */
export type PathStep = { readonly side: 'left' | 'right'; readonly hash: string };

/**
 * The inclusion proof of the leaf at `index`: the neighbours that rebuild the root of the tree of `seal-batch.ts`. A node
 * without a neighbour moves up as it is and adds no step, so the proof of a lone leaf is empty. Throws outside the leaves.
 */
export function merklePath(leaves: readonly string[], index: number): PathStep[] {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length)
    throw new RangeError(`There is no leaf ${index} among ${leaves.length}.`);
  const path: PathStep[] = [];
  let level = [...leaves];
  let at = index;
  while (level.length > 1) {
    const neighbour = level[at % 2 === 0 ? at + 1 : at - 1];
    if (neighbour !== undefined) path.push({ side: at % 2 === 0 ? 'right' : 'left', hash: neighbour });
    level = parentsOf(level);
    at = Math.floor(at / 2);
  }
  return path;
}

function parentsOf(level: readonly string[]): string[] {
  return level.flatMap((left, index) => {
    if (index % 2 === 1) return [];
    const right = level[index + 1];
    return [right === undefined ? left : sha256(`node:${left}${right}`)];
  });
}
