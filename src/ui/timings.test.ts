import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limits, sizes, timings } from './timings.ts';

/** The specification's list of timings, sizes and limits, written out again as numbers. */
it('keeps every promised timing, size and limit', () => {
  expect({ ...timings, ...sizes, ...limits }).toEqual({
    errorDialogMs: 1500,
    expiryToastMs: 1500,
    logoutToastMs: 1000,
    dropdownCloseMs: 200,
    mobileMenuHideMs: 500,
    tickerSpeed: 10,
    reloadGuardMs: 10000,
    payloadPrefetchDelayMs: 1000,
    routeResolveWaitMs: 100,
    loadingBarMs: 2000,
    loadingBarThrottleMs: 0,
    chartAnimationMs: 1000,
    avatarPx: 40,
    loadingDialogPx: 100,
    spinnerPx: 40,
    loadingBarPx: 3,
    dropdownMinPx: 200,
    dropdownMinSmallPx: 100,
    dropdownMaxPx: 350,
    itemsPerPage: 10,
    visiblePages: 5,
    preloadsAtOnce: 5,
  });
});

it('promises the same in the style sheet', () => {
  const css = readFileSync(new URL('./timings.css', import.meta.url), 'utf8');
  const declared = [...css.matchAll(/(--[\w-]+): (\d+)(ms|px);/g)].map(([, name, value]) => [
    name,
    Number(value),
  ]);
  expect(Object.fromEntries(declared)).toEqual({
    '--dropdown-close': timings.dropdownCloseMs,
    '--mobile-menu-hide': timings.mobileMenuHideMs,
    '--loading-bar': timings.loadingBarMs,
    '--chart-animation': timings.chartAnimationMs,
    '--avatar-size': sizes.avatarPx,
    '--loading-dialog-width': sizes.loadingDialogPx,
    '--spinner-size': sizes.spinnerPx,
    '--loading-bar-height': sizes.loadingBarPx,
    '--dropdown-min': sizes.dropdownMinPx,
    '--dropdown-min-small': sizes.dropdownMinSmallPx,
    '--dropdown-max': sizes.dropdownMaxPx,
  });
});
