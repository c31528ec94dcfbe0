import type { Hono } from 'hono';
import { findNewsImage } from '#domain/content/news/news-images.ts';
import type { Services } from '#domain/services.ts';
import type { HttpEnv } from './http-env.ts';

/** Pictures of articles below the base of images. Each has an address of its own, so it may be cached for a year. */
export function mountNewsImages(app: Hono<HttpEnv>, services: Services): void {
  app.get('/images/news/:name{[\\da-f-]{36}\\.webp}', async (context) => {
    const bytes = await findNewsImage(services, `news/${context.req.param('name')}`);
    if (bytes === null) return context.text('No such picture.', 404, { 'Cache-Control': 'no-store' });
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
}
