import { takeSaid } from '#screens/frame/messages/said.ts';
import { startContactWindow } from './contact-window.ts';
import { countView } from './count-view.ts';
import { startDays } from './days.ts';
import { startInPlace } from './in-place.ts';
import { startLanguageLinks } from './language-links.ts';
import { startLoadingAhead } from './load-ahead.ts';
import { startLoadingBar } from './loading-bar.ts';
import { markReady } from './mark-ready.ts';
import { startFrame } from './start-frame.ts';
import { startServiceWorkerLater } from './start-service-worker.ts';
import { showToast } from './toasts.ts';
import { trustOwnMarkup } from './trust-own-markup.ts';
import { whenLoaded } from './when-loaded.ts';
import { startZone } from './zone.ts';

/** Everything that runs on a page which guests only read. What a single page needs besides is fetched where the page has it. */
trustOwnMarkup();
startFrame();
startContactWindow();
startZone();
startDays();
sayWhatCame();
countView();
// These listen to the same presses: what an earlier one takes, the later ones leave.
startLanguageLinks();
startInPlace();
startLoadingBar();

const WIDGETS = '/widget/1/widget.js';

/** Part by part: where the page has what the selector names, its script is fetched. */
const parts: readonly (readonly [selector: string, start: (found: Element) => Promise<void>])[] = [
  [
    '[data-live]',
    async (found) => (await import('./live.ts')).startLive(found.getAttribute('data-live') ?? ''),
  ],
  [
    '[data-proof]',
    async (found) => {
      if (found instanceof HTMLElement)
        (await import('#screens/proof/check/start-check.ts')).startCheck(found);
    },
  ],
  [
    '[data-trueline]',
    // The same program as on other pages, from the same address.
    async () => void (await import(/* @vite-ignore */ WIDGETS)),
  ],
  ['form[data-send]', async () => (await import('./forms.ts')).startForms()],
  [
    '[data-google]',
    async (found) => {
      if (found instanceof HTMLElement) (await import('./google.ts')).startGoogle(found);
    },
  ],
  [
    'a[data-own-zone]',
    async (found) => {
      if (found instanceof HTMLAnchorElement) (await import('./offered-zone.ts')).startOfferedZone(found);
    },
  ],
];

/** Without it this visitor is not counted, and none of what they do later is. */
async function countVisit(): Promise<void> {
  const { trial } = document.documentElement.dataset;
  if (trial === undefined) return;
  const { countTrial } = await import('./count-trial.ts');
  await countTrial(trial);
}

/**
 * What the page before left to be said, and what comes with this one. A browser waits for another of its processes when storage is first opened,
 * some five milliseconds, so that is done only where a page came before and may have been one of ours: one with a secret in its address is not named.
 */
function sayWhatCame(): void {
  const { referrer } = document;
  const mayFollow = referrer === '' ? history.length > 1 : referrer.startsWith(`${location.origin}/`);
  const said = mayFollow ? takeSaid() : null;
  if (said !== null) showToast('success', said);
  for (const { dataset, textContent } of document.querySelectorAll<HTMLElement>('[data-say]'))
    showToast(dataset.say === 'error' ? 'error' : 'success', textContent);
}

async function startParts(): Promise<void> {
  await Promise.allSettled(
    parts.map(async ([selector, start]) => {
      const found = document.querySelector(selector);
      if (found !== null) await start(found);
    }),
  );
}

void startParts().then(markReady);
countVisit().catch((problem) => console.warn('The visit was not counted.', problem));
// Both are small enough to come with the page, where a file of their own would cost another round trip.
startServiceWorkerLater();
whenLoaded(startLoadingAhead);
