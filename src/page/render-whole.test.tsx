import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elapsedSince, startTimer } from '#platform/clock.ts';
import { renderWhole } from './render-whole.ts';

function Broken(): never {
  throw new Error('broken');
}

function Busy() {
  const started = startTimer();
  while (elapsedSince(started) < 5);
  return <p>busy</p>;
}

const options = { nonce: 'n', onError: () => undefined };

describe('a page that was rendered', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('leaves no timer behind that would hold it in memory', async () => {
    expect(String(await renderWhole(<p>whole</p>, options))).toBe('<p>whole</p>');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves none where it breaks either', async () => {
    await expect(renderWhole(<Broken />, options)).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('many pages at once', () => {
  it('let others be answered between two of them', async () => {
    let turnsBetween = 0;
    let isDone = false;
    const count = () => {
      turnsBetween += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(Array.from({ length: 10 }, () => renderWhole(<Busy />, options)));
    isDone = true;
    expect(turnsBetween).toBeGreaterThanOrEqual(500);
  });
});
