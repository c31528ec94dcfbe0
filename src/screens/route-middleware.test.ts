import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { runRouteMiddleware } from './route-middleware.ts';

const args = { url: new URL('http://site.example/en'), context: new RouterContextProvider() };

describe('the middleware of a route', () => {
  it('runs in the order given', async () => {
    const order: string[] = [];
    const registry = {
      first: () => order.push('first') > 0,
      second: async () => order.push('second') > 0,
    };
    await runRouteMiddleware(['second', 'first'], args, registry);
    expect(order).toEqual(['second', 'first']);
  });

  it('is a 404 where one says no, and nothing after it runs', async () => {
    const registry = {
      no: () => false,
      after: () => expect.unreachable('this must not run'),
    };
    const refused = await runRouteMiddleware(['no', 'after'], args, registry).catch((thrown) => thrown);
    expect(refused).toBeInstanceOf(Response);
    expect([refused.status, await refused.text()]).toEqual([404, 'Page Not Found']);
  });

  it.each(['nobody', 'toString', '__proto__'])('fails for a name that nobody knows: %s', async (name) => {
    await expect(runRouteMiddleware([name], args)).rejects.toThrow(`Unknown route middleware: ${name}`);
  });
});
