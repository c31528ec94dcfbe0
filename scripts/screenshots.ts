import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from './install-browser.ts';

/**
 * `node scripts/screenshots.ts http://127.0.0.1:3000 [--out folder] [--dark] [page …]`: every page of a guest in four
 * languages, both brands and two widths, as full-page pictures named `<page>-<language>-<brand>-<width>.png`. Brands are
 * chosen by host, so the site must run outside production. It is for looking at, not a test.
 */

const PAGES = ['', 'schedule', 'news', 'subscribe', 'terms', 'privacy', 'login', 'register', 'nothing-here'];
const LANGUAGES = ['en', 'zh_TW', 'zh_HK', 'vi'];
const HOSTS = { blue: null, orange: 'orange.localhost' } as const;
const WIDTHS = [360, 1440];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'test-results/screenshots' },
    dark: { type: 'boolean', default: false },
  },
});
const [base, ...pages] = positionals;
if (base === undefined) {
  console.error('usage: node scripts/screenshots.ts <base url> [--out folder] [--dark] [page …]');
  process.exit(2);
}
mkdirSync(values.out, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const width of WIDTHS) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Taipei',
  });
  const page = await context.newPage();
  for (const [brand, host] of Object.entries(HOSTS)) {
    for (const language of LANGUAGES) {
      for (const path of pages.length > 0 ? pages : PAGES) {
        const address = new URL(`/${language}/${path}`.replace(/\/$/, ''), base);
        if (host !== null) address.hostname = host;
        await page.goto(address.href, { waitUntil: 'load' });
        const name = `${path || 'home'}-${language}-${brand}-${width}${values.dark ? '-dark' : ''}.png`;
        await page.screenshot({ path: join(values.out, name), fullPage: true });
      }
    }
  }
  await context.close();
}
await browser.close();
