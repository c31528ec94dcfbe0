import { failureEnvelope } from '#api/envelope.ts';
import type { Brand } from '#brands/brand.ts';
import { AppError } from '#platform/app-error.ts';
import { OutcomeUnknownError } from '#platform/outcome-unknown-error.ts';
import type { Locale } from '#terms/locales.ts';
import { isHouseAddress } from './canonical-address.ts';
import { type PlainReason, plainPage } from './plain-pages.ts';

/** A reader who comes again after so long is most likely served. */
const RETRY_AFTER_S = 2;

type Refused = {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly path: string;
  readonly requestId: string;
};

/** An answer that needs no database and hardly any work: a page to readers, the envelope to callers of the API. */
export async function refusal(
  { brand, locale, path, requestId }: Refused,
  reason: PlainReason,
): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Request-Id': requestId });
  const status = reason === 'broken' ? 500 : 503;
  if (status === 503) headers.set('Retry-After', String(RETRY_AFTER_S));
  if (/^\/(?:office\/)?api\//.test(path)) {
    headers.set('Content-Type', 'application/json');
    return new Response(await envelopeIn(locale, reason), { status, headers });
  }
  if (path.endsWith('.data') || (isHouseAddress(path) && !path.startsWith('/office'))) {
    headers.set('Content-Type', 'text/plain; charset=utf-8');
    return new Response('', { status, headers });
  }
  const page = await plainPage(brand, locale, reason);
  for (const [name, value] of Object.entries(page.headers)) headers.set(name, value);
  return new Response(page.body, { status, headers });
}

const envelopes = new Map<string, string>();

async function envelopeIn(locale: Locale, reason: PlainReason): Promise<string> {
  const key = `${locale} ${reason}`;
  const known = envelopes.get(key);
  if (known !== undefined) return known;
  const envelope = JSON.stringify(await failureEnvelope(failureOf(reason), locale));
  envelopes.set(key, envelope);
  return envelope;
}

function failureOf(reason: PlainReason): Error {
  if (reason === 'unsure') return new OutcomeUnknownError(null);
  return new AppError(reason === 'broken' ? 'internal' : 'unavailable', 'refused at the door');
}
