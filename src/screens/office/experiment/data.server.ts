import { experimentContract } from '#api/office/experiments/[id].contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** One test. */
export async function loadExperiment(page: OfficePage, id: string) {
  const [{ data: experiment }, words] = await Promise.all([
    page.ask(experimentContract, { params: { id } }),
    page.words(['office-experiments'], (t) => t('office-experiments.title')),
  ]);
  return { ...words, experiment };
}

export type Experiment = Awaited<ReturnType<typeof loadExperiment>>['experiment'];
