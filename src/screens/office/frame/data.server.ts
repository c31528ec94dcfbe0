import { officeMeContract } from '#api/office/me.contract.ts';
import { listBrands } from '#brands/index.ts';
import { nameLeagues } from '#domain/forecasting/sport/name-leagues.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { OfficePage } from '../office-page.server.ts';

/** Who is signed in, for which brand, what waits, and the words of the frame. */
export async function loadOfficeFrame(page: OfficePage) {
  const { locale, services } = page.context;
  const [{ data: me }, messages, leagueNames] = await Promise.all([
    page.ask(officeMeContract),
    loadMessages(locale, ['office-frame']),
    nameLeagues(services, locale),
  ]);
  const names = Object.fromEntries(listBrands().map(({ key, name }) => [key, name]));
  return {
    locale,
    messages,
    me,
    zone: BRAND_ZONE,
    brandNames: names,
    leagueNames,
    brands: me.operator.brands.map((key) => ({ key, name: names[key] ?? key })),
    theme: page.context.office?.theme ?? null,
    path: page.url.pathname,
  };
}

export type OfficeFrameData = Awaited<ReturnType<typeof loadOfficeFrame>>;
