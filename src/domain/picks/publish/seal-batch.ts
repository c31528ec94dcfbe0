import { canonicalJson, sha256 } from '#platform/hash.ts';

/** What stands before the first batch of all. */
export const FIRST_HASH = '0'.repeat(64);

/** SHA-256(salt ‖ canonical JSON): without the salt no one can guess a pick from its leaf. */
export function leafHash(salt: string, content: Readonly<Record<string, unknown>>): string {
  return sha256(salt + canonicalJson(content));
}

/**
 * The Merkle root of leaves in their order. A parent is the hash of its children's hexadecimal digits, marked as inner node;
 * a node without a neighbour moves up as it is, so that no leaf can be counted twice (compare RFC 6962).
 */
export function merkleRoot(leaves: readonly string[]): string {
  if (leaves.length === 0) throw new Error('A batch without picks has no root.');
  let level = [...leaves];
  while (level.length > 1) {
    const parents: string[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const [left = '', right] = level.slice(index, index + 2);
      parents.push(right === undefined ? left : sha256(`node:${left}${right}`));
    }
    level = parents;
  }
  return level[0] ?? '';
}

export type BatchBody = {
  readonly day: string;
  readonly sequence: number;
  readonly merkle_root: string;
  readonly pick_count: number;
  readonly first_no: number;
  readonly last_no: number;
  /** The hash of the batch before, of whatever day; FIRST_HASH for the first. */
  readonly previous_hash: string;
  readonly published_at: string;
};

/** A batch's own hash, which the next batch carries: no batch can be taken out of the chain unseen. */
export function batchHash(body: BatchBody): string {
  return sha256(canonicalJson(body));
}
