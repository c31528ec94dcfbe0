import { countSalesSteps, sumPageViews } from '#db/queries/sales-figures.ts';
import type { Services } from '#domain/services.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { LOCALES } from '#terms/locales.ts';
import { FUNNEL_STEPS, type FunnelStep } from '#terms/sales-figures.ts';
import { daysOfSpan, figureSpan } from './figure-span.ts';
import type { FiguresQuestion } from './figures-question.ts';

/** How guests became members and members paid: views of guests on these days, and the accounts made on them with what each did until now. */
export async function showFunnel(services: Services, { brand, language, from, to }: FiguresQuestion) {
  const span = figureSpan(services, { from, to });
  const question = { brand, language, ...span, zone: BRAND_ZONE };
  const [views, accounts] = await Promise.all([
    sumPageViews(services.db, question),
    countSalesSteps(services.db, question),
  ]);
  const languages = LOCALES.filter((one) => language === null || one === language);
  const countOf = (step: FunnelStep, wanted: (typeof LOCALES)[number]): number => {
    const isCounted = (page: string) =>
      step === 'pages' || (step === 'plan_pages' ? page === 'plans' : page === 'register');
    switch (step) {
      case 'pages':
      case 'register_pages':
      case 'plan_pages':
        return views
          .filter((row) => row.language === wanted && isCounted(row.page))
          .reduce((sum, row) => sum + row.views, 0);
      default:
        return accounts.find((row) => row.language === wanted)?.[step] ?? 0;
    }
  };
  return {
    ...daysOfSpan(span),
    steps: FUNNEL_STEPS.map((step) => {
      const counts = languages.map((one) => ({ language: one, count: countOf(step, one) }));
      return { step, total: counts.reduce((sum, { count }) => sum + count, 0), languages: counts };
    }),
  };
}
