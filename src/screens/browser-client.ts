import type { Locale } from '#terms/locales.ts';
import { type ApiClient, createApiClient } from './api-client.ts';

/** The API's client of the running page. Import it with the first call, never with the page: its schemas weigh much. */
export function browserClient(locale: Locale): ApiClient {
  return createApiClient({
    base: '/api',
    locale,
    fetch: (address, init) => {
      // No form and no other site's page can set it without asking (docs/product/accounts.md).
      const headers = new Headers(init.headers);
      headers.set('X-Requested-With', 'XMLHttpRequest');
      return fetch(address, { ...init, headers });
    },
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    log: (path, problem) => console.warn(`no answer from ${path}`, problem),
  });
}
