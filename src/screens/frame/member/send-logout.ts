import { logoutContract } from '#api/logout.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from '../../browser-client.ts';

export function sendLogout(locale: Locale) {
  return browserClient(locale).call(logoutContract);
}
