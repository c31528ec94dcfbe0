import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/install-browser.ts';
import { outsideEnvironment } from './outside-addresses.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PORT = 3987;
const executablePath = findChromium();
/** The workers read this file again, so the folder's name travels in the environment. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'trueline-e2e-'));
// As root the database runs as another account, which has to enter the folder.
chmodSync(process.env.E2E_DATA_DIR, 0o755);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  // The journeys share one site and its clock.
  workers: 1,
  retries: 0,
  // The accessibility engine takes long on a long page when the machine is busy.
  timeout: 180_000,
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    timezoneId: 'Asia/Taipei',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" src/start.ts`,
    cwd: ROOT,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: {
      APP_MODE: 'test',
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMITS: 'off',
      ...outsideEnvironment,
    },
  },
});
