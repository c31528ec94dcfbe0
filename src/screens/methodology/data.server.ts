import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { showMethodology } from '#domain/picks/proof/show-methodology.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readDisplayZone } from '../display-zone.ts';
import { loadPageTexts } from '../page-texts.server.ts';

/** The window of the claim that the page explains. */
const CLAIM_DAYS = 20;

/** How the site calculates and settles, with every figure as it is in force now. */
export async function loadMethodology(context: PageContext, request: Request) {
  const { services, brand, locale } = context;
  const [messages, methodology, meta] = await Promise.all([
    loadMessages(locale, ['methodology', 'sport']),
    showMethodology(services, { locale, brand: brand.key }),
    loadPageTexts(context),
  ]);
  return {
    locale,
    messages,
    meta,
    methodology,
    zone: readDisplayZone(request, BRAND_ZONE).zone,
    unitUsd: businessConstants.unitUsd,
    claimDays: CLAIM_DAYS,
  };
}

export type MethodologyData = Awaited<ReturnType<typeof loadMethodology>>;
