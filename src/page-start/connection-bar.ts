import { formatTime } from '#i18n/format.ts';
import { lostBarStyle, tryAgainStyle } from '#screens/frame/ahead/connection-bar-style.ts';
import { offlineIcon } from '#ui/shell/shell-icon-paths.ts';
import { drawIcon, element } from './toasts.ts';

/** What the bar says, as the page carries it (`ui/loading-bar.tsx`). */
type Labels = { readonly lost?: string; readonly seen?: string; readonly retry?: string };

/**
 * Over the page that stays when another one cannot be loaded: from when it is, and another try, as the hydrated pages have it
 * (`frame/ahead/connection-bar.tsx`). Once the browser is connected again it tries by itself.
 */
export function showLostConnection(address: string, { lost = '', seen = '', retry = '' }: Labels): void {
  document.querySelector('[data-connection]')?.remove();
  const zone = document.documentElement.dataset.zone ?? 'UTC';
  const bar = element('div', lostBarStyle);
  bar.dataset.connection = 'lost';
  const text = element('p', 'min-w-0 grow leading-5');
  const time = formatTime(new Date(performance.timeOrigin), zone);
  text.append(element('b', 'font-strong', lost), seen.replace('{time}', time));
  const again = element('button', tryAgainStyle, retry);
  again.setAttribute('type', 'button');
  const tryAgain = () => {
    if (navigator.onLine) location.assign(address);
  };
  again.addEventListener('click', tryAgain);
  window.addEventListener('online', tryAgain, { once: true });
  bar.append(drawIcon(offlineIcon), text, again);
  const place = element('div', 'sticky top-16 z-20');
  place.setAttribute('aria-live', 'polite');
  document.querySelector('#content')?.prepend(place);
  // Read out is what comes into a place that was there before.
  place.append(bar);
}
