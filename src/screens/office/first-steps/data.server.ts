import { firstStepsContract } from '#api/office/first-steps.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** What a new site needs before it can serve members. */
export async function loadFirstSteps(page: OfficePage) {
  const [{ data }, messages] = await Promise.all([
    page.ask(firstStepsContract),
    page.messages(['office-first', 'office-trials', 'alerts'], (t) => t('office-first.steps.title')),
  ]);
  return { ...messages, steps: data.steps };
}

export type FirstStepsData = Awaited<ReturnType<typeof loadFirstSteps>>;
