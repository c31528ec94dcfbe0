import type { Hono } from 'hono';
import type { HttpEnv } from './http-env.ts';
import type { Pages } from './mount-pages.ts';

/** The build that this process serves, as running pages ask for it: their own may be older (docs/product/conventions.md). */
export function mountLatestBuild(app: Hono<HttpEnv>, build: Pages['build']): void {
  app.get('/_builds/latest.json', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ id: build.id, timestamp: build.builtAt.getTime() });
  });
}
