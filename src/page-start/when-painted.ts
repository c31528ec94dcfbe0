/** Where a browser does not say when it has painted, or the page is not looked at, its scripts start after this time. */
export const LATEST_MS = 500;

/** Calls this once something of the page is seen. Nothing that scripts do is needed for that, and everything on the page works without them. */
export function whenPainted(start: () => void): void {
  let isStarted = false;
  const once = () => {
    if (isStarted) return;
    isStarted = true;
    start();
  };
  setTimeout(once, LATEST_MS);
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver(once).observe({ type: 'paint', buffered: true });
}
