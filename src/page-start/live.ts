import { browserHost } from '#screens/schedule/browser-host.ts';
import { startPolling } from '#screens/schedule/poll-live.ts';
import { readScoresAge, type ScoresAge } from '#screens/schedule/read-scores-age.ts';
import { staleLevel } from '#screens/schedule/stale-level.ts';
import { renewPart } from './ask-page.ts';

const PAGE = '#content';
const BADGE = '[data-stale]';
const CHECK_EVERY_MS = 5000;
/** The page is read first; anyone who leaves at once opens no stream. */
const LISTEN_AFTER_MS = 2000;
/** How often a page is asked for after a push, and how long apart. */
const [MIN_RENEWALS, MAX_RENEWALS] = [2, 5];
const AGAIN_AFTER_MS = 1000;
/** What was pushed stands this long without another word; the server says one every 15 seconds. */
const PUSH_STANDS_MS = 45_000;

/**
 * Keeps a page of live scores current: with what the server pushes, or by asking where there are no pushes. The page is asked for again and
 * taken over in place, so that nothing here has to know how a game is drawn. The badge says how old the scores are.
 */
export function startLive(stream: string): void {
  /** When the scores arrived, by the browser's own clock, which need not agree with the server's. */
  let asOfMs = 0;
  const heardOf = ({ asOf, scoresAt }: ScoresAge) => {
    asOfMs = performance.now() - Math.max(0, Date.parse(asOf) - Date.parse(scoresAt));
    showAge();
  };
  const showAge = () => {
    const badge = document.querySelector<HTMLElement>(BADGE);
    const level = staleLevel(performance.now() - asOfMs);
    if (badge !== null && badge.dataset.stale !== level) badge.dataset.stale = level;
  };
  const readBadge = () => {
    const { asOf, scoresAt } = document.querySelector<HTMLElement>(BADGE)?.dataset ?? {};
    if (asOf !== undefined && scoresAt !== undefined) heardOf({ asOf, scoresAt });
  };
  const shownAt = () => document.querySelector<HTMLElement>(BADGE)?.dataset.scoresAt ?? '';
  const renew = async () => {
    await renewPart(PAGE);
    readBadge();
  };
  let [announced, renewals, isFollowing] = ['', 0, false];
  /**
   * Renews the page after a push: twice, as the first answer may be the stored page, which is renewed behind it; and on until the page
   * shows what was sent, a few times at most. A push meanwhile begins the count again.
   */
  const follow = async (scoresAt: string) => {
    [announced, renewals] = [scoresAt, 0];
    if (isFollowing) return;
    isFollowing = true;
    while (renewals < MIN_RENEWALS || (renewals < MAX_RENEWALS && shownAt() < announced)) {
      renewals += 1;
      await renew().catch((problem) => console.warn('The scores could not be renewed.', problem));
      await new Promise<void>((done) => host.after(AGAIN_AFTER_MS, done));
    }
    isFollowing = false;
  };

  let pushedMs = Number.NEGATIVE_INFINITY;
  const host = browserHost();
  readBadge();
  startPolling(async () => {
    // While the server pushes there is nothing to ask.
    if (performance.now() - pushedMs >= PUSH_STANDS_MS) await renew();
  }, host);
  host.after(LISTEN_AFTER_MS, () => {
    const source = new EventSource(stream);
    let isFirst = true;
    source.addEventListener('games', ({ data }) => {
      pushedMs = performance.now();
      const age = readScoresAge(metaOf(parse(String(data))));
      // The first word of a stream may be what the page shows already.
      if (age !== null && (!isFirst || age.scoresAt > shownAt())) void follow(age.scoresAt);
      isFirst = false;
    });
    source.addEventListener('beat', ({ data }) => {
      pushedMs = performance.now();
      const age = readScoresAge(parse(String(data)));
      if (age !== null) heardOf(age);
    });
    window.addEventListener('pagehide', () => source.close());
  });
  setInterval(showAge, CHECK_EVERY_MS);
}

function metaOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'meta' in answer ? answer.meta : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
