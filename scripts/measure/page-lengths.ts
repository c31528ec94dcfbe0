import { chromium } from '@playwright/test';
import { findChromium } from '../setup/install-browser.ts';
import { lengthOf } from './page-length.ts';

const PHONE = { width: 390, height: 844 };

/** Prints how many words a guest reads on each page, and how high it is on a phone: what `tests/e2e/measures.spec.ts` holds for some of them. */
export async function measureLengths(base: string, paths: readonly string[]): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce', timezoneId: 'Asia/Taipei' });
  console.log(`\npage | words | px at ${PHONE.width} | screens of ${PHONE.height} px`);
  for (const path of paths) {
    await page.goto(new URL(path, base).href, { waitUntil: 'load' });
    const [, language = 'en'] = path.split('/');
    const { words, heightPx } = await lengthOf(page, language);
    console.log([path, words, heightPx, (heightPx / PHONE.height).toFixed(1)].join(' | '));
  }
  await browser.close();
}
