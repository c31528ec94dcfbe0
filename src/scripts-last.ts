import { Transform } from 'node:stream';

const HEAD_END = '</head>';

/**
 * Marks the scripts that a document names ahead as less urgent than its style sheet: it is read before it is pressed. The
 * router writes these links and has no word for it.
 */
export function scriptsLast(): Transform {
  let head: Buffer | null = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head === null) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (!head.includes(HEAD_END)) return done();
      const text = head;
      head = null;
      done(null, lessUrgent(text));
    },
    flush(done) {
      done(null, head === null ? undefined : lessUrgent(head));
    },
  });
}

/** Bytes are kept as they are: the piece may end within a character. */
function lessUrgent(html: Buffer): Buffer {
  const marked = html
    .toString('latin1')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return Buffer.from(marked, 'latin1');
}
