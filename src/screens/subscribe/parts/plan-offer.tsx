import { useLanguage } from '#i18n/language-provider.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { planIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import type { SubscribeData } from '../data.server.ts';
import { FeatureList } from './feature-list.tsx';
import { PlanList } from './plan-list.tsx';
import { PurchaseTerms } from './purchase-terms.tsx';

/** What a reader gets, what it costs, and what cannot be undone, in this order. */
export function PlanOffer({ plans, features, terms }: SubscribeData) {
  const { t } = useLanguage<'subscribe' | 'shell'>();
  return (
    <>
      <PageHeader title={t('subscribe.title')} lead={t('subscribe.lead')} />
      {plans.length === 0 ? (
        <EmptyState icon={planIcon} title={t('subscribe.empty')} />
      ) : (
        <>
          <Section title={t('subscribe.get')}>
            <FeatureList features={features} />
          </Section>
          <Section title={t('subscribe.cost')} lead={t('subscribe.costLead')}>
            <div className="grid gap-4">
              <PlanList plans={plans} />
              <Notice>{t('subscribe.ordering')}</Notice>
            </div>
          </Section>
          <PurchaseTerms terms={terms} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2 text-14 text-ink-2">
        {t('subscribe.question')}
        <LinkButton href="#contact">{t('shell.footer.contact')}</LinkButton>
      </div>
    </>
  );
}
