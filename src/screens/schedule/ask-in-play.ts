import { z } from 'zod';
import { inPlayListContract } from '#api/sport/in-play/list.contract.ts';
import type { Locale } from '#i18n/locales.ts';
import { createApiClient } from '../api-client.ts';
import type { LiveAnswer } from './merge-live.ts';

// The content security policy forbids code made from text, which the schemas would otherwise try.
z.config({ jitless: true });

/**
 * Asks for the games in play; null where there was no good answer. The page loads this module with its first poll, so that
 * the schemas weigh nothing when it opens.
 */
export async function askInPlay(locale: Locale): Promise<LiveAnswer | null> {
  const client = createApiClient({
    base: '/api',
    locale,
    fetch: (address, init) => fetch(address, init),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    log: (path, problem) => console.warn(`no answer from ${path}`, problem),
  });
  const answer = await client.call(inPlayListContract);
  return answer.status ? { games: answer.data, asOf: answer.meta.as_of } : null;
}

/** Reads the same answer where it came by another way; null where it is none. */
export function readInPlay(text: string): LiveAnswer | null {
  try {
    const { data, meta } = JSON.parse(text);
    const games = inPlayListContract.data.safeParse(data);
    return games.success && typeof meta?.as_of === 'string' ? { games: games.data, asOf: meta.as_of } : null;
  } catch {
    return null;
  }
}
