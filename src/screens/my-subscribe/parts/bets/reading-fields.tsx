import { useLanguage } from '#i18n/language-provider.tsx';
import { oddsFormats } from '#i18n/odds-format.ts';
import { BET_CURRENCIES } from '#terms/currencies.ts';
import { Select } from '#ui/select.tsx';
import type { BetsData } from '../../bets.server.ts';
import type { MySubscribeData } from '../../data.server.ts';
import type { SentBets } from '../../sent-bets.ts';

interface ReadingFieldsProps {
  usual: BetsData['usual'];
  zones: MySubscribeData['zones'];
  sent: SentBets | undefined;
  /** A file says more of how it is written than a form. */
  isFile: boolean;
}

/** How days, numbers and prices are written. */
export function ReadingFields({ usual, zones, sent, isFile }: ReadingFieldsProps) {
  const { locale, t } = useLanguage<'bets' | 'sport'>();
  const typed = sent?.typed ?? {};
  const errors = sent?.errors ?? {};
  const mark = typed.decimal_mark || (locale === 'vi' ? 'comma' : 'point');
  const zone = typed.zone || usual.zone;
  const known = zones.some((one) => one.zone === zone);
  return (
    <>
      <Select
        name="odds_format"
        label={t('bets.reading.odds_format')}
        error={errors.odds_format}
        defaultValue={typed.odds_format || usual.oddsFormat}
        options={oddsFormats.map((value) => ({ value, label: t(`sport.odds.formats.${value}`) }))}
      />
      <Select
        name="decimal_mark"
        label={t('bets.reading.decimal_mark')}
        error={errors.decimal_mark}
        defaultValue={mark}
        options={(['point', 'comma'] as const).map((value) => ({ value, label: t(`bets.reading.${value}`) }))}
      />
      <Select
        name="currency"
        label={t('bets.reading.currency')}
        error={errors.currency}
        defaultValue={typed.currency || usual.currency}
        options={BET_CURRENCIES.map((value) => ({ value, label: value }))}
      />
      <Select
        name="zone"
        label={t('bets.reading.zone')}
        error={errors.zone}
        defaultValue={zone}
        options={[
          ...(known ? [] : [{ value: zone, label: zone }]),
          ...zones.map((one) => ({ value: one.zone, label: one.label })),
        ]}
      />
      {isFile ? (
        <>
          <Select
            name="day_order"
            label={t('bets.reading.day_order')}
            error={errors.day_order}
            defaultValue={typed.day_order || 'ymd'}
            options={(['ymd', 'dmy', 'mdy'] as const).map((value) => ({
              value,
              label: t(`bets.reading.${value}`),
            }))}
          />
          <Select
            name="return_kind"
            label={t('bets.reading.return_kind')}
            error={errors.return_kind}
            defaultValue={typed.return_kind || 'returned'}
            options={(['returned', 'profit'] as const).map((value) => ({
              value,
              label: t(`bets.reading.${value}Kind`),
            }))}
          />
        </>
      ) : (
        <>
          <input type="hidden" name="day_order" value="ymd" />
          <input type="hidden" name="return_kind" value="returned" />
        </>
      )}
    </>
  );
}
