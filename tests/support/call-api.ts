import { createApi } from '#api/dispatch.ts';
import { type Envelope, envelopeSchema } from '#api/endpoint.contract.ts';
import { endpoints } from '#api/index.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#i18n/locales.ts';

export type ApiAnswer = Envelope & { readonly status: number; readonly headers: Headers };

export type ApiCall = {
  /** Below /api, with its query. */
  readonly path: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly locale?: Locale;
  readonly brand?: string;
};

/** Calls the whole API, dispatcher included, as a guest; the answer must be an envelope. */
export async function callApi(services: Services, call: ApiCall): Promise<ApiAnswer> {
  const { path, method = 'GET', body, locale = 'en', brand = 'blue' } = call;
  const api = createApi({ services, endpoints });
  const json = { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await api.request(
    `/api${path}`,
    { method, ...(body === undefined ? {} : json) },
    { facts: { brand, locale, requestId: 'test-request', clientIp: '127.0.0.1' } },
  );
  const envelope = envelopeSchema.parse(await response.json());
  return { ...envelope, status: response.status, headers: response.headers };
}
