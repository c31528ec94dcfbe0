import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Locale } from '#i18n/locales.ts';
import { browserHost } from './browser-host.ts';
import { changedStatuses, type LiveAnswer, mergeLive } from './merge-live.ts';
import { startPolling } from './poll-live.ts';
import type { ShownGame } from './shown-game.ts';
import { type StaleLevel, staleLevel } from './stale-level.ts';

export type LivePage = {
  readonly games: readonly ShownGame[];
  readonly asOf: string;
  /** Whether anything can change: the day is today, or one of its games is in play. */
  readonly isLive: boolean;
  readonly locale: Locale;
};

export type LiveGames = {
  readonly games: readonly ShownGame[];
  readonly asOf: string;
  readonly level: StaleLevel;
};

const CHECK_EVERY_MS = 5000;

/** The page's games, kept current by polling, and how old they are. Without JavaScript they are as the server wrote them. */
export function useLiveGames({ games, asOf, isLive, locale }: LivePage): LiveGames {
  const [live, setLive] = useState<LiveAnswer | null>(null);
  const [level, setLevel] = useState<StaleLevel>('fresh');
  const { revalidate } = useRevalidator();
  const pageGames = useRef(games);
  const freshMs = useRef(0);
  const reloadedFor = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer of the server is as fresh as a poll.
  useEffect(() => {
    pageGames.current = games;
    freshMs.current = performance.now();
    setLevel('fresh');
  }, [games, asOf]);

  useEffect(() => {
    if (!isLive) return;
    const stop = startPolling(async () => {
      const { askInPlay } = await import('./ask-in-play.ts');
      const answer = await askInPlay(locale);
      if (answer === null) return;
      freshMs.current = performance.now();
      setLevel('fresh');
      setLive(answer);
      const changed = changedStatuses(pageGames.current, answer);
      if (changed !== '' && changed !== reloadedFor.current) revalidate();
      reloadedFor.current = changed;
    }, browserHost());
    const timer = setInterval(
      () => setLevel(staleLevel(performance.now() - freshMs.current)),
      CHECK_EVERY_MS,
    );
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [isLive, locale, revalidate]);

  const isNewer = live !== null && live.asOf > asOf;
  return { games: mergeLive(games, asOf, live), asOf: isNewer ? live.asOf : asOf, level };
}
