import { priceProfiles } from '#domain/picks/price/price-profiles.ts';
import { isOddsFormat } from '#i18n/odds-format.ts';
import type { PageContext } from '../../page/page-context.ts';
import { goOn, textOf } from '../sent-form.server.ts';
import { oddsCookies, oddsCookieText } from './odds-choice.ts';

/** Remembers on this device how prices are written, and whose prices its reader can get. */
export function keepOdds({ origin }: PageContext, form: FormData, goesTo: string): Response {
  const [format, market] = [textOf(form, 'odds'), textOf(form, 'market')];
  const isMarket = market === '' || priceProfiles.some(({ id }) => id === market);
  if (!isOddsFormat(format) || !isMarket)
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' });
  const secure = origin.startsWith('https://');
  return goOn(goesTo, undefined, [
    oddsCookieText(oddsCookies.format, format, secure),
    ...(market === '' ? [] : [oddsCookieText(oddsCookies.market, market, secure)]),
  ]);
}
