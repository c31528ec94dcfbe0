import type { Context } from 'hono';
import { answerOnce, type OnceAnswer } from '#domain/foundation/idempotency/answer-once.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { canonicalJson, sha256 } from '#platform/hash.ts';
import type { Locale } from '#terms/locales.ts';
import { asAppError, failureEnvelope, successEnvelope, transportStatus } from './envelope.ts';
import { InputError, type RawInput } from './parse-input.ts';

type RunAnswer = Parameters<typeof successEnvelope>[0] & { readonly cookies?: readonly string[] };

type OnceCall = {
  readonly services: Services;
  readonly brand: string;
  readonly locale: Locale;
  /** Who asks and for what: the same key in another scope is another key. */
  readonly scope: string;
  readonly key: string;
  readonly input: RawInput;
  /** The handler and the check of its contract, on the services of the transaction that it is handed. */
  readonly run: (inTransaction: Services) => Promise<RunAnswer>;
};

/** Runs a write once for its key; every call under the key is answered with the same bytes. */
export async function serveOnce(context: Context, call: OnceCall): Promise<Response> {
  const { services, brand, scope, key, input, locale } = call;
  const requestHash = sha256(canonicalJson({ params: input.params, query: input.query, body: input.body }));
  const { httpCode, body } = await answerOnce(services, { brand, scope, key, requestHash }, (inTransaction) =>
    call.run(inTransaction).then(
      (answer) => success(answer, locale),
      (error: unknown) => {
        if (error instanceof AppError && error.retryAfterS !== undefined) {
          context.header('Retry-After', String(error.retryAfterS));
        }
        return refusal(error, locale);
      },
    ),
  );
  context.header('Cache-Control', 'no-store');
  context.header('Content-Type', 'application/json');
  return context.body(body, transportStatus(httpCode));
}

async function success(answer: RunAnswer, locale: Locale): Promise<OnceAnswer> {
  // A cookie is not part of the stored answer, so the second caller would not get it.
  if (answer.cookies !== undefined) throw new Error('a write with a key cannot set cookies');
  const envelope = await successEnvelope(answer, locale);
  return { httpCode: envelope.http_code, body: JSON.stringify(envelope) };
}

/** A refusal is an answer like any other; a failure of ours is thrown on, so that nothing of the work stays. */
async function refusal(error: unknown, locale: Locale): Promise<OnceAnswer> {
  if (!(error instanceof InputError) && ['internal', 'unavailable'].includes(asAppError(error).code))
    throw error;
  const envelope = await failureEnvelope(error, locale);
  return { httpCode: envelope.http_code, body: JSON.stringify(envelope) };
}

/** The key of the call, null where it has none; one that is no UUID is refused. */
export function readIdempotencyKey(context: Context): string | null {
  const given = context.req.header('Idempotency-Key');
  if (given === undefined) return null;
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given)) {
    throw new AppError('bad_request', 'the Idempotency-Key is no UUID');
  }
  return given.toLowerCase();
}
