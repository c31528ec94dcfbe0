import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { findBrand } from '#brands/index.ts';
import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { requireMember } from '#domain/accounts/member/require-member.ts';
import { overlayBrand } from '#domain/content/wording/overlay-brand.ts';
import { isStatsOnly } from '#domain/picks/stats-only/is-stats-only.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { readCookie } from '#platform/cookie.ts';
import { type RequestFacts, refuseForeignWrite } from './caller-facts.ts';
import type { Contract, Envelope } from './endpoint.contract.ts';
import type { Caller, Endpoint } from './endpoint.ts';
import { asAppError, failureEnvelope, successEnvelope, transportStatus } from './envelope.ts';
import { noteFailure } from './note-failure.ts';
import { readIdempotencyKey, serveOnce } from './serve-once.ts';
import { expiredCookies } from './session-cookies.ts';
import { withoutBetting } from './without-betting.ts';

export type { RequestFacts };

/** The server hands the facts in beside each request. */
export type ApiEnv = {
  readonly Bindings: { readonly facts: RequestFacts };
  readonly Variables: { member: Member | null };
};

export type ApiOptions = {
  readonly services: Services;
  readonly endpoints: readonly Endpoint[];
  /** Throws an AppError 'too_many' when this call is one too many for its source address. */
  readonly limit?: (call: LimitedCall) => Promise<void>;
};

export type LimitedCall = {
  readonly clientIp: string;
  /** Who is signed in, for the limits of members. */
  readonly memberId: number | null;
  /** The endpoint that limits itself; null for the limit on all calls. */
  readonly contract: Contract | null;
};

const MAX_BODY_BYTES = 64 * 1024;
const WRITES = new Set(['POST', 'PATCH', 'DELETE']);

/** The API as one Hono app: every answer is an envelope, unknown paths and methods included. */
export function createApi(options: ApiOptions): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>().basePath('/api');
  app.use('*', async (context, next) => {
    const { facts } = context.env;
    const member = await findMemberByToken(options.services, facts);
    context.set('member', member);
    await options.limit?.({ clientIp: facts.clientIp, memberId: member?.id ?? null, contract: null });
    if (WRITES.has(context.req.method)) refuseForeignWrite(facts);
    await next();
  });
  for (const endpoint of options.endpoints) {
    const path = endpoint.contract.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const limit = bodyLimit({
      maxSize: endpoint.contract.maxBodyBytes ?? MAX_BODY_BYTES,
      onError: (context) => sendFailure(context, new AppError('bad_request', 'body too large'), options),
    });
    app.on(endpoint.contract.method, path, limit, (context) => serve(context, endpoint, options));
  }
  app.notFound((context) => sendFailure(context, unknownAddress(context, options.endpoints), options));
  app.onError((error, context) => sendFailure(context, error, options));
  return app;
}

async function serve(context: Context<ApiEnv>, endpoint: Endpoint, options: ApiOptions): Promise<Response> {
  const { contract } = endpoint;
  const caller = callerOf(context, options.services);
  if (contract.callsAMinute) {
    const { clientIp, member } = caller;
    await options.limit?.({ clientIp, memberId: member?.id ?? null, contract });
  }
  const input = {
    params: context.req.param(),
    query: context.req.query(),
    body: WRITES.has(contract.method) && contract.body ? await readJson(context) : {},
  };
  const run = async (services: Services) => {
    const answer = await endpoint.run(input, { ...caller, services });
    return {
      ...answer,
      ...(await shownTo({ ...caller, services }, contract, checkAnswer(contract, answer, services))),
    };
  };
  const key = contract.idempotent ? readIdempotencyKey(context) : null;
  if (key !== null) {
    const { services, brand, locale } = caller;
    const scope = `${requireMember(caller.member).id} ${contract.method} ${contract.path}`;
    return serveOnce(context, { services, brand, locale, scope, key, input, run });
  }
  const answer = await run(options.services);
  context.header('Cache-Control', contract.cacheS ? `private, max-age=${contract.cacheS}` : 'no-store');
  context.header('Vary', 'X-Language, Accept-Language, Cookie');
  if (contract.file && answer.file !== undefined) {
    if (contract.isBetting) await refuseInStatsOnly(caller);
    context.header('Content-Type', contract.file.type);
    context.header('Content-Disposition', `attachment; filename="${contract.file.name}"`);
    return context.body(answer.file);
  }
  for (const cookie of answer.cookies ?? []) context.header('Set-Cookie', cookie, { append: true });
  if (answer.clearsSiteData) context.header('Clear-Site-Data', '"cache", "storage"');
  const envelope = await successEnvelope(answer, caller.locale);
  return context.json(envelope satisfies Envelope);
}

function callerOf(context: Context<ApiEnv>, services: Services): Caller {
  const { cookies, site, tokenFrom: _from, ...facts } = context.env.facts;
  return {
    ...facts,
    services,
    member: context.get('member'),
    isBrowser: site !== 'unsaid',
    cookie: (name) => readCookie(cookies, name),
  };
}

type CheckedAnswer = { data: unknown; meta?: Readonly<Record<string, unknown>> };

/**
 * The answer as the contract's schema reads it, which also drops every field that was not promised. An answer that breaks
 * its contract is an error in test mode, and an alarm in the log elsewhere, where half an answer is better than none.
 */
function checkAnswer(
  contract: Contract,
  answer: { readonly data: unknown; readonly meta?: unknown },
  services: Services,
): CheckedAnswer {
  const data = contract.data.safeParse(answer.data);
  const meta = contract.meta?.safeParse(answer.meta);
  if (data.success && (meta === undefined || meta.success)) {
    return meta ? { data: data.data, meta: meta.data } : { data: data.data };
  }
  const issues = [...(data.error?.issues ?? []), ...(meta?.error?.issues ?? [])];
  services.log.error({ path: contract.path, issues: issues.slice(0, 5) }, 'an answer broke its contract');
  if (services.env.APP_MODE === 'test' || !data.success) {
    throw new AppError('internal', `The answer of ${contract.path} broke its contract.`);
  }
  return { data: data.data };
}

/** A file about picks cannot be read line by line for what may stay. */
async function refuseInStatsOnly(caller: Caller): Promise<void> {
  if (!(await hidesBets(caller))) return;
  throw new AppError('locked', 'stats only', {
    fields: { base: [{ key: 'member.statsOnly' }] },
    data: { reason: 'stats_only', until: null },
  });
}

/** In stats-only mode what the contract marks as being about bets leaves the answer. */
async function shownTo(caller: Caller, contract: Contract, answer: CheckedAnswer): Promise<CheckedAnswer> {
  if (!(await hidesBets(caller))) return answer;
  const data = withoutBetting(contract.data, answer.data);
  if (contract.meta === undefined) return { data };
  return { data, meta: metaSchema.parse(withoutBetting(contract.meta, answer.meta)) };
}

const metaSchema = z.record(z.string(), z.unknown());

/** Whether the answer is for somebody who is shown sport and forecasts only: by their own choice, or by the brand's owners. */
async function hidesBets({ services, brand: key, member }: Caller): Promise<boolean> {
  const brand = findBrand(key);
  return isStatsOnly(brand === null ? null : await overlayBrand(services, brand), member);
}

async function readJson(context: Context<ApiEnv>): Promise<unknown> {
  const type = context.req.header('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new AppError('bad_request', 'the body is not JSON');
  try {
    return await context.req.json();
  } catch (cause) {
    throw new AppError('bad_request', 'the body is not JSON', { cause });
  }
}

function unknownAddress(context: Context<ApiEnv>, endpoints: readonly Endpoint[]): AppError {
  const asked = context.req.path.replace(/^\/api/, '');
  const methods = endpoints
    .filter(({ contract }) => new RegExp(`^${contract.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked))
    .map(({ contract }) => contract.method);
  if (methods.length === 0) return new AppError('not_found', `no endpoint at ${asked}`);
  context.header('Allow', [...new Set(methods)].join(', '));
  return new AppError('method_not_allowed', `${context.req.method} at ${asked}`);
}

async function sendFailure(context: Context<ApiEnv>, error: unknown, options: ApiOptions): Promise<Response> {
  const facts = context.env.facts;
  const envelope = await failureEnvelope(error, facts.locale);
  // Whoever is told to sign in loses what the browser still keeps of the last session (docs/product/conventions.md).
  if (envelope.http_code === 302) {
    for (const cookie of expiredCookies(facts)) context.header('Set-Cookie', cookie, { append: true });
  }
  noteFailure(options.services.log, error, { requestId: facts.requestId, request: context.req.raw });
  const { retryAfterS } = asAppError(error);
  if (retryAfterS !== undefined) context.header('Retry-After', String(retryAfterS));
  context.header('Cache-Control', 'no-store');
  return context.json(envelope, transportStatus(envelope.http_code));
}
