import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/setup/install-browser.ts';

/**
 * `node bench/first-press.ts <address of a site> [rounds]`: how long a guest on a slow phone waits for the answer to the first thing that
 * they press and that only a script can answer. Pressed as soon as the page is shown, and once the page says that its scripts answer; the processor is
 * slowed down four times. Prints medians in milliseconds.
 */

const [base, rounds = '9'] = process.argv.slice(2);
const PATH = '/en/login';
const MOMENTS = ['shown', 'ready'] as const;
const SLOWED = 4;
/** Shows the password that is typed: only a script can answer it. */
const BUTTON = '#content form button[aria-pressed]';
/** A press that no one answers for this long has failed. */
const ANSWER_LIMIT_MS = 20_000;

if (base === undefined) {
  console.error('usage: node bench/first-press.ts <address of a site> [rounds]');
  process.exit(2);
}
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-gpu-rasterization'],
});
try {
  console.log('pressed when | answered after ms');
  for (const moment of MOMENTS) {
    const times: number[] = [];
    for (let round = 0; round < Number(rounds); round += 1)
      times.push(await timeAnswer(browser, PATH, moment));
    console.log([moment, Math.round(median(times))].join(' | '));
  }
} finally {
  await browser.close();
}

/** From the press to the frame after the answer, in milliseconds, by the page's own clock. */
async function timeAnswer(opened: Browser, path: string, moment: (typeof MOMENTS)[number]): Promise<number> {
  const context = await opened.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(new URL(path, base).href, { waitUntil: 'load' });
    if (moment === 'ready') await page.locator('html[data-scripts=ready]').waitFor();
    const answered = page.evaluate(
      ([button, limit]) =>
        new Promise<number>((resolve, reject) => {
          const pressed = document.querySelector(button);
          if (pressed === null) throw new Error('the button is not there');
          const before = pressed.getAttribute('aria-pressed');
          let start = 0;
          window.addEventListener('pointerdown', (event) => (start = event.timeStamp), {
            capture: true,
            once: true,
          });
          const look = () => {
            if (pressed.getAttribute('aria-pressed') !== before) resolve(performance.now() - start);
            else if (start > 0 && performance.now() - start > limit) reject(new Error('nobody answered'));
            else requestAnimationFrame(look);
          };
          look();
        }),
      [BUTTON, ANSWER_LIMIT_MS] as const,
    );
    await page.locator(BUTTON).tap();
    return await answered;
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
