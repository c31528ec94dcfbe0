import { tickerSeconds } from '#ui/ticker-speed.ts';

/**
 * Lets the announcements run at the promised speed, whatever their width. The security policy allows no style in the markup, so until
 * scripts run they go at the style sheet's own pace.
 */
export function startTicker(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      target.style.setProperty('--ticker-duration', `${tickerSeconds(target.scrollWidth / 2).toFixed(1)}s`);
    }
  });
  for (const line of document.querySelectorAll('[data-ticker] > div')) observer.observe(line);
}
