import { describe, expect, it, vi } from 'vitest';
import { createPartLoader } from './load-part.ts';

function browser(reachable: boolean[]) {
  return {
    isReachable: vi.fn(async () => reachable.shift() ?? true),
    lose: vi.fn(),
    untilBack: vi.fn(async () => {}),
    reload: vi.fn(),
    wait: vi.fn(async () => {}),
  };
}

/** Code that cannot be loaded so many times. */
function failing(times: number) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });
}

describe('the code of a part', () => {
  it('is asked for again when the connection is back, and the page is never loaded again for it', async () => {
    const host = browser([false, false]);
    const load = failing(2);
    expect(await createPartLoader(host)(load)).toBe('code');
    expect(load).toHaveBeenCalledTimes(3);
    expect(host.lose).toHaveBeenCalledTimes(2);
    expect(host.untilBack).toHaveBeenCalledTimes(2);
    expect(host.reload).not.toHaveBeenCalled();
  });

  it('that is gone from a server that answers is mended by a full load, and is an error where that does not come', async () => {
    const host = browser([true]);
    await expect(createPartLoader(host)(failing(1))).rejects.toThrow('dynamically imported');
    expect(host.reload).toHaveBeenCalledTimes(1);
    expect(host.lose).not.toHaveBeenCalled();
    expect(host.wait).toHaveBeenCalledTimes(1);
  });
});
