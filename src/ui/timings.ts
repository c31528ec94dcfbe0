/**
 * Every duration and size that the product promises; a test compares this list with the specification's. Milliseconds
 * and CSS pixels. Code that needs one of these takes it from here.
 */
export const timings = {
  errorDialogMs: 1500,
  expiryToastMs: 1500,
  logoutToastMs: 1000,
  dropdownCloseMs: 200,
  mobileMenuHideMs: 500,
  /** Speed of the ticker in narrow characters a second: 70 CSS pixels, five Chinese characters. */
  tickerSpeed: 10,
  reloadGuardMs: 10_000,
  payloadPrefetchDelayMs: 1000,
  routeResolveWaitMs: 100,
  loadingBarMs: 2000,
  loadingBarThrottleMs: 0,
  chartAnimationMs: 1000,
} as const;

export const sizes = {
  avatarPx: 40,
  loadingDialogPx: 100,
  spinnerPx: 40,
  loadingBarPx: 3,
  dropdownMinPx: 200,
  dropdownMinSmallPx: 100,
  dropdownMaxPx: 350,
} as const;

export const limits = {
  itemsPerPage: 10,
  visiblePages: 5,
  preloadsAtOnce: 5,
} as const;
