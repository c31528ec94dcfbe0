import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Clock } from '#platform/clock.ts';
import { sha256 } from '#platform/hash.ts';

type Picture = { readonly bytes: Buffer; readonly tag: string };

/** What a picture would show now, and how it is drawn. */
export type Sketch = { readonly requestContext: unknown; readonly draw: () => Promise<string> };

type Stored = Picture & {
  /** Of what it shows: while that is the same, it is not drawn again. */
  readonly stamp: string;
  readonly seenMs: number;
};

/** So long a picture is sent without a look at what it would show now. */
const FRESH_MS = 15_000;
const MAX_BYTES = 24 * 1024 * 1024;
/** Of its kind the largest so far was a seventh of this; one that is larger is drawn again each time. */
const MAX_PICTURE_BYTES = 1024 * 1024;
const ENTRY_BYTES = 300;
/** A picture takes a processor for a tenth of a second, so that only a few may wait for one. */
const MAX_WAITING = 24;

/**
 * Pictures that were drawn, as many as fit. Each is drawn by one request for all who ask for it meanwhile, one picture after the other,
 * and turned into pixels off the event loop. Null where too many others wait already.
 */
export function createPictureStore(clock: Clock, { maxBytes = MAX_BYTES } = {}) {
  const store = new LRUCache<string, Stored>({
    maxSize: maxBytes,
    maxEntrySize: Math.min(maxBytes, MAX_PICTURE_BYTES),
    sizeCalculation: ({ bytes }, key) => ENTRY_BYTES + key.length * 2 + bytes.length,
  });
  const making = new Map<string, Promise<Picture>>();
  let last: Promise<unknown> = Promise.resolve();
  let drawn = 0;

  const make = async (key: string, sketch: () => Promise<Sketch>): Promise<Picture> => {
    const seenMs = clock.now().getTime();
    const { requestContext, draw } = await sketch();
    const stamp = sha256(JSON.stringify(requestContext));
    const known = store.get(key);
    if (known?.stamp === stamp) {
      store.set(key, { ...known, seenMs });
      return known;
    }
    const turn = last.then(async () => {
      drawn += 1;
      return toPng(await draw());
    });
    last = turn.catch(() => undefined);
    const bytes = await turn;
    const picture = { bytes, tag: `"${sha256(bytes.toString('base64')).slice(0, 32)}"` };
    store.set(key, { ...picture, stamp, seenMs });
    return picture;
  };

  return {
    async find(key: string, sketch: () => Promise<Sketch>): Promise<Picture | null> {
      const known = store.get(key);
      // A test clock may also be turned back, hence the distance instead of the age.
      if (known !== undefined && Math.abs(clock.now().getTime() - known.seenMs) < FRESH_MS) return known;
      const pending = making.get(key);
      if (pending !== undefined) return pending;
      if (making.size >= MAX_WAITING) return known ?? null;
      const made = make(key, sketch).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
    get bytes() {
      return store.calculatedSize;
    },
    /** How many were drawn so far. */
    get drawn() {
      return drawn;
    },
  };
}

/** Few colours are enough for flat drawings, and make a quarter of the bytes. */
function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: 128, effort: 4 })
    .toBuffer();
}
