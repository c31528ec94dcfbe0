import type { Env } from '#platform/env.ts';

/** Sample content shows how the site looks when it is filled; readers of a real site never see any (docs/product/brands.md). */
export function servesSamples(env: Env): boolean {
  return env.APP_MODE !== 'production';
}
