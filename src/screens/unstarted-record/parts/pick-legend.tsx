import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { BandBar } from '#ui/band-bar.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OngoingData } from '../../pick/cards.server.ts';

/** In whose odds and in which format the figures above are, and where that is chosen. */
export function PriceNote({ data }: { data: OngoingData }) {
  const { t, locale } = useLanguage<'ongoing' | 'sport'>();
  const values = {
    format: t(`sport.odds.formats.${data.oddsFormat}`),
    market: t(`sport.odds.markets.${data.market}`),
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 pt-3 text-12 text-ink-3">
      {t('ongoing.prices', values)}
      <TextLink
        href={`${localePath(locale, '/mySubscribe')}?part=profile#odds`}
        className="inline-flex tap min-h-(--row) items-center"
      >
        {t('ongoing.change')}
      </TextLink>
    </p>
  );
}

const SAMPLE = { share: 0.55, band: [0.42, 0.68], market: 0.5 } as const;

/** What the bar and the columns of a row mean, once below the list. */
export function PickLegend({ market }: { market: OngoingData['market'] }) {
  const { t } = useLanguage<'ongoing' | 'sport'>();
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 pt-3 text-12 text-ink-3">
      <span className="flex items-center gap-2">
        <span className="w-18 shrink-0">
          <BandBar {...SAMPLE} />
        </span>
        {t('ongoing.legend.bar')}
      </span>
      <span>{t('ongoing.legend.ev', { market: t(`sport.odds.markets.${market}`) })}</span>
      <span>{t('ongoing.legend.goodTo')}</span>
    </p>
  );
}
