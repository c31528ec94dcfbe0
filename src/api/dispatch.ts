import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { noteKeyCall } from '#domain/accounts/key/note-key-call.ts';
import { requireMember } from '#domain/accounts/member/require-member.ts';
import { noteRefusal, RefusedAttempt } from '#domain/foundation/audit/refused-attempt.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { readCookie } from '#platform/cookie.ts';
import { admit } from './admit.ts';
import { bearerKey } from './bearer-key.ts';
import type { Caller } from './caller.ts';
import { checkAnswer, statsOnlyRefusal, withoutBets } from './check-answer.ts';
import { addressOf, type Contract, type Envelope } from './endpoint.contract.ts';
import type { AnsweredFile, Endpoint, HandlerAnswer } from './endpoint.ts';
import { asAppError, failureEnvelope, successEnvelope, transportStatus } from './envelope.ts';
import { withinKey } from './key-access.ts';
import { countKey, type KeyLimit } from './key-limit.ts';
import { membersMount } from './members-mount.ts';
import type { Credentials, Mount } from './mount.ts';
import { noteFailure } from './note-failure.ts';
import { openApiDocument } from './openapi.ts';
import { readJson } from './read-body.ts';
import { assertOwnSite, type RequestContext } from './request-context.ts';
import { readIdempotencyKey, serveOnce } from './serve-once.ts';
import { streamParts } from './stream-parts.ts';

export type { RequestContext };

/** The server hands the context in beside each request. */
export type ApiEnv = {
  readonly Bindings: { readonly requestContext: RequestContext };
  readonly Variables: { caller: Caller };
};

type ApiOptions = {
  readonly services: Services;
  readonly endpoints: readonly Endpoint[];
  /** Where the API is mounted; left out, where members call it. */
  readonly mount?: Mount;
  /** Throws an AppError 'too_many' when this call is one too many for its source address. */
  readonly limit?: (call: LimitedCall) => Promise<void>;
  /** Counts a call of a key; left out, none is. */
  readonly limitKey?: KeyLimit;
};

type Api = ApiOptions & { readonly mount: Mount };

export type LimitedCall = {
  readonly clientIp: string;
  /** Who is signed in, for the limits of members. */
  readonly memberId: number | null;
  /** The endpoint that limits itself; null for the limit on all calls. */
  readonly contract: Contract | null;
};

const WRITES = new Set(['POST', 'PATCH', 'DELETE']);

/** The API as one Hono app: every answer is an envelope or a file, unknown paths and methods included. */
export function createApi({ mount = membersMount, ...options }: ApiOptions): Hono<ApiEnv> {
  const api: Api = { ...options, mount };
  const app = new Hono<ApiEnv>();
  app.use('*', async (context, next) => {
    const { requestContext } = context.env;
    const credentials = mount.readCredentials(requestContext, context.req.raw);
    const identity = await mount.identify(api.services, { ...credentials, brand: requestContext.brand });
    context.set('caller', callerOf(requestContext, { ...credentials, ...identity, services: api.services }));
    if (identity.key !== null) await countKey(context, identity.key, api.limitKey);
    else {
      await api.limit?.({
        clientIp: requestContext.clientIp,
        memberId: identity.member?.id ?? null,
        contract: null,
      });
      if (bearerKey(credentials) !== null) throw uselessKey();
    }
    if (WRITES.has(context.req.method)) {
      assertOwnSite({ site: requestContext.site, tokenFrom: credentials.tokenFrom });
    }
    await next();
  });
  let document: string | null = null;
  const documentPath = `${mount.base}/openapi.json` as const;
  app.get(documentPath, async (context) => {
    const guarded = { access: mount.readers, method: 'GET', path: documentPath } as const;
    admit(guarded, context.get('caller'));
    document ??= JSON.stringify(openApiDocument(api.endpoints, mount.about));
    return context.body(document, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  });
  for (const endpoint of api.endpoints) {
    const { contract } = endpoint;
    const limit = bodyLimit({
      maxSize: contract.maxBodyBytes ?? mount.maxBodyBytes,
      onError: (context) => sendFailure(context, new AppError('bad_request', 'body too large'), api),
    });
    const path = addressOf(contract).replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(contract.method, path, limit, (context) => serve(context, endpoint, api));
  }
  app.notFound((context) => sendFailure(context, unknownAddress(context, api), api));
  app.onError((error, context) => sendFailure(context, error, api));
  return app;
}

function callerOf(
  requestContext: RequestContext,
  found: Credentials & Pick<Caller, 'member' | 'operator' | 'key' | 'services'>,
): Caller {
  const { cookies, site, ...known } = requestContext;
  const { tokenFrom: _from, ...caller } = { ...known, ...found };
  // A program that has a key has nothing of a browser: no cookie counts beside it.
  const isProgram = found.key !== null;
  return {
    ...caller,
    isBrowser: !isProgram && site !== 'unsaid',
    cookie: (name) => (isProgram ? null : readCookie(cookies, name)),
  };
}

const uselessKey = (): AppError =>
  new AppError('not_signed_in', 'a key that is worth nothing', {
    fields: { base: [{ key: 'key_useless' }] },
  });

async function serve(context: Context<ApiEnv>, endpoint: Endpoint, api: Api): Promise<Response> {
  const { contract } = endpoint;
  const known = context.get('caller');
  const { services, brand, locale, clientIp, member, key: usedKey } = known;
  if (contract.callsAMinute) await api.limit?.({ clientIp, memberId: member?.id ?? null, contract });
  if (api.mount.admitsFirst) await noting(known, async () => admit(contract, known));
  const caller = withinKey(contract, known);
  if (usedKey !== null && caller.operator !== null && WRITES.has(contract.method)) {
    const call = `${contract.method} ${contract.path}`;
    await noteKeyCall(services, { operatorId: caller.operator.id, key: usedKey, call });
  }
  if (endpoint.isThere && !(await endpoint.isThere(caller))) throw unknownAddress(context, api);
  const input = {
    params: context.req.param(),
    query: context.req.query(),
    body: WRITES.has(contract.method) && contract.body ? await readJson(context) : {},
  };
  const run = async (inTransaction: Services) => {
    const asked = { ...caller, services: inTransaction };
    const answer = await noting(asked, () => endpoint.run(input, asked));
    const checked = checkAnswer(contract, answer, inTransaction);
    const hidesBets = await api.mount.hidesBets({ ...asked, member });
    if (hidesBets && contract.file && contract.isBetting) throw statsOnlyRefusal();
    return { ...answer, ...(hidesBets ? withoutBets(contract, checked) : checked) };
  };
  const key = contract.idempotent ? readIdempotencyKey(context) : null;
  if (key !== null) {
    const scope = `${scopeOf(caller)} ${contract.method} ${contract.path}`;
    return serveOnce(context, { services, brand, locale, scope, key, input, run });
  }
  const answer = await run(services);
  context.header('Cache-Control', contract.cacheS ? `private, max-age=${contract.cacheS}` : 'no-store');
  context.header('Vary', 'X-Language, Accept-Language, Cookie');
  if (contract.file && answer.file !== undefined) return sendFile(context, contract.file, answer.file);
  return sendAnswer(context, answer);
}

/** Does some work of a call; where it is refused as something that the log has to know of, the log notes it. */
async function noting<Done>(
  { services, operator }: Pick<Caller, 'services' | 'operator'>,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedAttempt && operator !== null) {
      await noteRefusal(services, { operatorId: operator.id, attempt: error.attempt });
    }
    throw error;
  }
}

/** Whose key a key is. */
function scopeOf({ member, operator }: Caller): string {
  return operator === null ? String(requireMember(member).id) : `operator ${operator.id}`;
}

function sendFile(
  context: Context<ApiEnv>,
  { type }: { readonly type: string },
  file: AnsweredFile,
): Response {
  context.header('Content-Type', type);
  context.header('Content-Disposition', `attachment; filename="${file.name}"`);
  return context.body(typeof file.content === 'string' ? file.content : streamParts(file.content));
}

async function sendAnswer(context: Context<ApiEnv>, answer: HandlerAnswer<Contract>): Promise<Response> {
  const cookies = context.get('caller').key === null ? (answer.cookies ?? []) : [];
  for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
  if (answer.clearsSiteData) context.header('Clear-Site-Data', '"cache", "storage"');
  const envelope = await successEnvelope(answer, context.env.requestContext.locale);
  return context.json(envelope satisfies Envelope);
}

function unknownAddress(context: Context<ApiEnv>, { endpoints, mount }: Api): AppError {
  const asked = context.req.path;
  const methods = endpoints
    .filter(({ contract }) =>
      new RegExp(`^${addressOf(contract).replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked),
    )
    .map(({ contract }) => contract.method);
  if (methods.length === 0 || !mount.namesMethods)
    return new AppError('not_found', `no endpoint at ${asked}`);
  context.header('Allow', [...new Set(methods)].join(', '));
  return new AppError('method_not_allowed', `${context.req.method} at ${asked}`);
}

async function sendFailure(context: Context<ApiEnv>, error: unknown, api: Api): Promise<Response> {
  const { requestContext } = context.env;
  const envelope = await failureEnvelope(error, requestContext.locale);
  const isByKey = bearerKey(api.mount.readCredentials(requestContext, context.req.raw)) !== null;
  if (envelope.http_code === 302 && isByKey) {
    context.header('WWW-Authenticate', 'Bearer error="invalid_token"');
  } else if (envelope.http_code === 302) {
    for (const cookie of api.mount.expiredCookies(requestContext)) {
      context.header('Set-Cookie', cookie, { append: true });
    }
  }
  noteFailure(api.services.log, error, { requestId: requestContext.requestId, request: context.req.raw });
  const { retryAfterS } = asAppError(error);
  if (retryAfterS !== undefined) context.header('Retry-After', String(retryAfterS));
  context.header('Cache-Control', 'no-store');
  return context.json(envelope, transportStatus(envelope.http_code));
}
