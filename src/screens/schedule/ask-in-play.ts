import type { Locale } from '#terms/locales.ts';
import type { LiveAnswer } from './merge-live.ts';
import { readInPlay } from './read-in-play.ts';

/** Asks for the games in play; null where there was no good answer. The next question comes in a few seconds anyway. */
export async function askInPlay(locale: Locale): Promise<LiveAnswer | null> {
  try {
    const answer = await fetch('/api/sport/in-play/list', {
      headers: { Accept: 'application/json', 'X-Language': locale },
    });
    return answer.ok ? readInPlay(await answer.json()) : null;
  } catch (problem) {
    console.warn('no answer from /sport/in-play/list', problem);
    return null;
  }
}
