import type { z } from 'zod';
import { type Contract, type Envelope, envelopeSchema } from '#api/endpoint.contract.ts';
import type { Locale } from '#terms/locales.ts';

/** What the client has to know of a contract; those of the office have other permissions and the same form. */
export type Callable = Pick<
  Contract,
  'method' | 'path' | 'params' | 'query' | 'body' | 'data' | 'meta' | 'idempotent'
>;

/** What a call carries; each part has the shape that the contract gives it. */
export type CallInput<C extends Callable> = {
  readonly params?: InputOf<C['params']>;
  readonly query?: InputOf<C['query']>;
  readonly body?: InputOf<C['body']>;
  /** A write that is sent again under the same key has the same effect as the first one. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

type InputOf<Part> = Part extends z.ZodType ? z.input<Part> : Record<string, never>;
type MetaOf<C extends Callable> = C['meta'] extends z.ZodType ? z.output<C['meta']> : Envelope['meta'];

/** Messages of an answer by field; `base` belongs to none. */
export type AnswerMessages = Envelope['messages']['input_validates'];

export type CallSuccess<C extends Callable> = {
  readonly status: true;
  readonly data: z.output<C['data']>;
  readonly meta: MetaOf<C>;
  readonly msg: AnswerMessages;
};

export type CallFailure = {
  readonly status: false;
  /** The answer's http_code, or the transport's status where there was no envelope; null where no one answered. */
  readonly code: number | null;
  readonly msg: AnswerMessages;
  /** What came with the failure, such as the end of a break. */
  readonly data: unknown;
};

export type CallResult<C extends Callable> = CallSuccess<C> | CallFailure;

export type ClientOptions = {
  /** Where the API lies, without a slash at its end: `/api`, or an origin with it. */
  readonly base: string;
  readonly locale: Locale;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  /** Told of every call that no one answered, or whose answer broke its contract. */
  readonly log: (path: string, problem: unknown) => void;
  /** For callers that hold a token instead of the session's cookie: the server, while it renders. */
  readonly token?: string;
};

export type ApiClient = {
  call<C extends Callable>(contract: C, input?: CallInput<C>): Promise<CallResult<C>>;
};

/** Codes after which a read is asked once more: the cause may have passed. A write is never repeated. */
const RETRIED: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
const RETRY_DELAY_MS = 300;
/** A wait that the server asks for is added up to this length; no one looks at a page for longer. */
const LONGEST_WAIT_S = 5;

/** The one client of the API, for the browser and the server alike. A failure is a result and never throws. */
export function createApiClient(options: ClientOptions): ApiClient {
  return {
    async call<C extends Callable>(contract: C, input: CallInput<C> = {}): Promise<CallResult<C>> {
      try {
        const first = await ask(options, contract, input);
        const isRepeated = contract.method === 'GET' && RETRIED.includes(first.envelope.http_code);
        if (!isRepeated) return readAnswer(options, contract, first.envelope);
        await options.wait(RETRY_DELAY_MS + first.waitMs);
        const second = await ask(options, contract, input);
        return readAnswer(options, contract, second.envelope);
      } catch (problem) {
        options.log(contract.path, problem);
        return { status: false, code: null, msg: {}, data: null };
      }
    },
  };
}

type Answer = { readonly envelope: Envelope; readonly waitMs: number };

async function ask<C extends Callable>(
  { base, locale, fetch, token }: ClientOptions,
  contract: C,
  input: CallInput<C>,
): Promise<Answer> {
  const headers = new Headers({ Accept: 'application/json', 'X-Language': locale });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (input.idempotencyKey !== undefined) headers.set('Idempotency-Key', input.idempotencyKey);
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  const response = await fetch(`${base}${addressOf(contract.path, input)}`, {
    method: contract.method,
    headers,
    credentials: 'same-origin',
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
  });
  return { envelope: await readEnvelope(response), waitMs: waitOf(response) };
}

function addressOf(path: string, input: { readonly params?: object; readonly query?: object }): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const asked = Object.entries(input.query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** The body says what happened; the transport's status counts only where a proxy answered in the server's place. */
async function readEnvelope(response: Response): Promise<Envelope> {
  const text = await response.text();
  try {
    return envelopeSchema.parse(JSON.parse(text));
  } catch (problem) {
    if (response.ok) throw problem;
    return { data: null, messages: { input_validates: {} }, meta: {}, http_code: response.status };
  }
}

function waitOf(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After') ?? 0);
  return seconds > 0 && seconds <= LONGEST_WAIT_S ? seconds * 1000 : 0;
}

/** The signature that callers see ties the answer to the contract's own schemas, which have read it. */
function readAnswer<C extends Callable>(
  options: ClientOptions,
  contract: C,
  envelope: Envelope,
): CallResult<C>;
function readAnswer(options: ClientOptions, contract: Callable, envelope: Envelope): unknown {
  const msg = envelope.messages.input_validates;
  if (envelope.http_code !== 200)
    return { status: false, code: envelope.http_code, msg, data: envelope.data };
  const data = contract.data.safeParse(envelope.data);
  const meta = contract.meta?.safeParse(envelope.meta);
  const problem = data.error ?? meta?.error;
  if (problem !== undefined) {
    options.log(contract.path, problem);
    return { status: false, code: null, msg, data: null };
  }
  return { status: true, data: data.data, meta: meta ? meta.data : envelope.meta, msg };
}
