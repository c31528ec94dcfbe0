import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Quick enough for a page that somebody waits for. With 5 a page is some 7 % larger, which may be one more way to the server and back; 9 and more
 * cost several times as much and give a percent each.
 */
const BROTLI_QUALITY = 7;
/** Shorter texts gain nothing. */
const MIN_COMPRESSED = 1024;

type Encoding = 'br' | 'gzip' | 'plain';

/** The bytes of an answer in one encoding, with all headers in the form in which they are written. */
type Variant = {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: string[];
  /** Those of them that say nothing of a body, for 304. */
  readonly unchanged: string[];
};

export type PackedAnswer = {
  readonly variants: Readonly<Record<Encoding, Variant>>;
  /** What it was made of, without its text. */
  readonly source: Omit<AnswerText, 'text'>;
  /** What it takes up in memory: its bytes are its own, and no parts of larger buffers. */
  readonly bytes: number;
};

/** The text of an answer and its headers, without those that say how it is sent. */
type AnswerText = {
  readonly text: string;
  readonly type: string;
  readonly headers: readonly (readonly [string, string])[];
};

/** Compresses a text once for all who will read it. Each encoding has a tag of its own, as a strong ETag promises the very bytes. */
export async function packAnswer({ text, type, headers }: AnswerText): Promise<PackedAnswer> {
  const plain = ownBytes(Buffer.from(text));
  const digest = createHash('sha256').update(plain).update(JSON.stringify(headers)).digest('base64url');
  const [br, gzipped] =
    plain.length < MIN_COMPRESSED
      ? [plain, plain]
      : await Promise.all([
          toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).then(ownBytes),
          toGzip(plain).then(ownBytes),
        ]);
  const variant = (body: Buffer, encoding: Encoding): Variant => {
    const isCompressed = body !== plain;
    const etag = `"${digest.slice(0, 22)}${isCompressed ? `-${encoding}` : ''}"`;
    const unchanged = [...headers.flat(), 'ETag', etag];
    const own = ['Content-Type', type, ...(isCompressed ? ['Content-Encoding', encoding] : [])];
    return {
      body,
      etag,
      unchanged,
      headers: [...unchanged, ...own, 'Content-Length', String(body.length)],
    };
  };
  const variants = {
    plain: variant(plain, 'plain'),
    br: variant(br, 'br'),
    gzip: variant(gzipped, 'gzip'),
  };
  const ofHeaders = variants.plain.headers.join('').length * 6;
  const bytes = plain.length + (br === plain ? 0 : br.length + gzipped.length) + ofHeaders;
  return { variants, source: { type, headers }, bytes };
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
