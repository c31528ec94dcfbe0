import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

/** A run of whole lines; `problem` stands in place of the text of a line that cannot be read. */
export type Line = {
  readonly line: number;
  readonly text: string;
  readonly problem: string | null;
  /** Of a line that is not UTF-8: its text in windows-1252, for formats that are known to come so. */
  readonly western?: string;
};

const NEWLINE = 0x0a;
/** A JSON season on one line has under 200 kB; beyond this a "line" is no text file's. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;
/** All seasons of a sport have about 10 MB; this stops an archive that unpacks without end. */
const MAX_FILE_BYTES = 1024 * 1024 * 1024;

async function isGzip(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const start = Buffer.alloc(2);
    await handle.read(start, 0, 2, 0);
    return start[0] === 0x1f && start[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

/** Raw bytes of the file, unpacked where its first bytes say gzip, whatever its name says. */
async function* readChunks(path: string, onBytes: (read: number) => void): AsyncGenerator<Buffer> {
  const packed = await isGzip(path);
  const raw = createReadStream(path);
  const source = packed ? raw.pipe(createGunzip()) : raw;
  raw.on('error', (error) => source.destroy(error));
  try {
    for await (const chunk of source) {
      onBytes(raw.bytesRead);
      yield chunk;
    }
  } finally {
    raw.destroy();
    source.destroy();
  }
}

const WESTERN = new TextDecoder('windows-1252');

/** A line that is not UTF-8. Five bytes stand for no letter of windows-1252 either; a line with one of them is no text at all. */
function foreignLine(bytes: Buffer, line: number): Line {
  const problem = 'the text is not UTF-8';
  const text = WESTERN.decode(bytes);
  return /[\u0080-\u009F]/.test(text)
    ? { line, text: '', problem }
    : { line, text: '', problem, western: withoutReturn(text) };
}

function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}

function decode(bytes: Buffer, firstLine: number): Line[] {
  const split = (text: string, line: number): Line => ({
    line,
    text: withoutReturn(text),
    problem: null,
  });
  if (isUtf8(bytes))
    return bytes
      .toString('utf8')
      .split('\n')
      .map((text, index) => split(text, firstLine + index));
  const lines: Line[] = [];
  let start = 0;
  for (let line = firstLine; start <= bytes.length; line += 1) {
    const found = bytes.indexOf(NEWLINE, start);
    const end = found < 0 ? bytes.length : found;
    const part = bytes.subarray(start, end);
    if (isUtf8(part)) lines.push(split(part.toString('utf8'), line));
    else lines.push(foreignLine(part, line));
    start = end + 1;
  }
  return lines;
}

/**
 * The lines of a file in batches, numbered from 1, without their line ends. Content never throws: text that is not
 * UTF-8, a damaged gzip or an endless file come as a line with a problem, after which the readable rest follows if
 * there is any. Throws only where the file cannot be opened or read.
 */
export async function* readLines(
  path: string,
  onBytes: (read: number) => void,
): AsyncGenerator<readonly Line[]> {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let total = 0;
  let line = 1;
  try {
    for await (const chunk of readChunks(path, onBytes)) {
      total += chunk.length;
      const end = chunk.lastIndexOf(NEWLINE);
      if (end >= 0) {
        const lines = decode(Buffer.concat([...pending, chunk.subarray(0, end)]), line);
        line += lines.length;
        pending = [];
        pendingBytes = 0;
        yield lines;
      }
      pending.push(chunk.subarray(end + 1));
      pendingBytes += chunk.length - end - 1;
      if (pendingBytes > MAX_LINE_BYTES || total > MAX_FILE_BYTES) {
        yield [{ line, text: '', problem: 'the file is too large to be a table; the rest is not read' }];
        return;
      }
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    yield [{ line, text: '', problem: 'the gzip archive is damaged here; the rest is not read' }];
    return;
  }
  if (pendingBytes > 0) yield decode(Buffer.concat(pending), line);
}
