/** What a call may say at most, pictures and statements apart: a larger body is read, or refused, by the one whom it is for. */
const MAX_BYTES = 64 * 1024;
/** With the most that each may say, 64 MB. */
const MAX_ARRIVING = 1024;

type Arrivals = {
  /** The request with all of its body; or that it has to give way to others, or that its client went away. */
  receive(request: Request): Promise<Request | 'late' | 'gone'>;
};

/**
 * Waits for bodies before their requests take a place among those at work. Else anyone who sends them byte by byte would hold the
 * places of all others. Where too many are on their way, the one that has been on it longest gives way.
 */
export function createArrivals(limit = MAX_ARRIVING): Arrivals {
  // In the order in which they came.
  const arriving = new Set<() => void>();
  return {
    receive: async (request) => {
      const { body } = request;
      if (body === null || Number(request.headers.get('Content-Length') ?? 0) > MAX_BYTES) return request;
      const [longest] = arriving;
      if (arriving.size >= limit) longest?.();
      const turn = Promise.withResolvers<'late'>();
      const giveWay = () => {
        arriving.delete(giveWay);
        turn.resolve('late');
      };
      arriving.add(giveWay);
      try {
        return await Promise.race([readWhole(request, body), turn.promise]);
      } finally {
        arriving.delete(giveWay);
      }
    },
  };
}

/** A request with the body that has arrived; with what is still to come behind it where that is more than it may be. */
async function readWhole(request: Request, body: ReadableStream<Uint8Array>): Promise<Request | 'gone'> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    while (bytes <= MAX_BYTES) {
      const { done, value } = await reader.read();
      if (done) return new Request(request, { body: Buffer.concat(parts) });
      parts.push(value);
      bytes += value.byteLength;
    }
  } catch {
    return 'gone';
  }
  const unread = { body: restOf(parts, reader), duplex: 'half' };
  return new Request(request, unread);
}

/** What has been read already, and then what is still to come. */
function restOf(
  parts: readonly Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start: (stream) => {
      for (const part of parts) stream.enqueue(part);
    },
    pull: async (stream) => {
      const { done, value } = await reader.read();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
