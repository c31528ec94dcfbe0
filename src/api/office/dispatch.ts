import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { findOperatorByToken } from '#domain/accounts/operator/find-operator-by-token.ts';
import { noteRefusal, RefusedAttempt } from '#domain/foundation/audit/refused-attempt.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { readCookie } from '#platform/cookie.ts';
import { isToken } from '#platform/token.ts';
import type { RequestFacts } from '../caller-facts.ts';
import type { Envelope } from '../endpoint.contract.ts';
import { asAppError, failureEnvelope, successEnvelope, transportStatus } from '../envelope.ts';
import { noteFailure } from '../note-failure.ts';
import { readIdempotencyKey, serveOnce } from '../serve-once.ts';
import { OFFICE_COOKIE } from './office-cookie.ts';
import type { OfficeCaller, OfficeEndpoint, OfficeVisitor } from './office-endpoint.ts';

export type OfficeEnv = { readonly Bindings: { readonly facts: RequestFacts } };

export type OfficeOptions = { readonly services: Services; readonly endpoints: readonly OfficeEndpoint[] };

/** A picture of an article is the largest thing that the office is sent where a contract names no other limit. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/**
 * The office's API as one Hono app under /office/api. It knows operators and no members; a call without the permission is
 * answered as one to an address that does not exist, after the sign-in has been checked.
 */
export function createOfficeApi(options: OfficeOptions): Hono<OfficeEnv> {
  const app = new Hono<OfficeEnv>().basePath('/office/api');
  for (const endpoint of options.endpoints) {
    const path = endpoint.contract.path.replace(/^\/office/, '').replaceAll(/\{(\w+)\}/g, ':$1');
    const limit = bodyLimit({
      maxSize: endpoint.contract.maxBodyBytes ?? MAX_BODY_BYTES,
      onError: (context) => sendFailure(context, new AppError('bad_request', 'body too large'), options),
    });
    app.on(endpoint.contract.method, path, limit, (context) => serve(context, endpoint, options));
  }
  app.notFound((context) => sendFailure(context, new AppError('not_found', 'no such endpoint'), options));
  app.onError((error, context) => sendFailure(context, error, options));
  return app;
}

async function serve(context: Context<OfficeEnv>, endpoint: OfficeEndpoint, { services }: OfficeOptions) {
  const { contract, permission } = endpoint;
  const isWrite = contract.method !== 'GET';
  const { facts } = context.env;
  const fromHeader = /^Bearer\s+(\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1] ?? null;
  const token = fromHeader ?? readCookie(facts.cookies, OFFICE_COOKIE);
  if (
    isWrite &&
    fromHeader === null &&
    (facts.site === 'other' || (token !== null && facts.site !== 'same'))
  ) {
    throw new AppError('bad_request', 'a write from another origin');
  }
  const operator = await findOperatorByToken(services, token);
  const caller = callerOf(services, facts, { operator, token });
  if (permission !== 'anybody') {
    if (operator === null) throw new AppError('not_signed_in', 'no living session of the office');
    if (permission !== 'signed_in' && !mayDo(operator.role, permission)) {
      // Only a write is an attempt: a reader's browser may ask for a list of which their role sees nothing.
      if (isWrite) {
        const subject = { subjectKind: 'call', subjectId: `${contract.method} ${contract.path}` };
        const attempt = { action: 'refused.permission', ...subject, why: permission } as const;
        await noteRefusal(services, { operatorId: operator.id, attempt });
      }
      throw new AppError('not_found', `${operator.role} may not ${permission}`);
    }
  }
  const input = {
    params: context.req.param(),
    query: context.req.query(),
    body: isWrite && contract.body ? await readJson(context) : {},
  };
  const run = async (inTransaction: Services) => {
    const answer = await endpoint
      .run(input, { ...caller, services: inTransaction })
      .catch(async (error: unknown) => {
        if (error instanceof RefusedAttempt && operator !== null)
          await noteRefusal(inTransaction, { operatorId: operator.id, attempt: error.attempt });
        throw error;
      });
    return { ...answer, data: answer.file ? null : contract.data.parse(answer.data) };
  };
  const key = contract.idempotent && operator !== null ? readIdempotencyKey(context) : null;
  if (key !== null) {
    const { brand, locale } = facts;
    const scope = `operator ${operator?.id} ${contract.method} ${contract.path}`;
    return serveOnce(context, { services, brand, locale, scope, key, input, run });
  }
  const answer = await run(services);
  if (contract.file && answer.file) {
    context.header('Cache-Control', 'no-store');
    context.header('Content-Type', contract.file.type);
    context.header('Content-Disposition', `attachment; filename="${answer.file.name}"`);
    return context.body(streamOf(answer.file.rows));
  }
  context.header('Cache-Control', 'no-store');
  for (const cookie of answer.cookies ?? []) context.header('Set-Cookie', cookie, { append: true });
  if (answer.clearsSiteData) context.header('Clear-Site-Data', '"cache", "storage"');
  const envelope = await successEnvelope(answer, facts.locale);
  return context.json(envelope satisfies Envelope);
}

/** A part is made when the reader takes one, so a long file needs no more memory than a short one. */
function streamOf(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

function callerOf(
  services: Services,
  facts: RequestFacts,
  { operator, token }: { readonly operator: Operator | null; readonly token: string | null },
): OfficeCaller | OfficeVisitor {
  const { locale, clientIp, userAgent, isHttps } = facts;
  const visitor = { services, locale, clientIp, userAgent, isHttps, isBrowser: facts.site !== 'unsaid' };
  return operator === null || !isToken(token) ? visitor : { ...visitor, operator, token };
}

async function readJson(context: Context<OfficeEnv>): Promise<unknown> {
  try {
    return await context.req.json();
  } catch (cause) {
    throw new AppError('bad_request', 'the body is not JSON', { cause });
  }
}

async function sendFailure(context: Context<OfficeEnv>, error: unknown, { services }: OfficeOptions) {
  const { locale, requestId } = context.env.facts;
  const envelope = await failureEnvelope(error, locale);
  noteFailure(services.log, error, { requestId, request: context.req.raw });
  const { retryAfterS } = asAppError(error);
  if (retryAfterS !== undefined) context.header('Retry-After', String(retryAfterS));
  context.header('Cache-Control', 'no-store');
  return context.json(envelope, transportStatus(envelope.http_code));
}
