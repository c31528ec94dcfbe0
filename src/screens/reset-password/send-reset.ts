import type { z } from 'zod';
import { resetPasswordContract } from '#api/ai-accounts/forget-password/reset.contract.ts';
import { forgetPasswordContract } from '#api/ai-accounts/forget-password.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from '../browser-client.ts';

export function askEmail(body: z.input<typeof forgetPasswordContract.body>, locale: Locale) {
  return browserClient(locale).call(forgetPasswordContract, { body });
}

export function sendNewPassword(body: z.input<typeof resetPasswordContract.body>, locale: Locale) {
  return browserClient(locale).call(resetPasswordContract, { body });
}
