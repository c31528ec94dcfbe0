import { listLetters } from '#domain/outbox/list-letters.ts';
import type { Services } from '#domain/services.ts';

/** The letters that were written to an address, the newest first. */
export function lettersTo(services: Services, to: string) {
  return listLetters(services, { to });
}

/** The secret in the newest letter's link to an address. */
export async function mailedToken(services: Services, to: string): Promise<string> {
  const [newest] = await lettersTo(services, to);
  const token = /[?&](?:token|verify)=([\w-]+)/.exec(newest?.bodyText ?? '')?.[1];
  if (token === undefined) throw new Error(`The newest letter to ${to} has no link: ${newest?.letter}`);
  return token;
}
