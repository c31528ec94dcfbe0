/**
 * The one vocabulary of failure. A use case throws an AppError with a code; the API turns the code into an http_code once,
 * in one table. `public` texts reach the reader (message keys with parameters), `message` stays in the logs.
 */
export const ERROR_CODES = {
  not_signed_in: 302,
  plan_required: 403,
  scope_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  invalid: 422,
  locked: 423,
  too_many: 429,
  bad_request: 400,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** A message for a reader: a key under `errors` in the message files, with its parameters. */
export type PublicMessage = {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

export type AppErrorOptions = {
  readonly fields?: Readonly<Record<string, readonly PublicMessage[]>>;
  readonly data?: unknown;
  readonly retryAfterS?: number;
  readonly cause?: unknown;
};

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, readonly PublicMessage[]>>;
  readonly data: unknown;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields ?? { base: [{ key: code }] };
    this.data = options.data ?? null;
    this.retryAfterS = options.retryAfterS;
  }
}
