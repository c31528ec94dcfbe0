import type { ClientInstrumentation } from 'react-router';
import { timings } from '#ui/timings.ts';
import type { BuildCheck } from '../ahead/build-check.ts';
import { preparePageChange } from './page-change.ts';
import { loadPageCode } from './page-code.ts';
import { pageLoading } from './page-loading.ts';
import { reloadPage } from './reload-guard.ts';

/**
 * Puts `preparePageChange` before every change of the page, and watches for a newer build. Code that a page loads later,
 * such as a chart, is mended the same way: one full load in ten seconds.
 */
export function guardPageChanges(): ClientInstrumentation {
  let build: BuildCheck | null = null;
  void loadBuildCheck().then((check) => {
    build = check;
  });
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadPage(location.href)) event.preventDefault();
  });
  const host = { isOutdated: () => build?.isOutdated() ?? false, loadCode: loadPageCode, reload: reloadPage };
  return {
    router({ instrument }) {
      instrument({
        async navigate(goOn, { to, currentUrl, formMethod }) {
          const current = new URL(currentUrl, location.origin);
          const target = typeof to === 'string' ? URL.parse(to, current) : null;
          if (target === null) return void (await goOn());
          const endLoading = pageLoading.start();
          try {
            const isSubmission = formMethod !== undefined;
            const next = await preparePageChange({ target, current, isSubmission }, host);
            // The page is being left. Should that fail, the old one is not held up for ever.
            if (next === 'leaving') await new Promise((done) => setTimeout(done, timings.reloadGuardMs));
            await goOn();
          } finally {
            endLoading();
          }
        },
      });
    },
  };
}

/** Its first question comes a minute after the page at the earliest, so that its code can wait until the page stands. */
async function loadBuildCheck(): Promise<BuildCheck | null> {
  const ownId = window.__reactRouterManifest?.version;
  if (ownId === undefined) return null;
  try {
    const { browserBuildHost, startBuildCheck } = await import('../ahead/build-check.ts');
    return startBuildCheck(browserBuildHost(ownId));
  } catch {
    return null;
  }
}
