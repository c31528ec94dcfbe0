import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const RENDER_LIMIT_MS = 5000;

type RenderOptions = {
  readonly nonce: string;
  /** Hears what broke after the page's shell stood. */
  readonly onError: (error: unknown) => void;
};

/** Keeps what is written into it as it came: a page goes out in one piece, and is neither decoded nor encoded on its way. */
class Whole extends Writable {
  readonly #parts: Uint8Array[] = [];

  constructor() {
    // React waits for a drain where a stream says that it is full; this one takes everything at once.
    super({ highWaterMark: Number.MAX_SAFE_INTEGER });
  }

  override _write(part: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#parts.push(part);
    done();
  }

  bytes(): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#parts);
  }
}

/**
 * Renders a page whole: all its data are there before it begins. React would move large parts behind the page and let a
 * script put them into place, which readers without scripts would never see. A render that takes too long is cut off.
 */
export async function renderWhole(
  page: ReactNode,
  { nonce, onError }: RenderOptions,
): Promise<Buffer<ArrayBuffer>> {
  await nextTurn();
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
      let isShellReady = false;
      const { pipe, abort } = renderToPipeableStream(page, {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          isShellReady = true;
          const whole = new Whole();
          whole.on('finish', () => resolve(whole.bytes())).on('error', reject);
          pipe(whole);
        },
        onShellError: reject,
        onError(error) {
          if (isShellReady) onError(error);
        },
      });
      limit = setTimeout(abort, RENDER_LIMIT_MS);
    });
  } finally {
    // A timer that still waits holds the whole page in memory.
    clearTimeout(limit);
  }
}

/** The event loop takes in one new connection a turn, and there are to be many more of them than pages. */
const TURNS_BETWEEN = 50;

let turns = Promise.resolve();

/** Some turns of the event loop between two renders, so that however many pages are asked for, short answers pass between them. */
function nextTurn(): Promise<void> {
  turns = turns.then(async () => {
    for (let turn = 0; turn < TURNS_BETWEEN; turn += 1) await new Promise((done) => setImmediate(done));
  });
  return turns;
}
