import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageLoading } from './page-loading.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const create = () =>
  createPageLoading((ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  });

it('shows one bar for several loads, and its end once the last is over', () => {
  const loading = create();
  const endFirst = loading.start();
  const endSecond = loading.start();
  endFirst();
  endFirst();
  expect(loading.state()).toBe('loading');
  endSecond();
  expect(loading.state()).toBe('finishing');
  vi.runAllTimers();
  expect(loading.state()).toBe('idle');
});

it('starts again while the last end is still seen', () => {
  const loading = create();
  loading.start()();
  const end = loading.start();
  vi.runAllTimers();
  expect(loading.state()).toBe('loading');
  end();
  expect(loading.state()).toBe('finishing');
});

it('stays red for a moment after an error, whatever else ends', () => {
  const loading = create();
  const heard = vi.fn();
  loading.subscribe(heard);
  const end = loading.start();
  loading.fail();
  end();
  expect(loading.state()).toBe('error');
  vi.runAllTimers();
  expect(loading.state()).toBe('idle');
  expect(heard).toHaveBeenCalledTimes(3);
});

it('gives no bar to a document that begins with an error', () => {
  const loading = create();
  loading.fail();
  expect(loading.state()).toBe('idle');
});
