import { chmodSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { makeMemoryFolder } from '../../scripts/check/memory-folder.ts';
import { findChromium } from '../../scripts/setup/install-browser.ts';
import { isLong } from '../support/is-long.ts';
import { outsideEnvironment, sitePort } from './outside-addresses.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SITE = `http://127.0.0.1:${sitePort}`;
const executablePath = findChromium();
/** The workers read this file again, so the folder's name travels in the environment; who made it takes it away. */
if (process.env.E2E_DATA_DIR === undefined) {
  const made = makeMemoryFolder('trueline-e2e-');
  process.env.E2E_DATA_DIR = made;
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
}
// As root the database runs as another account, which has to enter the folder.
chmodSync(process.env.E2E_DATA_DIR, 0o755);

/** A journey that moves the site's clock, or changes what all others see, carries this tag: of these one is made at a time. */
const ALONE = /@alone/;
/** A journey to which neither the clock nor those changes are anything carries this one, and is made beside them. */
const BESIDE = /@beside/;
/** A journey that shows again, in another language or at another place, what one without this tag shows: the long form alone makes it. */
const LEFT_OUT = isLong ? [] : [/@long/];
const LATER = [ALONE, BESIDE, ...LEFT_OUT];
/** The journeys of the office are a project of their own, since a project has one tear-down, and two that follow the same step are made at once. */
const OFFICE = /\/office[^/]*\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: false,
  workers: 2,
  // What moves the clock comes last; a tear-down runs even where a journey before it has failed.
  projects: [
    { name: 'prepared', testMatch: 'first-picks.setup.ts' },
    // Its longest journey would leave the other worker without work if it began last.
    { name: 'office', testMatch: OFFICE, grepInvert: LATER, dependencies: ['prepared'], teardown: 'beside' },
    {
      name: 'together',
      testIgnore: OFFICE,
      grepInvert: LATER,
      dependencies: ['prepared'],
      teardown: 'alone',
    },
    { name: 'alone', grep: ALONE, grepInvert: LEFT_OUT, workers: 1 },
    { name: 'beside', grep: BESIDE, grepInvert: LEFT_OUT, workers: 1 },
  ],
  retries: 0,
  // A journey waits for events, however late a busy machine brings them; these limits only end one that hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  use: {
    baseURL: SITE,
    locale: 'en-US',
    timezoneId: 'Asia/Taipei',
    // What a service worker asks for passes by the routes that a journey lays; those about it let it in.
    serviceWorkers: 'block',
    // Nothing has to run by while a journey reads; and what does not move needs no painting.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every step takes more than half of a journey's time: `TRACE=on` asks for it.
    trace: process.env.TRACE === 'on' ? 'on' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Debian's start script turns it on, and without a graphics card it costs the processor half its time.
        '--disable-gpu-rasterization',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" src/start.ts`,
    cwd: ROOT,
    url: `${SITE}/readyz`,
    timeout: 300_000,
    reuseExistingServer: process.env.E2E_SITE === 'running',
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: {
      APP_MODE: 'test',
      PORT: String(sitePort),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMITS: 'off',
      ...outsideEnvironment,
    },
  },
});
