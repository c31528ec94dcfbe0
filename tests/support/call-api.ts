import { createApi } from '#api/dispatch.ts';
import { type Envelope, envelopeSchema } from '#api/endpoint.contract.ts';
import { endpoints } from '#api/index.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#i18n/locales.ts';

export type ApiAnswer = { readonly status: number; readonly headers: Headers; readonly body: Envelope };

/** Calls the whole API, dispatcher included, as a guest of the brand 'blue'; the answer must be an envelope. */
export function apiCaller(
  services: Services,
  of: { readonly locale?: Locale; readonly brand?: string } = {},
) {
  const api = createApi({ services, endpoints });
  return async (method: string, path: string, body?: unknown): Promise<ApiAnswer> => {
    const response = await api.request(
      `/api${path}`,
      {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      },
      {
        facts: {
          brand: of.brand ?? 'blue',
          locale: of.locale ?? 'en',
          requestId: 'test-request',
          clientIp: '127.0.0.1',
        },
      },
    );
    return {
      status: response.status,
      headers: response.headers,
      body: envelopeSchema.parse(await response.json()),
    };
  };
}
