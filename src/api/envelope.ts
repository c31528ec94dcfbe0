import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError, ERROR_CODES, type PublicMessage } from '#platform/app-error.ts';
import { isDatabaseAway } from '#platform/is-database-away.ts';
import { isOutcomeUnknown } from '#platform/outcome-unknown-error.ts';
import type { Locale } from '#terms/locales.ts';
import type { Envelope } from './endpoint.contract.ts';
import { inputMessages } from './input-messages.ts';
import { InputError } from './parse-input.ts';
import { translateMessage } from './reader-messages.ts';

/** A browser would follow a real 302, so 'not signed in' travels as 401; every other code is its own status (docs/product/conventions.md). */
export function transportStatus(httpCode: number): ContentfulStatusCode {
  const code = httpCode === 302 ? 401 : httpCode;
  return STATUSES.find((status) => status === code) ?? 500;
}

const STATUSES = [200, 400, 401, 403, 404, 405, 409, 413, 422, 423, 429, 500, 503] as const;

export async function successEnvelope(
  answer: {
    readonly data: unknown;
    readonly meta?: Readonly<Record<string, unknown>>;
    readonly message?: PublicMessage;
  },
  locale: Locale,
): Promise<Envelope> {
  const texts = answer.message ? { base: [await translateMessage(answer.message, locale)] } : {};
  return { data: answer.data, messages: { input_validates: texts }, meta: answer.meta ?? {}, http_code: 200 };
}

/** The envelope of a failure. Only an AppError's public texts reach the reader; anything else reads as a failure of ours. */
export async function failureEnvelope(error: unknown, locale: Locale): Promise<Envelope> {
  if (error instanceof InputError) {
    return {
      data: null,
      messages: { input_validates: await inputMessages(error.issues, locale) },
      meta: {},
      http_code: ERROR_CODES.invalid,
    };
  }
  const known = asAppError(error);
  const fields = await Promise.all(
    Object.entries(known.fields).map(async ([field, messages]) => [
      field,
      await Promise.all(messages.map((message) => translateMessage(message, locale))),
    ]),
  );
  return {
    data: known.data,
    messages: { input_validates: Object.fromEntries(fields) },
    meta: {},
    http_code: ERROR_CODES[known.code],
  };
}

/** A caller who comes again after so long is most likely answered. */
const RETRY_AFTER_S = 2;

/** What a failure is to the caller: what it says itself, else that no one knows what was done or that the database is away, else a mistake of ours. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isOutcomeUnknown(error)) {
    const fields = { base: [{ key: 'outcome_unknown' }] };
    return new AppError('unavailable', 'the outcome is unknown', {
      fields,
      cause: error,
      retryAfterS: RETRY_AFTER_S,
    });
  }
  return isDatabaseAway(error)
    ? new AppError('unavailable', 'the database is away', { cause: error, retryAfterS: RETRY_AFTER_S })
    : new AppError('internal', 'unexpected failure', { cause: error });
}
