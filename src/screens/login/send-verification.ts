import { verifyEmailContract } from '#api/ai-accounts/verify-email.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from '../browser-client.ts';

export function sendVerification(token: string, locale: Locale) {
  return browserClient(locale).call(verifyEmailContract, { body: { token } });
}
