import { formatZoneOffset } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { PageFacts } from '../../page-context.ts';
import { readDisplayZone } from '../display-zone.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { findRecord } from './kept-record.server.ts';

/** The home page: figures from the claims registry and the ledger, none of them typed by anybody. */
export async function loadHome(facts: PageFacts, request: Request) {
  const { services, brand, locale } = facts;
  const display = readDisplayZone(request, brand.zone);
  const [messages, record, meta] = await Promise.all([
    loadMessages(locale, ['home', 'sport']),
    findRecord(services, locale),
    loadPageTexts(facts),
  ]);
  return {
    ...{ locale, messages, display, record, meta },
    offset: formatZoneOffset(services.clock.now(), display.zone),
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
