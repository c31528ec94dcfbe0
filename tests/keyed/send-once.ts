import type { Services } from '#domain/services.ts';
import { guestContext } from '#tests/support/call-api.ts';
import { membersApi, officeApi } from '#tests/support/made-apis.ts';
import type { Made } from './world.ts';

export type RawAnswer = {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
};

/** Sends a call under a key to the API or to the office; the answer as it came, byte for byte. */
export async function sendOnce(
  services: Services,
  { path, body, token }: Pick<Made, 'path' | 'body' | 'token'>,
  key: string,
): Promise<RawAnswer> {
  const requestContext = { ...guestContext, token, tokenFrom: 'bearer' as const };
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    Authorization: `Bearer ${token}`,
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const api = path.startsWith('/office/') ? officeApi(services) : membersApi(services);
  const response = await api.request(path, init, { requestContext });
  return {
    status: response.status,
    text: await response.text(),
    retryAfter: response.headers.get('Retry-After'),
  };
}
