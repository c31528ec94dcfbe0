/** What an answer may be: its kinds, its size, and the encoding that is taken where none is named. */
export type BodyRules = {
  readonly mostBytes: number;
  /** The media types that are read, in lower case. */
  readonly types: readonly string[];
  /** What stands for the types in a sentence: "JSON". */
  readonly kind: string;
  /** Encodings other than UTF-8 are read where this is true; a byte that the named one does not know refuses the answer. */
  readonly otherCharsets: boolean;
};

type ReadBody = { readonly body: string } | { readonly failure: string };

/** Reads no more than the limit, whatever length was announced, and never guesses an encoding. */
export async function readBody(response: Response, rules: BodyRules): Promise<ReadBody> {
  const type = response.headers.get('Content-Type') ?? '';
  const drop = async (failure: string) => {
    await response.body?.cancel();
    return { failure };
  };
  if (!rules.types.includes(type.split(';')[0]?.trim().toLowerCase() ?? ''))
    return drop(`the answer is no ${rules.kind}`);
  const announced = /charset=\s*"?([\w-]+)/i.exec(type)?.[1];
  if (announced !== undefined && !isReadable(announced, rules))
    return drop(`the answer is written in ${announced}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > rules.mostBytes) return { failure: `the answer is longer than ${rules.mostBytes} bytes` };
    parts.push(part);
  }
  return decode(Buffer.concat(parts), announced, rules);
}

function decode(bytes: Buffer, announced: string | undefined, rules: BodyRules): ReadBody {
  // XML names its encoding in its first line, where the answer's head does not.
  const declared = /^\s*<\?xml[^>]*?encoding=["']([\w-]+)["']/.exec(bytes.toString('latin1', 0, 200))?.[1];
  const charset = announced ?? declared ?? 'utf-8';
  if (!isReadable(charset, rules)) return { failure: `the answer is written in ${charset}` };
  try {
    return { body: new TextDecoder(charset, { fatal: true }).decode(bytes) };
  } catch {
    return { failure: `the answer is no ${charset.toUpperCase()}` };
  }
}

function isReadable(charset: string, { otherCharsets }: BodyRules): boolean {
  if (/^utf-?8$/i.test(charset)) return true;
  if (!otherCharsets) return false;
  try {
    return new TextDecoder(charset).encoding !== '';
  } catch {
    return false;
  }
}

/** The seconds of a `Retry-After`; null where it says none, or names a day. */
export function secondsOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The reason in a few words. An address may hold a key, so no message of the network is passed on. */
export function reasonOf(error: unknown, timeLimitMs: number): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return `no answer within ${timeLimitMs / 1000} s`;
  const cause = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.name;
  return `no answer: ${cause}`;
}
