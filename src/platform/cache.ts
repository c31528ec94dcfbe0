import { LRUCache } from 'lru-cache';

type Something = NonNullable<unknown>;

/** A memory with an end: where it is full, what was not asked for longest goes first. */
export type Cache<Key, Value> = {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
  delete(key: Key): boolean;
};

export function createCache<Key extends Something, Value extends Something>(
  maxEntries: number,
): Cache<Key, Value> {
  return new LRUCache<Key, Value>({ max: maxEntries });
}

/** A cache for each owner, such as a database or a table, that goes when its owner goes. */
export function cachePerOwner<Owner extends object, Value extends Something>(
  maxEntries: number,
): (owner: Owner) => Cache<string, Value> {
  const caches = new WeakMap<Owner, Cache<string, Value>>();
  return (owner) => {
    const cache = caches.get(owner) ?? createCache<string, Value>(maxEntries);
    caches.set(owner, cache);
    return cache;
  };
}

/** What is cached under a key, or what `make` answers, cached from now on. */
export function cachedOr<Key, Value>(cache: Cache<Key, Value>, key: Key, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

/** Takes an entry out again where the answer that it waits for fails, so that the next one who asks tries again. */
export function forgetFailure<Key, Value>(
  cache: Cache<Key, Value>,
  key: Key,
  entry: Value,
  answer: Promise<unknown>,
): void {
  answer.catch(() => {
    if (cache.get(key) === entry) cache.delete(key);
  });
}
