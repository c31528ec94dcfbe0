import { formatMoney, formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Locale } from '#terms/locales.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import type { MethodologyData } from '../data.server.ts';
import { Prose } from './prose.tsx';

type Profile = MethodologyData['methodology']['priceProfiles'][number];

/** What is assumed of the prices and taxes of each market, out of the constants that the picks' values are computed with. */
export function LocalPrices({ profiles }: { profiles: readonly Profile[] }) {
  const { t, locale } = useLanguage<'methodology' | 'sport'>();
  return (
    <Section title={t('methodology.local.title')} anchor="local">
      <div className="grid gap-4">
        <Prose paragraphs={[t('methodology.local.text')]} />
        <DataTable
          label={t('methodology.local.title')}
          rows={profiles}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'market',
              header: t('methodology.local.market'),
              render: ({ id }) => <span className="whitespace-nowrap">{t(`sport.odds.markets.${id}`)}</span>,
            },
            {
              key: 'margin',
              header: t('methodology.local.margin'),
              numeric: true,
              render: ({ margin }) => formatPercent(margin, 0),
            },
            {
              key: 'unit',
              header: t('methodology.local.unit'),
              numeric: true,
              wideOnly: true,
              render: ({ currency, unitValue }) => withCode(unitValue, currency, locale),
            },
            {
              key: 'tax',
              header: t('methodology.local.tax'),
              render: (profile) => <Tax profile={profile} />,
            },
          ]}
        />
      </div>
    </Section>
  );
}

function Tax({ profile: { tax, currency } }: { profile: Profile }) {
  const { t, locale } = useLanguage<'methodology'>();
  if (tax === null) return t('methodology.local.none');
  return t(`methodology.local.${tax.on}`, {
    rate: formatPercent(tax.rate, 0),
    threshold: withCode(tax.threshold, currency, locale),
  });
}

/** An amount of a market's own currency: the currency of the plans as on all pages, another one by its code. */
function withCode(amount: number, code: string, locale: Locale): string {
  return code === 'TWD' ? formatMoney(amount, code, locale) : `${code} ${formatNumber(amount)}`;
}
