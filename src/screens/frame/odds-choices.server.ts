import { priceProfiles, usualProfile } from '#domain/picks/price/price-profiles.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { oddsFormats } from '#i18n/odds-format.ts';
import { createTranslator } from '#i18n/t.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readMarket, readOddsFormat } from '../pick/odds-choice.ts';
import { isShownStatsOnly } from '../stats-only.server.ts';
import type { ShownOddsChoices } from './member/shown-odds.ts';

/** The odds of the account menu in words: only members have one, and who is shown no picks has none to choose. */
export async function loadOddsChoices(
  context: PageContext,
  request: Request,
): Promise<ShownOddsChoices | null> {
  const { brand, locale, member } = context;
  if (member === null || isShownStatsOnly(context)) return null;
  const t = createTranslator<'sport'>({
    locale,
    messages: await loadMessages(locale, ['sport']),
    overrides: brand.messageOverrides[locale],
  });
  const ids = priceProfiles.map(({ id }) => id);
  return {
    format: {
      label: t('sport.odds.format'),
      value: readOddsFormat(request, locale),
      options: oddsFormats.map((value) => ({ value, label: t(`sport.odds.formats.${value}`) })),
    },
    market: {
      label: t('sport.odds.market'),
      value: readMarket(request, ids, usualProfile(locale, brand.jurisdiction)),
      options: ids.map((value) => ({ value, label: t(`sport.odds.markets.${value}`) })),
    },
  };
}
