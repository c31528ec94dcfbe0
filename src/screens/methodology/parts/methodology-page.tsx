import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import type { MethodologyData } from '../data.server.ts';
import { Calibration } from './calibration.tsx';
import { Evidence } from './evidence.tsx';
import { LocalPrices } from './local-prices.tsx';
import { Model } from './model.tsx';
import { Policy } from './policy.tsx';
import { Prose } from './prose.tsx';
import { Settlement } from './settlement.tsx';
import { Tiers } from './tiers.tsx';

const SECTIONS = [
  'model',
  'tiers',
  'policy',
  'settle',
  'figures',
  'local',
  'backfill',
  'calibration',
  'limits',
  'evidence',
] as const;

/** From results to probabilities, to picks, to results again, and what all that cannot do. */
export function MethodologyPage(data: MethodologyData) {
  const { t, locale } = useLanguage<'methodology'>();
  const { methodology, zone, unitUsd, claimDays } = data;
  return (
    <>
      <PageHeader title={t('methodology.title')} lead={t('methodology.lead')} />
      <Contents />
      <Model methodology={methodology} />
      <Tiers />
      <Policy methodology={methodology} zone={zone} unitUsd={unitUsd} />
      <Settlement settlement={methodology.settlement} />
      <Section title={t('methodology.figures.title')} anchor="figures">
        <Prose
          as="list"
          paragraphs={[
            t('methodology.figures.ev'),
            t('methodology.figures.confidence'),
            t('methodology.figures.rate'),
            t('methodology.figures.profit', { unit: unitUsd }),
            t('methodology.figures.days', { days: claimDays }),
            t('methodology.figures.closing'),
          ]}
        />
      </Section>
      <LocalPrices profiles={methodology.priceProfiles} />
      <Section title={t('methodology.backfill.title')} anchor="backfill">
        <Prose paragraphs={[t('methodology.backfill.text')]} />
      </Section>
      <Calibration calibration={methodology.calibration} />
      <Section
        title={t('methodology.limits.title')}
        anchor="limits"
        actions={
          <LinkButton size="small" href={localePath(locale, '/bankroll')}>
            {t('methodology.limits.bankroll')}
          </LinkButton>
        }
      >
        <Prose
          as="list"
          paragraphs={[
            t('methodology.limits.news'),
            t('methodology.limits.new'),
            t('methodology.limits.small'),
            t('methodology.limits.price'),
            t('methodology.limits.income'),
          ]}
        />
      </Section>
      <Evidence claims={methodology.claims} />
    </>
  );
}

function Contents() {
  const { t } = useLanguage<'methodology'>();
  return (
    <nav
      aria-label={t('methodology.contents')}
      data-card
      className="rounded-8 bg-surface p-4 shadow-card sm:p-5"
    >
      <ol className="grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
        {SECTIONS.map((id, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 pointer-coarse:min-h-11 items-baseline gap-2 py-1 text-14 text-primary-ink underline-offset-3 hover:underline"
            >
              <span className="shrink-0 text-ink-3">{index + 1}</span>
              <span className="text-balance">{t(`methodology.${id}.title`)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
