import { logoSvg } from '#brands/logos.server.ts';
import { themeCss } from '#brands/theme-css.ts';
import { listZoneOffsets } from '#i18n/list-zone-offsets.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readDisplayZone } from '../display-zone.ts';
import { isShownStatsOnly } from '../stats-only.server.ts';
import { brandIcon } from './brand-icon.ts';

/** What every document needs: its language and words, and the brand with its colours. */
export async function loadDocument(context: PageContext, request: Request) {
  const { brand, locale, languages, nonce, origin, office, services, guestScript, build } = context;
  const svg = logoSvg(brand);
  const messages = await loadMessages(locale, ['shell', 'ui', 'errors', 'frame', 'contact']);
  const display = readDisplayZone(request, BRAND_ZONE);
  return {
    locale,
    htmlLang: htmlLangs[locale],
    /** Chosen by hand in the back office; elsewhere the device decides. */
    theme: office?.theme ?? undefined,
    messages,
    overrides: brand.messageOverrides[locale],
    origin,
    nonce,
    guestScript: guestScript ?? null,
    build: build ?? null,
    /** Of a test that runs on the page, the variant that is shown. */
    trial: context.mark ?? undefined,
    /** So that the browser can write times without loading a calendar first. */
    zoneOffsets: listZoneOffsets(display.zone, services.clock.now()),
    display,
    /** What is saved on the device then has nothing of bets either: nothing is. */
    isStatsOnly: isShownStatsOnly(context),
    languages: languages.map(({ language_code: code, display_name: name }) => ({
      code,
      name,
      lang: htmlLangs[code],
    })),
    brand: {
      key: brand.key,
      name: brand.name,
      legalEntity: brand.legalEntity,
      accountAge: brand.ages.account,
      subscribeAge: brand.ages.subscribe,
      logo: { svg, mode: brand.logo.mode },
      icon: brand.stored === null ? brandIcon(svg, brand.tokens.light) : '/icon-192.png',
      themeCss: themeCss(brand),
    },
  };
}

export type SiteData = Awaited<ReturnType<typeof loadDocument>>;
