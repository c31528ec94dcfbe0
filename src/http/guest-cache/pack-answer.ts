import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);

/**
 * Quick enough for a page that somebody waits for. With 5 a page is some 7 % larger, which may be one more way to the server and back; 9 and more
 * cost several times as much and give a percent each.
 */
const BROTLI_QUALITY = 7;
/** Shorter texts gain nothing. */
const MIN_COMPRESSED = 1024;
/**
 * What is written into while a text is compressed or read again, in one piece for nearly every page. Pieces of this size the allocator gives back
 * to the machine when they are dropped; of the usual ones, 16 kB, it keeps many between others (decision 071).
 */
const chunkSize = 128 * 1024;

export type Encoding = 'br' | 'gzip' | 'plain';

/** The bytes of an answer in one encoding, with all headers in the form in which they are written. */
export type Variant = {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: string[];
  /** Those of them that say nothing of a body, for 304. */
  readonly unchanged: string[];
};

export type PackedAnswer = {
  /** As most readers take it: compressed with brotli, or as it is where it is short. */
  readonly shortest: Variant;
  readonly isCompressed: boolean;
  /** What it was made of, without its text. */
  readonly source: Omit<AnswerText, 'text'>;
  /** The same for two answers of the same text and headers. */
  readonly digest: string;
  /** What it takes up in memory: its bytes are its own, and no parts of larger buffers. */
  readonly bytes: number;
};

/** The text of an answer and its headers, without those that say how it is sent. */
type AnswerText = {
  readonly text: string;
  readonly type: string;
  readonly headers: readonly (readonly [string, string])[];
};

/** Compresses a text once for all who will read it. */
export async function packAnswer({ text, type, headers }: AnswerText): Promise<PackedAnswer> {
  const plain = Buffer.from(text);
  const sha = createHash('sha256').update(plain).update(JSON.stringify(headers)).digest('base64url');
  const digest = sha.slice(0, 22);
  const isCompressed = plain.length >= MIN_COMPRESSED;
  const body = isCompressed ? await toBrotli(plain, brotliOptions(plain.length)) : plain;
  const source = { type, headers };
  const encoding = isCompressed ? 'br' : 'plain';
  const shortest = makeVariant(ownBytes(body), encoding, { source, digest });
  return { shortest, isCompressed, source, digest, bytes: variantBytes(shortest) };
}

function brotliOptions(length: number) {
  return {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

/** The text of a packed answer again. */
export async function unpackAnswer({ shortest, isCompressed }: PackedAnswer): Promise<string> {
  return (isCompressed ? await fromBrotli(shortest.body, { chunkSize }) : shortest.body).toString();
}

/** The same answer for a reader who does not take brotli. */
export function repackAnswer(answer: PackedAnswer, encoding: 'gzip' | 'plain'): Variant {
  const plain = brotliDecompressSync(answer.shortest.body, { chunkSize });
  return makeVariant(
    ownBytes(encoding === 'gzip' ? gzipSync(plain, { chunkSize }) : plain),
    encoding,
    answer,
  );
}

/** What a variant takes up in memory; a character of its headers up to two bytes, and each list has its own. */
export function variantBytes({ body, headers }: Variant): number {
  return body.length + headers.join('').length * 2;
}

/** Each encoding has a tag of its own, as a strong ETag promises the very bytes. */
export function tagOf({ digest }: Pick<PackedAnswer, 'digest'>, encoding: Encoding): string {
  return `"${digest}${encoding === 'plain' ? '' : `-${encoding}`}"`;
}

function makeVariant(
  body: Buffer,
  encoding: Encoding,
  { source, digest }: Pick<PackedAnswer, 'source' | 'digest'>,
): Variant {
  const etag = tagOf({ digest }, encoding);
  const unchanged = [...source.headers.flat(), 'ETag', etag];
  const encoded = encoding === 'plain' ? [] : ['Content-Encoding', encoding];
  const own = ['Content-Type', source.type, ...encoded, 'Content-Length', String(body.length)];
  return { body, etag, unchanged, headers: [...unchanged, ...own] };
}

/** A short text or result of compression lies in a pool of 64 kB, which would stay in memory for as long as this part of it. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** The encoding that a reader takes and that is the shortest. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'plain';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(accepted) ? 'gzip' : 'plain';
}
