import { describe, expect, it, vi } from 'vitest';
import { createReloadGuard } from './reload-guard.ts';

function tab() {
  let marker: string | null = null;
  const host = {
    now: 1_000_000,
    go: vi.fn<(address: string) => void>(),
    nowMs: () => host.now,
    readMarker: () => marker,
    writeMarker: (text: string) => {
      marker = text;
    },
  };
  return host;
}

describe('a full load', () => {
  it('happens once in ten seconds, also by the page that it has loaded', () => {
    const host = tab();
    expect(createReloadGuard(host)('/en/news')).toBe(true);
    host.now += 9999;
    expect(createReloadGuard(host)('/en/news')).toBe(false);
    host.now += 1;
    expect(createReloadGuard(host)('/en/terms')).toBe(true);
    expect(host.go.mock.calls).toEqual([['/en/news'], ['/en/terms']]);
  });

  it('is not held up by a clock that was set back', () => {
    const host = tab();
    createReloadGuard(host)('/en');
    host.now -= 3_600_000;
    expect(createReloadGuard(host)('/en')).toBe(true);
  });

  it('does not happen where nothing can be remembered, since nothing could end its loop', () => {
    const host = tab();
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(createReloadGuard({ ...host, readMarker: forbidden })('/en')).toBe(false);
    expect(createReloadGuard({ ...host, writeMarker: forbidden })('/en')).toBe(false);
    expect(host.go).not.toHaveBeenCalled();
  });
});
