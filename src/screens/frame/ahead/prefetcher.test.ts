import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayPrefetch } from './may-prefetch.ts';
import { createPrefetcher } from './prefetcher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A host whose loads end when the test says so, and which counts how many run. */
function host({ mayLoad = true } = {}) {
  const open: { what: string; end: (ok: boolean) => void }[] = [];
  const asked: string[] = [];
  const load = (what: string) => {
    asked.push(what);
    return new Promise<void>((done, fail) => {
      const end = (ok: boolean) => {
        open.splice(open.indexOf(entry), 1);
        if (ok) done();
        else fail(new Error(what));
      };
      const entry = { what, end };
      open.push(entry);
    });
  };
  return {
    open,
    asked,
    allowed: mayLoad,
    loadCode: (page: string) => load(`code ${page}`),
    loadPayload: (page: string) => load(`payload ${page}`),
    mayLoad() {
      return this.allowed;
    },
    after(ms: number, callback: () => void) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const limits = { atOnce: 5, payloadDelayMs: 1000 };

describe('links in view', () => {
  it('load their code at once and their data a second later', async () => {
    const site = host();
    createPrefetcher(site, limits).show('/en/news');
    expect(site.asked).toEqual(['code /en/news']);
    site.open[0]?.end(true);
    await vi.advanceTimersByTimeAsync(999);
    expect(site.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(site.asked).toEqual(['code /en/news', 'payload /en/news']);
  });

  it('load no data when they went out of view before, or when the code did not come', async () => {
    const site = host();
    const prefetcher = createPrefetcher(site, limits);
    prefetcher.show('/en/news');
    prefetcher.hide('/en/news');
    prefetcher.show('/en/terms');
    for (const { end } of [...site.open]) end(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(site.asked.filter((what) => what.startsWith('payload'))).toEqual([]);
  });

  it('load a page once, however many links lead to it', async () => {
    const site = host();
    const prefetcher = createPrefetcher(site, limits);
    prefetcher.show('/en/news');
    prefetcher.show('/en/news');
    prefetcher.hide('/en/news');
    site.open[0]?.end(true);
    await vi.advanceTimersByTimeAsync(1000);
    site.open[0]?.end(true);
    await settle();
    prefetcher.hide('/en/news');
    prefetcher.show('/en/news');
    await vi.advanceTimersByTimeAsync(1000);
    expect(site.asked).toEqual(['code /en/news', 'payload /en/news']);
    prefetcher.forgetPayloads();
    prefetcher.hide('/en/news');
    prefetcher.show('/en/news');
    await vi.advanceTimersByTimeAsync(1000);
    expect(site.asked).toEqual(['code /en/news', 'payload /en/news', 'payload /en/news']);
  });

  it('load nothing for readers who save data, from the moment on which they do', async () => {
    const saver = host({ mayLoad: false });
    createPrefetcher(saver, limits).show('/en/news');
    await vi.advanceTimersByTimeAsync(5000);
    expect(saver.asked).toEqual([]);

    const changed = host();
    createPrefetcher(changed, limits).show('/en/news');
    changed.open[0]?.end(true);
    changed.allowed = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(changed.asked).toEqual(['code /en/news']);
  });
});

it('never runs more than five loads at once, and in the end has run them all', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ page: fc.nat(20), waits: fc.nat(1500), ok: fc.boolean() }), { maxLength: 60 }),
      async (steps) => {
        const site = host();
        const prefetcher = createPrefetcher(site, limits);
        for (const { page, waits, ok } of steps) {
          prefetcher.show(`/${page}`);
          await vi.advanceTimersByTimeAsync(waits);
          expect(site.open.length).toBeLessThanOrEqual(5);
          site.open[0]?.end(ok);
        }
        for (let round = 0; round < 200; round += 1) {
          await vi.advanceTimersByTimeAsync(1000);
          expect(site.open.length).toBeLessThanOrEqual(5);
          site.open[0]?.end(true);
        }
        expect(site.open).toEqual([]);
        const pages = new Set(steps.map(({ page }) => `code /${page}`));
        expect(new Set(site.asked.filter((what) => what.startsWith('code')))).toEqual(pages);
      },
    ),
    { numRuns: 40 },
  );
});

describe('a connection', () => {
  it.each([
    [{}, true],
    [{ connection: null }, true],
    [{ connection: { effectiveType: '4g', saveData: false } }, true],
    [{ connection: { effectiveType: '3g' } }, true],
    [{ connection: { effectiveType: '4g', saveData: true } }, false],
    [{ connection: { effectiveType: '2g' } }, false],
    [{ connection: { effectiveType: 'slow-2g' } }, false],
  ])('%j may load ahead: %s', (navigator, answer) => {
    expect(mayPrefetch(navigator)).toBe(answer);
  });
});
