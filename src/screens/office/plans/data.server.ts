import { plansContract } from '#api/office/plans.contract.ts';
import { createTranslator } from '#i18n/t.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The brand's plans with their prices and what waits about them. */
export async function loadPlans(page: OfficePage) {
  const [{ data: plans }, messages] = await Promise.all([
    page.ask(plansContract),
    page.messages(['office-plans'], (t) => t('office-plans.title')),
  ]);
  const t = createTranslator<'office-plans'>(messages);
  return { ...messages, lead: t('office-plans.lead'), plans };
}

export type PlansData = Awaited<ReturnType<typeof loadPlans>>;
export type OfficePlan = PlansData['plans'][number];
