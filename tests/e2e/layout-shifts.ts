import type { Page } from '@playwright/test';
import { awake } from './awake.ts';

/** The most cumulative layout shift that a page may have. */
export const MAX_SHIFT = 0.01;

/**
 * Opens a page and waits until scripts answer for it; call `readShift` when what has to stand there stands there. No live score comes in
 * meanwhile: a game that ends just then takes its new place in the list, at whatever hour that is.
 */
export async function openWatched(page: Page, path: string): Promise<void> {
  await page.route('**/api/sport/in-play/*', (route) => route.abort());
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await awake(page);
}

/** How far the page has moved since it was opened. */
export async function readShift(page: Page): Promise<number> {
  // A shift is reported with a frame; the second frame has reported all of them.
  return page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
    const reported = 'shifts' in window && Array.isArray(window.shifts) ? window.shifts : [Number.NaN];
    return reported.reduce((sum: number, value) => sum + Number(value), 0);
  });
}
