import type { Context, Hono } from 'hono';
import type { Brand } from '#brands/brand.ts';
import { overlayBrand } from '#domain/content/wording/overlay-brand.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { countedAddress } from '#platform/counted-address.ts';
import type { Locale } from '#terms/locales.ts';
import { readShareCode, type ShareSubject } from '../../screens/share-code.ts';
import type { HttpEnv } from '../http-env.ts';
import { createRateLimit } from '../rate-limit.ts';
import { drawCard } from './draw-card.ts';
import { createPictureStore } from './picture-store.ts';
import { PICTURE_FORMATS } from './shapes.ts';
import { shareCard } from './share-card.ts';
import { sharePage } from './share-page.ts';

/** Programs of previews ask for many readers from one address. */
export const PICTURES_A_MINUTE = 60;

/** A picture says nothing that would be wrong five minutes later: what it counts, it counted. */
const CACHE = 'public, max-age=300';

type Asked = {
  readonly subject: ShareSubject;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly code: string;
};

/**
 * Pictures that can be shared, and the page behind their short address. All that a request can choose is which of our own pages it
 * means: no text of its own comes into a picture.
 */
export function mountSharePictures(app: Hono<HttpEnv>, services: Services): void {
  const limit = services.env.RATE_LIMITS
    ? createRateLimit({ points: PICTURES_A_MINUTE, durationS: 60 })
    : null;
  const store = createPictureStore(services.clock);

  const read = async (context: Context<HttpEnv>): Promise<Asked> => {
    const { brand: given, languages, clientIp } = context.get('requestContext');
    await limit?.(countedAddress(clientIp));
    const code = context.req.param('code') ?? '';
    const subject = readShareCode(code);
    const language = languages.find(({ language_code: one }) => one === context.req.param('language'));
    if (subject === null || language === undefined) throw new AppError('not_found', 'no such picture');
    return { subject, code, locale: language.language_code, brand: await overlayBrand(services, given) };
  };

  for (const format of PICTURE_FORMATS) {
    app.get(`/:language/share/:code/${format}.png`, (context) =>
      answer(context, async () => {
        const { subject, code, brand, locale } = await read(context);
        const { origin } = context.get('requestContext');
        const picture = await store.find(
          [origin, brand.key, brand.stored?.version, locale, code, format].join(' '),
          async () => {
            const card = await shareCard({ services, brand, locale }, subject);
            return {
              requestContext: { card, colours: brand.tokens.light },
              draw: () => drawCard({ card, brand, locale, origin, format }),
            };
          },
        );
        if (picture === null) return context.text('Too many pictures at once', 503, { 'Retry-After': '5' });
        context.header('Cache-Control', CACHE);
        context.header('ETag', picture.tag);
        context.header('Content-Type', 'image/png');
        return isKnown(context, picture.tag)
          ? context.body(null, 304)
          : context.body(new Uint8Array(picture.bytes));
      }),
    );
  }

  app.get('/:language/s/:code', (context) =>
    answer(context, async () => {
      const { subject, code, brand, locale } = await read(context);
      const { origin, languages } = context.get('requestContext');
      const card = await shareCard({ services, brand, locale }, subject);
      const { body, headers } = await sharePage({ card, code, brand, locale, origin, languages });
      return context.body(body, 200, { ...headers, 'Cache-Control': 'public, max-age=60' });
    }),
  );
}

function isKnown(context: Context<HttpEnv>, tag: string): boolean {
  const known = context.req.header('If-None-Match')?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** 404 for what there is not, 429 to those who ask too often. */
async function answer(context: Context<HttpEnv>, make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context.header('Cache-Control', 'no-store');
    if (error.code === 'not_found') return context.text('Not found', 404);
    if (error.code !== 'too_many') throw error;
    return context.text('Too many requests', 429, { 'Retry-After': String(error.retryAfterS ?? 60) });
  }
}
