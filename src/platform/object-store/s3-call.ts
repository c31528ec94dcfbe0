import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { MAX_OBJECT_BYTES, StoreError } from './object-store.ts';

/** A bucket of a server that speaks S3, and how it is asked. */
export type S3Settings = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** What all keys begin with: empty, or ending with `/`. */
  readonly prefix: string;
  /** Whether the bucket stands in the path of the address, and not in the name of the host. */
  readonly isPathStyle: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The longest that one request may take, its answer included. */
  readonly limitMs?: number;
  readonly tries?: number;
  readonly firstWaitMs?: number;
};

type S3Request = {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly signal?: AbortSignal | undefined;
};

type S3Answer = { readonly status: number; readonly body: Buffer };

const LIMIT_MS = 120_000;
const TRIES = 5;
const FIRST_WAIT_MS = 500;

/**
 * Asks the server, again where it is away, slow, overloaded or broken, and a last time without more ado. Each request is signed with the digest of
 * its body (Signature Version 4), so that the server refuses bytes that were changed on their way. Throws a StoreError with the
 * server's own code where it refuses; nothing of what was signed is in it.
 */
export async function callS3(settings: S3Settings, request: S3Request): Promise<S3Answer> {
  const { tries = TRIES, firstWaitMs = FIRST_WAIT_MS } = settings;
  for (let attempt = 1; ; attempt++) {
    const answer = await tryOnce(settings, request);
    if (!('failure' in answer)) return answer;
    request.signal?.throwIfAborted();
    if (!answer.isPassing || attempt >= tries)
      throw new StoreError(`s3://${settings.bucket} ${answer.failure}.`, { cause: answer.cause });
    await wait(firstWaitMs * 2 ** (attempt - 1), undefined, { signal: request.signal });
  }
}

type Failure = { readonly failure: string; readonly isPassing: boolean; readonly cause?: unknown };

async function tryOnce(settings: S3Settings, request: S3Request): Promise<S3Answer | Failure> {
  const { limitMs = LIMIT_MS } = settings;
  const limit = AbortSignal.timeout(limitMs);
  const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit;
  try {
    const response = await fetch(await signed(settings, request), { redirect: 'manual', signal });
    const body = await readBody(response);
    if (body === null) return { failure: 'sent more than any object of ours has', isPassing: false };
    if (response.ok && isStoredOtherwise(response, request))
      return { failure: `took other bytes than were sent for ${request.key}`, isPassing: true };
    if (response.ok) return { status: response.status, body };
    const { status } = response;
    const code = /<Code>(\w{1,60})<\/Code>/.exec(body.subarray(0, 4000).toString())?.[1];
    const isPassing = status >= 500 || status === 429 || status === 408 || code === 'RequestTimeout';
    return { failure: `answers ${[status, code].filter(Boolean).join(' ')}`, isPassing };
  } catch (cause) {
    const failure = limit.aborted
      ? `did not answer within ${limitMs / 1000} s`
      : `is away (${reasonOf(cause)})`;
    return { failure, isPassing: true, cause };
  }
}

/**
 * A server names what it stored by its MD5, unless it encrypts by itself. One that passed over the digests of the request is found out
 * by this.
 */
function isStoredOtherwise({ headers }: Response, { method, body }: S3Request): boolean {
  const etag = /^"?([0-9a-f]{32})"?$/i.exec(headers.get('etag') ?? '')?.[1];
  if (method !== 'PUT' || !body || etag === undefined) return false;
  if ([...headers.keys()].some((name) => name.startsWith('x-amz-server-side-encryption'))) return false;
  return etag.toLowerCase() !== createHash('md5').update(body).digest('hex');
}

function signed(settings: S3Settings, { method, key = '', query = {}, body }: S3Request): Promise<Request> {
  const { accessKeyId, secretAccessKey, region } = settings;
  const url = addressOf(settings, key);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const bytes = body ?? Buffer.alloc(0);
  const headers: Record<string, string> = {
    'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex'),
  };
  // Servers that do not compare the digest of the signature compare this one.
  if (body) headers['Content-MD5'] = createHash('md5').update(body).digest('base64');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  return client.sign(url.href, { method, headers, body: body ? new Uint8Array(body) : null });
}

function addressOf({ endpoint, bucket, prefix, isPathStyle }: S3Settings, key: string): URL {
  const url = new URL(endpoint);
  const path = key === '' ? '' : `${prefix}${key}`;
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = isPathStyle ? `/${bucket}${path && `/${path}`}` : `/${path}`;
  return url;
}

/** The answer's bytes; null where there are more than an object of ours has. */
async function readBody(response: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (next?.value === undefined) break;
    length += next.value.length;
    if (length > MAX_OBJECT_BYTES) {
      await reader?.cancel();
      return null;
    }
    chunks.push(next.value);
  }
  const announced = response.headers.get('content-length');
  if (
    response.ok &&
    announced !== null &&
    Number(announced) !== length &&
    !response.headers.has('content-encoding')
  )
    throw new Error('cut short');
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
