import { experimentsContract } from '#api/office/experiments.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The tests of the brand. */
export async function loadExperiments(page: OfficePage) {
  const [{ data: experiments, meta }, messages] = await Promise.all([
    page.list(experimentsContract, { query: { per_page: 25 } }),
    page.messages(['office-experiments'], (t) => t('office-experiments.title')),
  ]);
  return { ...messages, experiments, meta };
}

export type ExperimentsData = Awaited<ReturnType<typeof loadExperiments>>;
