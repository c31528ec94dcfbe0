import type { Hono } from 'hono';
import { findAvatar } from '#domain/accounts/member/set-avatar.ts';
import type { Services } from '#domain/services.ts';
import type { HttpEnv } from './http-env.ts';

/** Members' pictures below the base of images. Each has an address of its own, so it may be cached for a year. */
export function mountAvatars(app: Hono<HttpEnv>, services: Services): void {
  app.get('/images/avatars/:name{[\\w-]{36}\\.webp}', async (context) => {
    const bytes = await findAvatar(services, `avatars/${context.req.param('name')}`);
    if (bytes === null) return context.text('No such picture.', 404, { 'Cache-Control': 'no-store' });
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=31536000, immutable',
    });
  });
}
