import type { z } from 'zod';
import { googleCallbackContract } from '#api/auth/google/callback.contract.ts';
import { googleConsentContract } from '#api/auth/google/consent.contract.ts';
import { googleLinkContract } from '#api/auth/google/link.contract.ts';
import { googleStartContract } from '#api/auth/google.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from '../browser-client.ts';

export function sendGoogleCode(code: string, locale: Locale) {
  return browserClient(locale).call(googleCallbackContract, { body: { code } });
}

/** The address at Google for browsers that open no window. */
export function askGoogleAddress(redirect: string, locale: Locale) {
  return browserClient(locale).call(googleStartContract, { query: { redirect, lang: locale } });
}

export function sendConsent(body: z.input<typeof googleConsentContract.body>, locale: Locale) {
  return browserClient(locale).call(googleConsentContract, { body });
}

export function sendLink(body: z.input<typeof googleLinkContract.body>, locale: Locale) {
  return browserClient(locale).call(googleLinkContract, { body });
}
