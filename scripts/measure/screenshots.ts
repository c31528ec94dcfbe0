import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { LOCALES } from '#terms/locales.ts';
import { findChromium } from '../setup/install-browser.ts';

/**
 * `node scripts/measure/screenshots.ts http://127.0.0.1:3000 [--out folder] [--dark] [--readme] [page …]`: every page of a guest in four
 * languages, both brands and two widths, as full-page pictures named `<page>-<language>-<brand>-<width>.png`. Brands are
 * chosen by host, so the site must run outside production. It is for looking at, not a test. With `--readme` it takes the
 * README's own pictures into `docs/screenshots` instead.
 */

const PAGES = [
  '',
  'schedule',
  'standings',
  'news',
  'subscribe',
  'proof',
  'audit',
  'bankroll',
  'widgets',
  'methodology',
  'terms',
  'privacy',
  'login',
  'register',
  'resetPassword',
  'nothing-here',
];
const HOSTS = { blue: null, orange: 'orange.localhost' } as const;
const WIDTHS = [360, 1440];
/** What the README shows: each the upper part of a page, in few colours, so that a clone stays small. */
const README_PICTURES = [
  { name: 'home-wide', path: '/en', host: HOSTS.blue, width: 1280, height: 1300 },
  { name: 'schedule-narrow', path: '/zh_TW/schedule', host: HOSTS.orange, width: 400, height: 1300 },
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'test-results/screenshots' },
    dark: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
});
const [base, ...pages] = positionals;
if (base === undefined) {
  console.error(
    'usage: node scripts/measure/screenshots.ts <base url> [--out folder] [--dark] [--readme] [page …]',
  );
  process.exit(2);
}
mkdirSync(values.out, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
if (values.readme) await takeReadmePictures();
else await takeAllPages();
await browser.close();

async function openPage(width: number, height: number) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Taipei',
  });
  return { context, page: await context.newPage() };
}

function addressOf(path: string, host: string | null): string {
  const address = new URL(path, base);
  if (host !== null) address.hostname = host;
  return address.href;
}

async function takeReadmePictures(): Promise<void> {
  for (const { name, path, host, width, height } of README_PICTURES) {
    const { context, page } = await openPage(width, height);
    await page.goto(addressOf(path, host), { waitUntil: 'load' });
    const picture = await page.screenshot();
    await sharp(picture)
      .png({ palette: true, colours: 128, effort: 10 })
      .toFile(join('docs/screenshots', `${name}.png`));
    await context.close();
  }
}

async function takeAllPages(): Promise<void> {
  for (const width of WIDTHS) {
    const { context, page } = await openPage(width, 900);
    for (const [brand, host] of Object.entries(HOSTS)) {
      for (const language of LOCALES) {
        for (const path of pages.length > 0 ? pages : PAGES) {
          await page.goto(addressOf(`/${language}/${path}`.replace(/\/$/, ''), host), { waitUntil: 'load' });
          const name = `${path || 'home'}-${language}-${brand}-${width}${values.dark ? '-dark' : ''}.png`;
          await page.screenshot({ path: join(values.out, name), fullPage: true });
        }
      }
    }
    await context.close();
  }
}
