import { isOddsFormat, type OddsFormat, usualOddsFormat } from '#i18n/odds-format.ts';
import type { Locale } from '#terms/locales.ts';
import { readCookie } from '../display-zone.ts';

/** What a reader chose of prices, written by the browser and read by the server. */
export const oddsCookies = { format: 'sports_ai_odds', market: 'sports_ai_market' } as const;
const YEAR_S = 365 * 86_400;

/** How prices are written for this reader: as the address says, then as was chosen before, then as is usual in the language. */
export function readOddsFormat(request: Request, locale: Locale): OddsFormat {
  const asked = askedOrStored(request, 'odds', oddsCookies.format);
  return asked.find(isOddsFormat) ?? usualOddsFormat[locale];
}

/** Whose prices the reader can get: as the address says, then as was chosen before, then the usual one of those on offer. */
export function readMarket<Market extends string>(
  request: Request,
  markets: readonly Market[],
  usual: Market,
): Market {
  const asked = askedOrStored(request, 'market', oddsCookies.market);
  return markets.find((market) => asked.includes(market)) ?? usual;
}

/** The text of a cookie that keeps a choice for a year. */
export function oddsCookieText(name: string, value: string, secure: boolean): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${YEAR_S}${secure ? '; Secure' : ''}`;
}

/** The address alone where it says anything, else what was kept. */
function askedOrStored(request: Request, parameter: string, cookie: string): readonly string[] {
  const asked = new URL(request.url).searchParams.get(parameter);
  if (asked !== null && asked !== '') return [asked];
  const stored = readCookie(request.headers.get('Cookie') ?? '', cookie);
  return stored === null ? [] : [stored];
}
