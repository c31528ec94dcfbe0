/** What lies at a place that keeps objects by their name. */
export type StoredObject = { readonly key: string; readonly bytes: number };

/**
 * A place that keeps objects by their name: a bucket, or a folder. Keys are relative to the place, of letters, digits and `._-`, with `/`
 * between their parts. Every call ends by itself; what fails throws a StoreError.
 */
export type ObjectStore = {
  /** As people may read it: without anything that opens it. */
  readonly address: string;
  /** Writes an object whole or not at all, in the place of one that was there. */
  put(key: string, bytes: Buffer, signal?: AbortSignal): Promise<void>;
  get(key: string, signal?: AbortSignal): Promise<Buffer>;
  /** All objects whose key begins so, in the order of their keys. */
  list(prefix: string): Promise<readonly StoredObject[]>;
  /** One that is not there is no failure. */
  remove(key: string, signal?: AbortSignal): Promise<void>;
};

/** Objects are read and written in one piece, so none may be larger. */
export const MAX_OBJECT_BYTES = 64 * 2 ** 20;
/** No site has so many of them; a listing that goes on for longer is given up. */
export const MAX_OBJECTS = 1_000_000;

/** Why a place did not do what it was asked: a sentence without secrets. */
export class StoreError extends Error {
  override name = 'StoreError';
}
