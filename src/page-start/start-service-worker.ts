import { whenLoaded } from './when-loaded.ts';

const PROGRAM = '/sw.js';
const TODAY = /^\/(?:en|zh_TW|zh_HK|vi)\/?$/;

/** One address of ours may become a program that runs beside the pages, and no other text. */
const ownWorkers = window.trustedTypes?.createPolicy('worker', {
  createScriptURL: (address) => (address === PROGRAM ? address : null),
});

/**
 * Starts the program that shows what is pushed and saves the home page for readers without a network; asks no one for anything.
 * Answers null where the browser has no such programs or forbids them, as some do in private windows.
 */
async function startServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    await navigator.serviceWorker.register(ownWorkers?.createScriptURL(PROGRAM) ?? PROGRAM);
    const registration = await navigator.serviceWorker.ready;
    registration.active?.postMessage(
      document.documentElement.dataset.statsOnly === undefined
        ? { type: TODAY.test(location.pathname) ? 'today' : 'none', path: location.pathname }
        : { type: 'forget' },
    );
    return registration;
  } catch (problem) {
    console.info('The service worker did not start.', problem);
    return null;
  }
}

/** The same when the page stands and the browser has time for it. */
export function startServiceWorkerLater(): void {
  whenLoaded(() => void startServiceWorker());
}
