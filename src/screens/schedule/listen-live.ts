import type { Locale } from '#terms/locales.ts';
import type { LiveAnswer } from './merge-live.ts';
import { readInPlay } from './read-in-play.ts';
import { readScoresAge, type ScoresAge } from './read-scores-age.ts';

/** What is needed of the browser's EventSource, so that a test can be one. */
export type LiveSource = {
  addEventListener(type: 'games' | 'beat', listener: (event: Event) => void): void;
  close(): void;
};

/**
 * Listens to the server's pushes: `onAnswer` with every answer that differs from the last, `onBeat` where it still stands. A stream that
 * breaks is opened again by the browser; one that the server refuses stays closed, and the page goes on polling.
 */
export function listenLive(
  locale: Locale,
  {
    onAnswer,
    onBeat,
  }: { readonly onAnswer: (answer: LiveAnswer) => void; readonly onBeat: (age: ScoresAge) => void },
  open: (address: string) => LiveSource = (address) => new EventSource(address),
): () => void {
  const source = open(`/api/sport/in-play/stream?lang=${locale}`);
  source.addEventListener('games', (event) => {
    const answer = event instanceof MessageEvent ? readInPlay(parse(String(event.data))) : null;
    if (answer !== null) onAnswer(answer);
  });
  source.addEventListener('beat', (event) => {
    const age = event instanceof MessageEvent ? readScoresAge(parse(String(event.data))) : null;
    if (age !== null) onBeat(age);
  });
  return () => source.close();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
