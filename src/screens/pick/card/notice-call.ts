import type { z } from 'zod';
import { noticesContract } from '#api/me/notices.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from '../../browser-client.ts';

/** Asks for the notice of a game, or takes the wish back; loaded with the first press, as the schemas of calls weigh much. */
export function sendNoticeWish(body: z.input<typeof noticesContract.body>, locale: Locale) {
  return browserClient(locale).call(noticesContract, { body });
}
