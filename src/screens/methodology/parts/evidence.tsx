import { formatNumber, formatPercent, formatProfit, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import type { Locale } from '#i18n/locales.ts';
import { DataTable } from '#ui/data-table.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { MethodologyData } from '../data.server.ts';

type Claim = MethodologyData['methodology']['claims'][number];

/** Everything that the site says of itself, each with its sample and the records behind it. */
export function Evidence({ claims }: { claims: readonly Claim[] }) {
  const { t, locale } = useLanguage<'methodology'>();
  return (
    <Section
      title={t('methodology.evidence.title')}
      lead={t('methodology.evidence.lead')}
      anchor="evidence"
      actions={
        <LinkButton size="small" href={localePath(locale, '/proof')}>
          {t('methodology.evidence.proof')}
        </LinkButton>
      }
    >
      <DataTable
        label={t('methodology.evidence.title')}
        rows={claims}
        rowKey={(claim) => `${claim.id} ${claim.origin} ${claim.period?.days ?? 0}`}
        columns={[
          {
            key: 'claim',
            header: t('methodology.evidence.claim'),
            render: (claim) => <ClaimName claim={claim} />,
          },
          {
            key: 'value',
            header: t('methodology.evidence.value'),
            numeric: true,
            render: (claim) => valueText(claim, locale),
          },
          {
            key: 'n',
            header: t('methodology.evidence.sample'),
            numeric: true,
            render: ({ n }) => `n = ${formatNumber(n)}`,
          },
          {
            key: 'evidence',
            header: '',
            render: ({ evidence }) => <TextLink href={evidence}>{t('methodology.evidence.open')}</TextLink>,
          },
        ]}
      />
    </Section>
  );
}

function ClaimName({ claim: { id, origin, period, simulated } }: { claim: Claim }) {
  const { t } = useLanguage<'methodology'>();
  const remarks = [
    origin === 'backfill' ? t('methodology.evidence.afterwards') : t('methodology.evidence.published'),
    ...(period === null ? [] : [t('methodology.evidence.days', { days: period.days })]),
    ...(simulated ? [t('methodology.evidence.simulated')] : []),
  ];
  return (
    <span className="grid">
      <span className="font-medium text-main">{t(`methodology.evidence.${id}`)}</span>
      <span className="text-12 text-ink-3">{remarks.join(' · ')}</span>
    </span>
  );
}

function valueText({ id, unit, value, interval }: Claim, locale: Locale): string {
  switch (unit) {
    case 'rate': {
      if (id === 'closing_value') return formatSignedPercent(value);
      const bounds = interval && ` (${formatNumber(interval[0] * 100, 1)}–${formatPercent(interval[1])})`;
      return `${formatPercent(value)}${bounds ?? ''}`;
    }
    case 'usd':
      return formatProfit(value, 'USD', locale);
    default:
      return formatNumber(value, 0);
  }
}
