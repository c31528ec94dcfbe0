import { useLanguage } from '#i18n/language-provider.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { planIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import type { SubscribeData } from '../data.server.ts';
import { ContentSection } from './content-section.tsx';
import { FeatureList } from './feature-list.tsx';
import { LuckSection } from './luck-section.tsx';
import { OrderSection } from './order-section.tsx';
import { PlanList } from './plan-list.tsx';
import { PurchaseTerms } from './purchase-terms.tsx';

/** What a reader gets, what it costs, what cannot be undone, and then the order, in this sequence. */
export function PlanOffer(data: SubscribeData) {
  const { plans, features, terms, chosenId } = data;
  const { t } = useLanguage<'subscribe' | 'shell'>();
  const chosen = plans.find(({ id }) => id === chosenId);
  return (
    <>
      <PageHeader title={t('subscribe.title')} lead={t('subscribe.lead')} />
      {chosen === undefined ? (
        <EmptyState icon={planIcon} title={t('subscribe.empty')} />
      ) : (
        <>
          <Section title={t('subscribe.get')}>
            <FeatureList features={features} />
          </Section>
          <Section title={t('subscribe.cost')} lead={t('subscribe.costLead')}>
            <div className="grid gap-4">
              <PlanList {...data} />
              <div>
                <LinkButton href="#order" tone="primary">
                  {t('subscribe.toOrder')}
                </LinkButton>
              </div>
            </div>
          </Section>
          <ContentSection {...data} plan={chosen} />
          {data.isStatsOnly ? null : <LuckSection {...data} plan={chosen} />}
          <PurchaseTerms terms={terms} />
          <OrderSection {...data} plan={chosen} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2 text-14 text-ink-2">
        {t('subscribe.question')}
        <LinkButton href="#contact">{t('shell.footer.contact')}</LinkButton>
      </div>
    </>
  );
}
