import { describe, expect, it, vi } from 'vitest';
import { cachedOr, cachePerOwner, createCache, forgetFailure } from './cache.ts';

describe('createCache', () => {
  it('lets go of what was not asked for longest', () => {
    const cache = createCache<string, number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    expect(cache.get('a')).toBe(1);
    cache.set('c', 3);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
  });
});

describe('cachePerOwner', () => {
  it('keeps the entries of two owners apart', () => {
    const cacheOf = cachePerOwner<object, number>(2);
    const [one, other] = [{}, {}];
    cacheOf(one).set('a', 1);
    expect([cacheOf(one).get('a'), cacheOf(other).get('a')]).toEqual([1, undefined]);
  });
});

describe('cachedOr', () => {
  it('makes an entry once', () => {
    const make = vi.fn(() => 7);
    const cache = createCache<string, number>(2);
    expect([cachedOr(cache, 'a', make), cachedOr(cache, 'a', make)]).toEqual([7, 7]);
    expect(make).toHaveBeenCalledTimes(1);
  });
});

describe('forgetFailure', () => {
  it('takes out the entry that failed, and not the one that came after it', async () => {
    const cache = createCache<string, Promise<number>>(2);
    const failed = Promise.reject(new Error('no'));
    cache.set('a', failed);
    forgetFailure(cache, 'a', failed, failed);
    const late = Promise.reject(new Error('late'));
    cache.set('b', late);
    forgetFailure(cache, 'b', late, late);
    const next = Promise.resolve(2);
    cache.set('b', next);
    await expect(Promise.all([failed, late])).rejects.toThrow('no');
    await new Promise(setImmediate);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.get('b')).toBe(next);
  });
});
