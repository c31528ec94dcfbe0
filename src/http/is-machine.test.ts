import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readEnv } from '#platform/env.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { isMachineOf } from './is-machine.ts';

const ask = async (options: {
  readonly peer?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
}): Promise<boolean> => {
  const { peer = '127.0.0.1', headers = {}, environment = {} } = options;
  const env = readEnv({ APP_MODE: 'demo', ...environment });
  const app = new Hono().get('/', (context) => context.json(isMachineOf(context, peer, env)));
  const answer = await app.request('http://site.test/', { headers: { Host: '127.0.0.1:3000', ...headers } });
  return answer.json();
};

describe('somebody at the machine itself', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('comes from %s', async (peer) => {
    expect(await ask({ peer })).toBe(true);
  });

  it.each(['localhost:3000', 'LOCALHOST', 'blue.localhost:3000', '[::1]:3000'])(
    'asks for %s',
    async (Host) => {
      expect(await ask({ headers: { Host } })).toBe(true);
    },
  );

  it.each(['192.0.2.1', '10.0.0.2', 'fe80::1', 'unknown', '127.0.0.1.example'])('is not %s', async (peer) => {
    expect(await ask({ peer })).toBe(false);
  });

  it.each(['site.example', 'localhost.example', '127.0.0.1.example:3000', '192.168.1.2', ''])(
    'is not who was led here by the name “%s”',
    async (Host) => {
      expect(await ask({ headers: { Host } })).toBe(false);
    },
  );

  it.each(['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Via'])(
    'is not a proxy that says so by %s',
    async (name) => {
      expect(await ask({ headers: { [name]: '127.0.0.1' } })).toBe(false);
    },
  );

  const PRODUCTION = {
    APP_MODE: 'production',
    DATABASE_URL: 'postgres://app@127.0.0.1/site',
    SECRET_KEY: TEST_SECRET_KEY,
    ORIGIN: 'https://site.example',
  };
  it.each([
    ['a proxy is trusted', { TRUST_PROXY: '1' }],
    ['the site has an address of its own', { ORIGIN: 'http://site.example' }],
    ['it serves members', PRODUCTION],
  ])('is no one where %s: a proxy that adds nothing would look like them', async (_, environment) => {
    expect(await ask({ environment })).toBe(false);
  });
});
