import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

type Measured = { readonly bytes: number; readonly sha256: string };

/** A stream that hands on what it gets and knows in the end how much that was and its digest. */
export function measureStream(): { readonly stream: Transform; measured(): Measured } {
  const digest = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, measured: () => ({ bytes, sha256: digest.digest('hex') }) };
}
