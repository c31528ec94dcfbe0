import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { type ClientOptions, createApiClient } from './api-client.ts';

const read = {
  method: 'GET',
  path: '/things/{id}',
  summary: 'A thing.',
  access: 'guest',
  params: z.object({ id: z.string() }),
  query: z.object({ sport: z.string().optional(), page: z.coerce.number().optional() }),
  data: z.object({ name: z.string() }),
  meta: z.object({ as_of: z.string() }),
  statuses: [200],
} as const satisfies Contract;

const write = {
  method: 'POST',
  path: '/things',
  summary: 'Makes a thing.',
  access: 'member',
  body: z.object({ name: z.string() }),
  data: z.object({}),
  statuses: [200],
} as const satisfies Contract;

function envelope(http_code: number, data: unknown = { name: 'a' }, messages: object = {}) {
  return JSON.stringify({
    data,
    messages: { input_validates: messages },
    meta: { as_of: 'now' },
    http_code,
  });
}

type Scripted = { readonly status: number; readonly body: string; readonly headers?: Record<string, string> };

/** A client whose network gives the scripted answers one after the other and notes what was asked. */
function scriptedClient(answers: readonly (Scripted | Error)[], more: Partial<ClientOptions> = {}) {
  const asked: { address: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const problems: unknown[] = [];
  const client = createApiClient({
    base: '/api',
    locale: 'vi',
    fetch: async (address, init) => {
      const answer = answers[asked.length];
      asked.push({ address, init });
      if (answer === undefined) throw new Error('asked more often than scripted');
      if (answer instanceof Error) throw answer;
      return new Response(answer.body, { status: answer.status, headers: answer.headers ?? {} });
    },
    wait: async (ms) => {
      waits.push(ms);
    },
    log: (_path, problem) => {
      problems.push(problem);
    },
    ...more,
  });
  return { client, asked, waits, problems };
}

const ok: Scripted = { status: 200, body: envelope(200) };

describe('a call', () => {
  it('fills in the path, leaves out empty query fields and says its language', async () => {
    const { client, asked } = scriptedClient([ok]);
    const result = await client.call(read, { params: { id: 'a/b' }, query: { sport: 'soccer' } });
    expect(asked[0]?.address).toBe('/api/things/a%2Fb?sport=soccer');
    expect(new Headers(asked[0]?.init.headers).get('X-Language')).toBe('vi');
    expect(result).toEqual({ status: true, data: { name: 'a' }, meta: { as_of: 'now' }, msg: {} });
  });

  it('sends a body with its type, its idempotency key and a token', async () => {
    const { client, asked } = scriptedClient([{ status: 200, body: envelope(200, {}) }], { token: 't' });
    await client.call(write, { body: { name: 'b' }, idempotencyKey: 'k' });
    const headers = new Headers(asked[0]?.init.headers);
    expect(asked[0]?.init.body).toBe('{"name":"b"}');
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Idempotency-Key')).toBe('k');
    expect(headers.get('Authorization')).toBe('Bearer t');
  });
});

describe('a failure', () => {
  it('takes its code from the body before the transport', async () => {
    const { client } = scriptedClient([
      { status: 401, body: envelope(302, null, { base: ['Please log in first'] }) },
    ]);
    expect(await client.call(write, { body: { name: 'b' } })).toMatchObject({
      status: false,
      code: 302,
      msg: { base: ['Please log in first'] },
    });
  });

  it('takes its code from the transport where a proxy answered without an envelope', async () => {
    const bad = { status: 418, body: '<h1>teapot</h1>' };
    const { client } = scriptedClient([bad]);
    expect(await client.call(read)).toEqual({ status: false, code: 418, msg: {}, data: null });
  });

  it('without an answer is logged and has no code', async () => {
    const { client, problems, asked } = scriptedClient([new TypeError('offline')]);
    expect(await client.call(read)).toMatchObject({ status: false, code: null });
    expect(asked).toHaveLength(1);
    expect(problems).toHaveLength(1);
  });

  it('is an answer that breaks its contract', async () => {
    const { client, problems } = scriptedClient([{ status: 200, body: envelope(200, { name: 7 }) }]);
    expect(await client.call(read)).toMatchObject({ status: false, code: null });
    expect(problems).toHaveLength(1);
  });
});

describe('a repeated call', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is a read that failed with %i, once', async (code) => {
    const bad = { status: code, body: envelope(code, null) };
    const { client, asked, waits } = scriptedClient([bad, bad, ok]);
    expect(await client.call(read)).toMatchObject({ status: false, code });
    expect(asked).toHaveLength(2);
    expect(waits).toEqual([300]);
  });

  it('gives the second answer', async () => {
    const { client } = scriptedClient([{ status: 503, body: 'down' }, ok]);
    expect(await client.call(read)).toMatchObject({ status: true, data: { name: 'a' } });
  });

  it.each([400, 403, 404, 405, 422, 423])('is never a read that failed with %i', async (code) => {
    const { client, asked } = scriptedClient([{ status: code, body: envelope(code, null) }]);
    await client.call(read);
    expect(asked).toHaveLength(1);
  });

  it.each([409, 429, 500, 503])('is never a write, whatever it failed with (%i)', async (code) => {
    const { client, asked } = scriptedClient([{ status: code, body: envelope(code, null) }]);
    await client.call(write, { body: { name: 'b' } });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['2', 2300],
    ['5', 5300],
    ['6', 300],
    ['Sat, 21 Nov 2026 12:00:00 GMT', 300],
  ])('waits as Retry-After %s asks, up to five seconds', async (header, ms) => {
    const bad = { status: 429, body: envelope(429, null), headers: { 'Retry-After': header } };
    const { client, waits } = scriptedClient([bad, ok]);
    await client.call(read);
    expect(waits).toEqual([ms]);
  });
});
