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
  // A page of live scores asks for itself again after a while, however little of it has been looked at by then.
  if (path.endsWith('/schedule'))
    await page.route(`**${path}`, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const moved: string[] = [];
    Object.assign(window, { shifts, moved });
    const nameOf = (source: unknown) => {
      const node = typeof source === 'object' && source !== null && 'node' in source ? source.node : null;
      return node instanceof Element ? node.outerHTML.slice(0, 120) : JSON.stringify(source);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') {
          shifts.push(entry.value);
          const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
          moved.push(`${entry.value} ${document.readyState}: ${sources.map(nameOf).join(' | ')}`);
        }
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

/** What has moved since the page was opened, each with how far: what there is to look at where it was too far. */
export async function readMoved(page: Page): Promise<string> {
  return page.evaluate(() =>
    'moved' in window && Array.isArray(window.moved) ? window.moved.join('\n') : '',
  );
}
