import type { ChangeEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { oddsFormats } from '#i18n/odds-format.ts';
import type { PriceProfileId } from '#terms/bets.ts';
import { Select } from '#ui/select.tsx';
import { oddsCookies, oddsCookieText } from './odds-choice.ts';
import { useOdds } from './odds-format.tsx';

interface OddsChoicesProps {
  /** Whose prices can be chosen, and which one is; left out where a page compares no prices. */
  markets?: { readonly ids: readonly PriceProfileId[]; readonly current: string };
}

/** How prices are written, and whose prices the reader can get; both are remembered on this device for a year. */
export function OddsChoices({ markets }: OddsChoicesProps) {
  const { t } = useLanguage<'sport'>();
  const { format } = useOdds();
  const { revalidate } = useRevalidator();
  const keep = (name: string) => (event: ChangeEvent<HTMLSelectElement>) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve.
    document.cookie = oddsCookieText(name, event.currentTarget.value, location.protocol === 'https:');
    revalidate();
  };
  return (
    <div className="grid max-w-md grid-cols-[3fr_2fr] gap-3">
      <Select
        label={t('sport.odds.format')}
        value={format}
        onChange={keep(oddsCookies.format)}
        options={oddsFormats.map((value) => ({ value, label: t(`sport.odds.formats.${value}`) }))}
      />
      {markets === undefined ? null : (
        <Select
          label={t('sport.odds.market')}
          value={markets.current}
          onChange={keep(oddsCookies.market)}
          options={markets.ids.map((value) => ({ value, label: t(`sport.odds.markets.${value}`) }))}
        />
      )}
    </div>
  );
}
