import type { z } from 'zod';
import { registerContract } from '#api/ai-accounts.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from '../browser-client.ts';

export function sendRegistration(body: z.input<typeof registerContract.body>, locale: Locale) {
  return browserClient(locale).call(registerContract, { body });
}
