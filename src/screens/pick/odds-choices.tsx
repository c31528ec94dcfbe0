import { useEffect } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { oddsFormats } from '#i18n/odds-format.ts';
import type { PriceProfileId } from '#terms/bets.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { PageForm, usePageForm } from '../page-form.tsx';
import { useOdds } from './odds-format.tsx';

interface OddsChoicesProps {
  /** Whose prices can be chosen, and which one is; left out where a page compares no prices. */
  markets?: { readonly ids: readonly PriceProfileId[]; readonly current: string };
}

/**
 * How prices are written, and whose prices the reader can get; both are remembered on this device for a year. The page's action is `keepOdds`.
 * Where scripts run a choice is sent as soon as it is made.
 */
export function OddsChoices({ markets }: OddsChoicesProps) {
  const { t } = useLanguage<'sport' | 'ui'>();
  const { format } = useOdds();
  const form = usePageForm('odds');
  const { ref } = form;
  const market = markets?.current;
  // What was chosen before scripts answered, or while the choice before was on its way.
  useEffect(() => {
    const chosen = ref.current === null ? null : new FormData(ref.current);
    if (chosen === null) return;
    if (chosen.get('odds') !== format || chosen.get('market') !== (market ?? null))
      ref.current?.requestSubmit();
  }, [ref, format, market]);
  const send = () => ref.current?.requestSubmit();
  return (
    <PageForm form={form} className="grid max-w-md grid-cols-[3fr_2fr] gap-3">
      <Select
        name="odds"
        label={t('sport.odds.format')}
        defaultValue={format}
        onChange={send}
        options={oddsFormats.map((value) => ({ value, label: t(`sport.odds.formats.${value}`) }))}
      />
      {markets === undefined ? null : (
        <Select
          name="market"
          label={t('sport.odds.market')}
          defaultValue={markets.current}
          onChange={send}
          options={markets.ids.map((value) => ({ value, label: t(`sport.odds.markets.${value}`) }))}
        />
      )}
      <noscript>
        <Button type="submit">{t('ui.save')}</Button>
      </noscript>
    </PageForm>
  );
}
