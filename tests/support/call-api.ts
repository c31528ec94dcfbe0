import { type Envelope, envelopeSchema } from '#api/endpoint.contract.ts';
import type { RequestContext } from '#api/request-context.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { membersApi } from './made-apis.ts';
import { seenCodes } from './seen-codes.ts';

export type ApiAnswer = Envelope & { readonly status: number; readonly headers: Headers };

export type ApiCall = {
  /** Below /api, with its query. */
  readonly path: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly locale?: Locale;
  readonly brand?: string;
  /** Of a member's session, as `makeMember` answers it; sent as a bearer token. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** What else the front door would have found out, for a call as a browser makes it. */
  readonly requestContext?: Partial<RequestContext>;
};

/** What the front door finds out about a call that no browser makes and no one is signed in to. */
export const guestContext: RequestContext = {
  brand: 'blue',
  locale: 'en',
  requestId: 'test-request',
  clientIp: '127.0.0.1',
  isMachine: false,
  token: null,
  tokenFrom: null,
  site: 'unsaid',
  isHttps: false,
  userAgent: null,
  requestedWith: null,
  cookies: null,
  trials: [],
};

/** Asks for an answer that is a file. */
export async function callFile(services: Services, path: string) {
  const api = membersApi(services);
  const response = await api.request(`/api${path}`, {}, { requestContext: guestContext });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Calls the whole API, dispatcher included, as a guest or with a token; the answer must be an envelope. */
export async function callApi(services: Services, call: ApiCall): Promise<ApiAnswer> {
  const { path, method = 'GET', body, locale = 'en', brand = 'blue', token = null } = call;
  const api = membersApi(services);
  const json = {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...call.headers },
  };
  const response = await api.request(
    `/api${path}`,
    { method, ...(body === undefined ? { headers: call.headers ?? {} } : json) },
    {
      requestContext: {
        ...guestContext,
        brand,
        locale,
        token,
        tokenFrom: token === null ? null : 'bearer',
        ...call.requestContext,
      },
    },
  );
  const envelope = envelopeSchema.parse(await response.json());
  seenCodes.add(envelope.http_code);
  return { ...envelope, status: response.status, headers: response.headers };
}
