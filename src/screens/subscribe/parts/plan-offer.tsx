import { lazy, Suspense } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { planIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import { loadPart } from '../../frame/loading/load-part.ts';
import type { SubscribeData } from '../data.server.ts';
import { ExpectedPicks } from './expected-picks.tsx';
import { FeatureList } from './feature-list.tsx';
import { OrderCard } from './order-card.tsx';
import { PurchaseTerms } from './purchase-terms.tsx';

/** Below the first view: the server writes it with the page, and the browser fetches its code later. */
const ContentSection = import.meta.env.SSR
  ? (await import('./content-section.tsx')).ContentSection
  : lazy(async () => ({ default: (await loadPart(() => import('./content-section.tsx'))).ContentSection }));
const LuckSection = import.meta.env.SSR
  ? (await import('./luck-section.tsx')).LuckSection
  : lazy(async () => ({ default: (await loadPart(() => import('./luck-section.tsx'))).LuckSection }));

/** The order beside what a reader gets, how much of it there will be, whether it pays, and what cannot be undone. */
export function PlanOffer(data: SubscribeData) {
  const { plans, features, terms, chosenId } = data;
  const { t } = useLanguage<'subscribe'>();
  const chosen = plans.find(({ id }) => id === chosenId);
  const header = <PageHeader title={t('subscribe.title')} lead={t('subscribe.lead')} />;
  if (chosen === undefined) {
    return (
      <>
        {header}
        <EmptyState icon={planIcon} title={t('subscribe.empty')} />
        <Question />
      </>
    );
  }
  return (
    <div className="flex flex-col gap-x-10 xl:grid xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
      <div className="xl:col-start-1 [&>header]:pb-3">{header}</div>
      <div className="contents xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:block">
        <div className="contents xl:sticky xl:top-4 xl:block xl:pt-8">
          <OrderCard {...data} plan={chosen} />
        </div>
      </div>
      <div className="min-w-0 xl:col-start-1">
        <Section title={t('subscribe.get')}>
          <FeatureList features={features} />
        </Section>
        <ExpectedPicks plans={plans} chosenId={chosenId} />
        <Suspense>
          <ContentSection {...data} plan={chosen} />
          {data.isStatsOnly ? null : <LuckSection {...data} plan={chosen} />}
        </Suspense>
        <PurchaseTerms terms={terms} />
        <Question />
      </div>
    </div>
  );
}

function Question() {
  const { t } = useLanguage<'subscribe' | 'shell'>();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2 pb-6 text-14 text-ink-2">
      {t('subscribe.question')}
      <LinkButton href="#contact">{t('shell.footer.contact')}</LinkButton>
    </div>
  );
}
