import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { pageWeights } from '../../scripts/page-weights.ts';

/** In kB after brotli, as `npm run measure` counts. */
const MOST_KB = 110;
const GUEST_SCREENS = [
  ...['schedule', 'news', 'subscribe', 'terms', 'privacy', 'proof', 'methodology'],
  ...['login', 'register', 'reset-password', 'third-token'],
];

const GUEST_PAGES = [
  ...['home', 'home-in-language', 'screens/not-found'],
  ...GUEST_SCREENS.map((name) => `screens/${name}/screen`),
];

test('no page of a guest preloads more JavaScript than it may', () => {
  const weights = pageWeights(fileURLToPath(new URL('../../build', import.meta.url)));
  for (const page of GUEST_PAGES) {
    expect(weights.get(page), page).toBeGreaterThan(0);
    expect(weights.get(page), page).toBeLessThanOrEqual(MOST_KB);
  }
});
