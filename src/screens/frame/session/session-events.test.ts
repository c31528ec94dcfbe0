import { describe, expect, it } from 'vitest';
import { createSessionEvents } from './session-events.ts';

describe('what the running page knows of the session', () => {
  it('holds until somebody signs in or out', () => {
    const news = createSessionEvents(() => 0);
    news.markFresh({ isMember: true });
    expect(news.isOutdatedFor('/en/schedule')).toBe(false);
    news.markStale();
    expect(news.isOutdatedFor('/en/schedule')).toBe(true);
    news.markFresh({ isMember: true });
    expect(news.isOutdatedFor('/en/schedule')).toBe(false);
  });

  it('is asked again where a member is sent to log in, but not on a guest’s way there', () => {
    const news = createSessionEvents(() => 0);
    news.markFresh({ isMember: false });
    expect(news.isOutdatedFor('/en/login')).toBe(false);
    news.markFresh({ isMember: true });
    expect(news.isOutdatedFor('/en/login')).toBe(true);
  });

  it('is asked again on the way to the prediction records, but not twice within half a minute', () => {
    let nowMs = 0;
    const news = createSessionEvents(() => nowMs);
    news.markFresh({ isMember: true });
    nowMs = 30_000;
    expect(news.isOutdatedFor('/vi/record')).toBe(false);
    nowMs = 30_001;
    expect(news.isOutdatedFor('/vi/record')).toBe(true);
    expect(news.isOutdatedFor('/vi/orders')).toBe(false);
  });
});
