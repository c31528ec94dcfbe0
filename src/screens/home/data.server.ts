import { showSeo } from '#domain/seo/show-seo.ts';
import { formatZoneOffset } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { parseLocalePath } from '#i18n/locale-path.ts';
import { createTranslator } from '#i18n/t.ts';
import type { PageFacts } from '../../page-context.ts';
import { readDisplayZone } from '../display-zone.ts';
import { findRecord } from './kept-record.server.ts';

/** The home page: figures from the claims registry and the ledger, none of them typed by anybody. */
export async function loadHome(facts: PageFacts, request: Request) {
  const { services, brand } = facts;
  const locale = parseLocalePath(new URL(request.url).pathname).locale ?? facts.locale;
  const display = readDisplayZone(request, brand.zone);
  const [messages, record, { seo }] = await Promise.all([
    loadMessages(locale, ['home', 'sport', 'frame']),
    findRecord(services, locale),
    showSeo(services, { brand: brand.key, path: '/', locale }),
  ]);
  const overrides = brand.messageOverrides[locale];
  const t = createTranslator<'home'>({ locale, messages, overrides });
  return {
    ...{ locale, messages, overrides, display, record },
    offset: formatZoneOffset(services.clock.now(), display.zone),
    meta: {
      title: seo.title ?? brand.name,
      description: seo.description ?? t('home.hero.lead'),
      keywords: seo.keywords,
      noindex: seo.noindex,
      siteName: brand.name,
    },
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
