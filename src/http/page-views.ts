import type { Hono } from 'hono';
import type { ViewTally } from '#domain/operations/page-view/tally-views.ts';
import { parseLocalePath } from '#i18n/locale-path.ts';
import { countedAddress } from '#platform/counted-address.ts';
import { pageKindOf } from '#terms/page-kinds.ts';
import { isProgram } from '#terms/programs.ts';
import type { HttpEnv } from './http-env.ts';
import { createRateLimit } from './rate-limit.ts';

/** So many views of one address count in a minute; more are no reading. It takes nothing from what the address may ask of the API. */
const VIEWS_A_MINUTE = 60;

/** Longer than the address of any page. */
const MAX_BYTES = 200;

/**
 * Where a guest's page says that it is being shown: its own path, and nothing about the reader. One answer for everybody, so that nothing can be
 * learned here. What is counted is the kind of the page, in memory (decision 128).
 */
export function mountPageViews(
  app: Hono<HttpEnv>,
  { views, pages }: { readonly views: ViewTally; readonly pages: readonly string[] },
): void {
  const limit = createRateLimit({ points: VIEWS_A_MINUTE, durationS: 60 });
  app.post('/page-views', async (context) => {
    const { brand, languages, token, site, userAgent, clientIp, locale: own } = context.get('requestContext');
    const path = await readPath(context.req.raw);
    const { locale: named, rest } = parseLocalePath(path);
    // Home is also shown without a language in its address, in the reader's own.
    const locale = path === '/' ? own : named;
    const isOpen = languages.some((language) => language.language_code === locale);
    const isReader = site === 'same' && token === null && !isProgram(userAgent);
    if (locale !== null && isOpen && isReader && pages.includes(rest)) {
      const isWithin = await limit(countedAddress(clientIp)).then(
        () => true,
        () => false,
      );
      if (isWithin) views.count({ brand: brand.key, language: locale, page: pageKindOf(rest) });
    }
    return context.body(null, 204);
  });
}

/** The path that a page names; empty where it is longer than one can be. */
async function readPath(request: Request): Promise<string> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  return length <= MAX_BYTES ? await request.text() : '';
}
