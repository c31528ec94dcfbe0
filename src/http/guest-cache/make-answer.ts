import type { Clock } from '#platform/clock.ts';
import { startTimer } from '#platform/clock.ts';
import { newNonce } from '#platform/id.ts';
import type { HttpEnv } from '../http-env.ts';
import type { Stored } from './answer-store.ts';
import type { GuestQuestion } from './guest-question.ts';
import { hashScripts } from './hash-scripts.ts';
import { packAnswer } from './pack-answer.ts';

/** For so long a cache before the site may show a page without asking; what the site knows of the facts does not reach it. */
const EDGE_S = 5;
/** And for so long it may go on showing it while it asks. */
const EDGE_STALE_S = 30;

/** Headers that say how an answer is sent, or to whom. */
const OF_ONE_ANSWER =
  /^(?:x-request-id|set-cookie|cache-control|vary|content-(?:type|length|encoding|security-policy)|connection|transfer-encoding|date)$/;

export type Handle = (request: Request, environment: HttpEnv['Bindings']) => Response | Promise<Response>;

/**
 * Asks the site as a guest who sends nothing but what the question names, and packs what comes. An answer that is not the same for all
 * guests (a redirect, a failure of the reader's, a cookie) is only noted. Null where the site could not answer at all.
 */
export async function makeAnswer(
  question: GuestQuestion,
  { handle, clock, stamp }: { readonly handle: Handle; readonly clock: Clock; readonly stamp: string },
): Promise<Stored | null> {
  const fromMs = clock.now().getTime();
  let untilMs = fromMs + question.goodForS * 1000;
  const nonce = newNonce();
  const goodUntil = (at: Date) => {
    if (at.getTime() > fromMs) untilMs = Math.min(untilMs, at.getTime());
  };
  const { url, headers } = question.request;
  const response = await handle(new Request(url, { headers }), { shared: { nonce, goodUntil } });
  const text = await response.text();
  if (response.status >= 500) return null;
  const stored = { stamp, fromMs, untilMs, storedMs: startTimer() };
  if (!isForAll(response, question)) return { ...stored, answer: null };
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const page = question.kind === 'page' ? hashScripts(text, policy, nonce) : { html: text, policy };
  const answer = await packAnswer({
    text: page.html,
    type: response.headers.get('Content-Type') ?? 'text/plain; charset=utf-8',
    headers: [
      ...[...response.headers].filter(([name]) => !OF_ONE_ANSWER.test(name)),
      ['Content-Security-Policy', page.policy],
      ['Cache-Control', cachingOf(question)],
      ['Vary', varyOf(question)],
    ],
  });
  return { ...stored, answer };
}

function isForAll(response: Response, { kind }: GuestQuestion): boolean {
  if (response.status !== 200 || response.headers.has('Set-Cookie')) return false;
  // A page that is stricter than others has a reason; calls say `no-store` where their contract names no time.
  return kind === 'api' || !/no-store/.test(response.headers.get('Cache-Control') ?? '');
}

function cachingOf({ kind, browserS }: GuestQuestion): string {
  const forAll = `public, max-age=${browserS}, s-maxage=${EDGE_S}`;
  // A browser would use a list again that its page has just asked for again.
  return kind === 'page' ? `${forAll}, stale-while-revalidate=${EDGE_STALE_S}` : forAll;
}

function varyOf({ kind, isByLanguage }: GuestQuestion): string {
  const ofLanguage = kind === 'api' ? ['X-Language', 'Accept-Language'] : ['Accept-Language'];
  return ['Accept-Encoding', ...(isByLanguage ? ofLanguage : []), 'Cookie', 'Authorization'].join(', ');
}
