import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Locale } from '#terms/locales.ts';
import type { ShownGame } from '../game/shown-game.ts';
import { browserHost } from './browser-host.ts';
import { changesSince, type LiveAnswer, mergeLive } from './merge-live.ts';
import { startPolling } from './poll-live.ts';
import type { ScoresAge } from './read-scores-age.ts';
import { type StaleLevel, staleLevel } from './stale-level.ts';

type LivePage = {
  readonly games: readonly ShownGame[];
  /** When the server made the page. */
  readonly asOf: string;
  /** As of when its scores are true. */
  readonly scoresAt: string;
  /** Whether anything can change: the day is today, or one of its games is in play. */
  readonly isLive: boolean;
  readonly locale: Locale;
};

type LiveGames = {
  readonly games: readonly ShownGame[];
  /** As of when the scores are true. */
  readonly scoresAt: string;
  readonly level: StaleLevel;
};

const CHECK_EVERY_MS = 5000;
/** The page is read first; anyone who leaves at once opens no stream. */
const LISTEN_AFTER_MS = 2000;
/** What was pushed stands this long without another word; the server says one every 15 seconds. */
const PUSH_STANDS_MS = 45_000;

/** The page's games, kept current by the server's pushes, or by polling where there are none, and how old they are. Without JavaScript they are as the server wrote them. */
export function useLiveGames({ games, asOf, scoresAt, isLive, locale }: LivePage): LiveGames {
  const [live, setLive] = useState<LiveAnswer | null>(null);
  const [age, setAge] = useState<ScoresAge>({ asOf, scoresAt });
  const [level, setLevel] = useState<StaleLevel>(() => staleLevel(ageMs({ asOf, scoresAt })));
  const { revalidate } = useRevalidator();
  const page = useRef({ games, asOf });
  /** When the scores arrived, by the browser's own clock, which need not agree with the server's. */
  const asOfMs = useRef(0);
  const reloadedFor = useRef('');

  // A new answer of the server is as fresh as a poll.
  useEffect(() => {
    page.current = { games, asOf };
    asOfMs.current = performance.now() - ageMs({ asOf, scoresAt });
    setLevel(staleLevel(ageMs({ asOf, scoresAt })));
  }, [games, asOf, scoresAt]);

  useEffect(() => {
    if (!isLive) return;
    const heardOf = (next: ScoresAge) => {
      asOfMs.current = performance.now() - ageMs(next);
      setLevel(staleLevel(ageMs(next)));
      setAge(next);
    };
    const take = (answer: LiveAnswer) => {
      heardOf({ asOf: answer.asOf, scoresAt: answer.scoresAt });
      // What is read and pressed meanwhile goes before it.
      startTransition(() => setLive(answer));
      const changed = changesSince(page.current.games, page.current.asOf, answer);
      if (changed !== '' && changed !== reloadedFor.current) revalidate();
      reloadedFor.current = changed;
    };
    let pushedMs = Number.NEGATIVE_INFINITY;
    const noteScores = () => {
      pushedMs = performance.now();
    };
    const host = browserHost();
    const stop = startPolling(async () => {
      // While the server pushes there is nothing to ask.
      if (performance.now() - pushedMs < PUSH_STANDS_MS) return;
      const { askInPlay } = await import('./ask-in-play.ts');
      const answer = await askInPlay(locale);
      if (answer !== null) take(answer);
    }, host);
    let stopListening: (() => void) | null = null;
    const callOff = host.after(LISTEN_AFTER_MS, async () => {
      const { listenLive } = await import('./listen-live.ts');
      if (stopListening !== null) return;
      stopListening = listenLive(locale, {
        onAnswer: (answer) => {
          noteScores();
          take(answer);
        },
        onBeat: (next) => {
          noteScores();
          heardOf(next);
        },
      });
    });
    const timer = setInterval(() => setLevel(staleLevel(performance.now() - asOfMs.current)), CHECK_EVERY_MS);
    return () => {
      callOff();
      stopListening?.();
      // One that is still being fetched is not opened any more.
      stopListening = () => {};
      stop();
      clearInterval(timer);
    };
  }, [isLive, locale, revalidate]);

  const merged = useMemo(() => mergeLive(games, asOf, live), [games, asOf, live]);
  return { games: merged, scoresAt: age.asOf > asOf ? age.scoresAt : scoresAt, level };
}

/** How old the scores were when the server sent them. */
function ageMs({ asOf, scoresAt }: ScoresAge): number {
  return Math.max(0, Date.parse(asOf) - Date.parse(scoresAt));
}
