import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFor, waitAtMost } from './keep-for.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('keepFor', () => {
  it('asks once within the time and again after it', async () => {
    const ask = vi.fn(async (n: number) => n * 2);
    const double = keepFor({ keepMs: 1000, most: 10 }, String, ask);
    expect(await Promise.all([double(2), double(2), double(3)])).toEqual([4, 4, 6]);
    expect(ask).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(999);
    await double(2);
    expect(ask).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    await double(2);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('does not keep a failure', async () => {
    const ask = vi.fn(async () => 'answer');
    ask.mockRejectedValueOnce(new Error('once'));
    const get = keepFor({ keepMs: 1000, most: 10 }, () => 'key', ask);
    await expect(get(0)).rejects.toThrow('once');
    expect(await get(0)).toBe('answer');
  });

  it('forgets the oldest when there are too many', async () => {
    const ask = vi.fn(async (n: number) => n);
    const get = keepFor({ keepMs: 1000, most: 2 }, String, ask);
    for (const n of [1, 2, 3, 3, 2, 1]) await get(n);
    expect(ask.mock.calls.map(([n]) => n)).toEqual([1, 2, 3, 1]);
  });
});

describe('waitAtMost', () => {
  it('gives an answer that is there in time', async () => {
    expect(await waitAtMost(Promise.resolve('here'), 100, vi.fn())).toBe('here');
  });

  it('goes on without one that takes longer', async () => {
    const waited = waitAtMost(new Promise<string>(() => {}), 100, vi.fn());
    let done = false;
    waited.then(() => {
      done = true;
    });
    await vi.advanceTimersByTimeAsync(99);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waited).toBeNull();
  });

  it('reports a failure and goes on, even where it comes too late', async () => {
    const onFailure = vi.fn();
    expect(await waitAtMost(Promise.reject(new Error('broken')), 100, onFailure)).toBeNull();
    let fail: (error: Error) => void = () => {};
    const late = new Promise<string>((_done, reject) => {
      fail = reject;
    });
    const waited = waitAtMost(late, 100, onFailure);
    await vi.advanceTimersByTimeAsync(100);
    expect(await waited).toBeNull();
    fail(new Error('late'));
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });
});
