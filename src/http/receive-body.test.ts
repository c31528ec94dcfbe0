import { describe, expect, it } from 'vitest';
import { createArrivals } from './receive-body.ts';

const ADDRESS = 'http://site.example/api/login';

function post(body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}): Request {
  const asked = { method: 'POST', headers, body, duplex: 'half' };
  return new Request(ADDRESS, asked);
}

const whole = async (received: Promise<Request | 'late' | 'gone'>): Promise<Request> => {
  const request = await received;
  if (typeof request === 'string') throw new Error(request);
  return request;
};

/** A request whose body comes when the test sends it. */
function slow(headers: Record<string, string> = {}) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    request: post(readable, headers),
    write: (text: string) => writer.write(Buffer.from(text)),
    end: () => writer.close(),
  };
}

describe('a body on its way', () => {
  it('is handed on when it is whole, and its request is otherwise what it was', async () => {
    const { request, write, end } = slow({ 'Content-Type': 'application/json', 'X-Own': 'a' });
    const received = createArrivals().receive(request);
    await write('{"a":');
    await write('1}');
    await end();
    const same = await whole(received);
    expect([same.method, same.url, same.headers.get('X-Own')]).toEqual(['POST', ADDRESS, 'a']);
    expect(await same.json()).toEqual({ a: 1 });
  });

  it('is left to whom it is for where it is larger than calls are, said ahead or not', async () => {
    const contexts = slow({ 'Content-Length': '70000' });
    expect(await createArrivals().receive(contexts.request)).toBe(contexts.request);
    const untold = slow();
    const received = createArrivals().receive(untold.request);
    const part = 'x'.repeat(40_000);
    for (let count = 0; count < 2; count += 1) await untold.write(part);
    const handed = await whole(received);
    const reading = handed.text();
    await untold.write('end');
    await untold.end();
    expect(await reading).toBe(`${part}${part}end`);
  });

  it('gives way where too many are on their way, the one that has been on it longest', async () => {
    const arrivals = createArrivals(2);
    const [first, second, third] = [slow(), slow(), slow()];
    const received = [first, second, third].map(({ request }) => arrivals.receive(request));
    expect(await received[0]).toBe('late');
    for (const one of [second, third]) {
      await one.write('{}');
      await one.end();
    }
    const texts = received.slice(1).map(async (one) => (await whole(one)).text());
    expect(await Promise.all(texts)).toEqual(['{}', '{}']);
  });

  it('that breaks off is no failure here', async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('gone')) });
    const request = post(broken);
    expect(await createArrivals().receive(request)).toBe('gone');
    await expect(request.text()).rejects.toThrow();
  });

  it('that is none is not waited for', async () => {
    const request = new Request(ADDRESS, { method: 'DELETE' });
    expect(await createArrivals().receive(request)).toBe(request);
  });
});
