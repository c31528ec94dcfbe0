import type { z } from 'zod';
import { acceptVersionsContract } from '#api/me/consents.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from './browser-client.ts';

/** Agrees to versions that were shown, or puts the question off. */
export function sendConsent(locale: Locale, body: z.input<typeof acceptVersionsContract.body>) {
  return browserClient(locale).call(acceptVersionsContract, { body });
}
