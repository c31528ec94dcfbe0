import type { Hono } from 'hono';
import type { HttpEnv } from './http-env.ts';

/** What search engines may read. Pages that are not to be listed say so themselves, which only a reader of them can see. */
function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /office',
    'Disallow: /dev/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

export function mountRobots(app: Hono<HttpEnv>): void {
  app.get('/robots.txt', (context) => {
    context.header('Cache-Control', 'public, max-age=3600');
    return context.text(robotsText(context.get('requestContext').origin));
  });
}
