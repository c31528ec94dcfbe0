import { experimentContract } from '#api/office/experiments/[id].contract.ts';
import type { OfficePage } from '../office-page.server.ts';
import { subjectOf } from '../parts/experiment-labels.tsx';

/** One test. */
export async function loadExperiment(page: OfficePage, id: string) {
  const { data: experiment } = await page.ask(experimentContract, { params: { id } });
  const { locale } = page.context;
  const messages = await page.messages(['office-experiments'], (t) => subjectOf(experiment, { t, locale }));
  return { ...messages, experiment };
}

export type Experiment = Awaited<ReturnType<typeof loadExperiment>>['experiment'];
