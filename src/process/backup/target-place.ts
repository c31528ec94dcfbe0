import type { BackupPlace } from '#db/backup-place.ts';
import type { Encrypt } from '#platform/age.ts';
import { type ObjectStore, StoreError } from '#platform/object-store/object-store.ts';
import { partName, SEALED_MANIFEST } from './backup-names.ts';

/**
 * A stream is sent in objects of this size: so much of a backup is in memory at once, and so much is sent again where a request fails. Parts
 * that are objects of their own are seen, counted and deleted like any other; a broken-off multipart upload is seen by no list of objects.
 */
const PART_BYTES = 8 * 2 ** 20;

type TargetPlace = BackupPlace & {
  /** What was written so far, in the order of writing. */
  readonly written: ReadonlyMap<string, number>;
};

/** A folder of a target that takes one backup, encrypted. The manifest is written when all that was sent is seen to lie there. */
export function targetPlace(
  store: ObjectStore,
  options: {
    readonly name: string;
    readonly encrypt: Encrypt;
    readonly signal?: AbortSignal | undefined;
    readonly partBytes?: number | undefined;
  },
): TargetPlace {
  const { name, encrypt, signal, partBytes = PART_BYTES } = options;
  const written = new Map<string, number>();
  const put = async (key: string, bytes: Buffer) => {
    signal?.throwIfAborted();
    await store.put(key, bytes, signal);
    written.set(key, bytes.length);
  };
  return {
    written,
    write: async (file, bytes) => {
      let number = 0;
      for await (const part of partsOf(encrypt(bytes), partBytes)) {
        number += 1;
        await put(`${name}/${partName(file, number)}`, part);
      }
    },
    finish: async (manifest) => {
      await assertThere(store, name, written);
      const key = `${name}/${SEALED_MANIFEST}`;
      const sealed = await collect(encrypt(once(manifest)));
      await put(key, sealed);
      if (!(await store.get(key, signal)).equals(sealed))
        throw new StoreError(`${store.address} gives the manifest back otherwise than it was written.`);
    },
  };
}

/** What the target lists has to be what was sent, to the byte. */
async function assertThere(
  store: ObjectStore,
  name: string,
  written: ReadonlyMap<string, number>,
): Promise<void> {
  const there = new Map((await store.list(`${name}/`)).map(({ key, bytes }) => [key, bytes]));
  for (const [key, bytes] of written) {
    const found = there.get(key);
    if (found !== bytes)
      throw new StoreError(`${store.address} has ${found ?? 'nothing'} of the ${bytes} bytes of ${key}.`);
  }
}

/** Cuts a stream into pieces of one size, the last one excepted. */
async function* partsOf(bytes: AsyncIterable<Uint8Array>, size: number): AsyncIterable<Buffer> {
  let [chunks, length]: [Uint8Array[], number] = [[], 0];
  for await (const chunk of bytes) {
    let rest = chunk;
    while (length + rest.length >= size) {
      chunks.push(rest.subarray(0, size - length));
      yield Buffer.concat(chunks);
      rest = rest.subarray(size - length);
      [chunks, length] = [[], 0];
    }
    if (rest.length > 0) chunks.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(chunks);
}

export async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* once(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}
