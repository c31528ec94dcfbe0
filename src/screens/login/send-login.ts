import type { z } from 'zod';
import { loginContract } from '#api/login.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from '../browser-client.ts';

export function sendLogin(body: z.input<typeof loginContract.body>, locale: Locale) {
  return browserClient(locale).call(loginContract, { body });
}
