import type { Locale } from '#terms/locales.ts';
import { type ApiClient, createApiClient } from '../api-client.ts';
import { officeAddress } from './office-address.ts';

/** The client of the office's API in the running page; every call is for the brand that the operator works for now. */
export function officeClient({
  locale,
  brand,
}: {
  readonly locale: Locale;
  readonly brand: string | null;
}): ApiClient {
  return createApiClient({
    base: '',
    locale,
    fetch: (address, init) => fetch(officeAddress(withBrand(address, brand)), init),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    log: (path, problem) => console.warn(`no answer from ${path}`, problem),
  });
}

function withBrand(address: string, brand: string | null): string {
  if (brand === null) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ brand })}`;
}
