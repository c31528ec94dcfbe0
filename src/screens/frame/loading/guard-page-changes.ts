import type { ClientInstrumentation } from 'react-router';
import { timings } from '#ui/timings.ts';
import type { BuildCheck } from '../ahead/build-check.ts';
import { comingPage } from './coming-page.ts';
import { connection } from './connection.ts';
import { isReachable } from './is-reachable.ts';
import { preparePageChange } from './page-change.ts';
import { loadPageCode, ownBuild } from './page-code.ts';
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
  window.addEventListener('vite:preloadError', () => void mendCode());
  const host = {
    isOutdated: () => build?.isOutdated() ?? false,
    loadCode: loadPageCode,
    reload: reloadPage,
    isReachable,
  };
  let turn = 0;
  return {
    router({ instrument }) {
      instrument({
        async navigate(goOn, { to, currentUrl, formMethod }) {
          const current = new URL(currentUrl, location.origin);
          const target = typeof to === 'string' ? URL.parse(to, current) : null;
          if (target === null) return void (await goOn());
          turn += 1;
          const own = turn;
          const endLoading = pageLoading.start();
          const endComing = comingPage.start(target.pathname);
          try {
            const isSubmission = formMethod !== undefined;
            let next = await preparePageChange({ target, current, isSubmission }, host);
            while (next === 'away') {
              endLoading();
              connection.lose();
              await connection.untilTried();
              // The reader has gone elsewhere meanwhile: this change of the page never happens.
              if (own !== turn || location.href !== current.href) return new Promise(() => {});
              next = await preparePageChange({ target, current, isSubmission }, host);
            }
            // The page is being left. Should that fail, the old one is not held up for ever.
            if (next === 'leaving') await new Promise((done) => setTimeout(done, timings.reloadGuardMs));
            await goOn();
          } finally {
            endComing();
            endLoading();
          }
        },
      });
    },
  };
}

/** Code that is gone from a server that answers is that of an older build. A page whose reader has lost the connection stays as it stands. */
async function mendCode(): Promise<void> {
  if (await isReachable()) reloadPage(location.href);
}

/** Its first question comes a minute after the page at the earliest, so that its code can wait until the page stands. */
async function loadBuildCheck(): Promise<BuildCheck | null> {
  if (ownBuild === null) return null;
  try {
    const { browserBuildHost, startBuildCheck } = await import('../ahead/build-check.ts');
    return startBuildCheck(browserBuildHost(ownBuild));
  } catch {
    return null;
  }
}
