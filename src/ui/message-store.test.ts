import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMessageStore } from './message-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows a toast for its time and keeps it in the log', () => {
  const store = createMessageStore();
  store.show({ tone: 'success', text: 'Success Logout', durationMs: 1000 });
  vi.advanceTimersByTime(999);
  expect(store.toasts().map(({ text }) => text)).toEqual(['Success Logout']);
  vi.advanceTimersByTime(1);
  expect(store.toasts()).toEqual([]);
  expect(store.log().map(({ text }) => text)).toEqual(['Success Logout']);
});

it('keeps a toast without a time until it is closed', () => {
  const store = createMessageStore();
  const id = store.show({ tone: 'warning', text: 'stay', durationMs: 0 });
  vi.advanceTimersByTime(3_600_000);
  expect(store.toasts()).toHaveLength(1);
  store.dismiss(id);
  expect(store.toasts()).toEqual([]);
});

it('shows at most three at once, the newest staying, and logs the newest first', () => {
  const store = createMessageStore();
  for (const text of ['a', 'b', 'c', 'd']) store.show({ tone: 'info', text, durationMs: 5000 });
  expect(store.toasts().map(({ text }) => text)).toEqual(['b', 'c', 'd']);
  expect(store.log().map(({ text }) => text)).toEqual(['d', 'c', 'b', 'a']);
});

it('notifies its listeners of every change until they leave', () => {
  const store = createMessageStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  const id = store.show({ tone: 'info', text: 'a', durationMs: 0 });
  store.dismiss(id);
  leave();
  store.show({ tone: 'info', text: 'b', durationMs: 0 });
  expect(listener).toHaveBeenCalledTimes(2);
});
