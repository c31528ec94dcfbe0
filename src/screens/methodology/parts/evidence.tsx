import { formatNumber, formatPercent, formatProfit, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import type { Locale } from '#terms/locales.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { MethodologyData } from '../data.server.ts';

type Claim = MethodologyData['methodology']['claims'][number];

/** Everything that the site says of itself, each with its sample and the records behind it. */
export function Evidence({ claims }: { claims: readonly Claim[] }) {
  const { t, locale } = useLanguage<'methodology' | 'ui'>();
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
      <details>
        <summary className="mb-2 py-2 pointer-coarse:py-3 text-14 text-primary-ink underline underline-offset-3">
          {t('ui.details')}
        </summary>
        <ul data-card className="divide-y divide-line rounded-8 bg-surface shadow-card">
          {claims.map((claim) => (
            <ClaimRow key={`${claim.id} ${claim.origin} ${claim.period?.days ?? 0}`} claim={claim} />
          ))}
        </ul>
      </details>
    </Section>
  );
}

function ClaimRow({ claim }: { claim: Claim }) {
  const { t, locale } = useLanguage<'methodology'>();
  const { id, origin, period, simulated, n, evidence } = claim;
  const remarks = [
    origin === 'backfill' ? t('methodology.evidence.afterwards') : t('methodology.evidence.published'),
    ...(period === null ? [] : [t('methodology.evidence.days', { days: period.days })]),
    ...(simulated ? [t('methodology.evidence.simulated')] : []),
  ];
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 text-14 sm:grid-cols-[1fr_auto_8rem] sm:items-center">
      <span className="grid">
        <span className="font-medium text-main">{t(`methodology.evidence.${id}`)}</span>
        <span className="text-12 text-ink-3">{remarks.join(' · ')}</span>
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2 sm:justify-end">
        <span className="text-ink">{valueText(claim, locale)}</span>
        <span className="text-12 text-ink-3">n = {formatNumber(n)}</span>
      </span>
      <TextLink href={evidence} className="tap justify-self-start sm:justify-self-end">
        {t('methodology.evidence.open')}
      </TextLink>
    </li>
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
    // A number of features is claimed as "at least", so it is never rounded up.
    default:
      return formatNumber(Math.floor(value), 0);
  }
}
