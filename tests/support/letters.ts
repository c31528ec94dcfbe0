import { listLetters } from '#domain/foundation/outbox/list-letters.ts';
import type { Services } from '#domain/services.ts';

/** The letters that were written to an address, the newest first. */
export function lettersTo(services: Services, to: string) {
  return listLetters(services, { to });
}

/** The secret in the newest letter with a link to an address. */
export async function mailedToken(services: Services, to: string): Promise<string> {
  const letters = await lettersTo(services, to);
  for (const { bodyText } of letters) {
    const token = /[?&](?:token|verify)=([\w-]+)/.exec(bodyText)?.[1];
    if (token !== undefined) return token;
  }
  throw new Error(`No letter to ${to} has a link: ${letters.map(({ letter }) => letter).join(', ')}`);
}
