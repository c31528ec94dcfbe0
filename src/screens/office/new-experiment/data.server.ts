import { experimentChoicesContract } from '#api/office/experiment-choices.contract.ts';
import { EXPERIMENT_KINDS } from '#terms/experiments.ts';
import type { OfficePage } from '../office-page.server.ts';
import { readDifference } from './read-difference.ts';

/** What can be tried on the page that the address names, and what a test of the named difference needs. */
export async function loadNewExperiment(page: OfficePage) {
  const typed = page.url.searchParams.get('difference');
  const kind = EXPERIMENT_KINDS.find((one) => one === page.url.searchParams.get('kind')) ?? 'text';
  const difference = readDifference(typed);
  const [{ data: choices }, messages] = await Promise.all([
    page.list(experimentChoicesContract, {
      query: difference === null ? {} : { difference_bp: difference },
    }),
    page.messages(['office-experiments'], (t) => t('office-experiments.new')),
  ]);
  const isBad = typed !== null && typed !== '' && difference === null;
  return { ...messages, choices, kind, difference, isBad };
}

export type NewExperimentData = Awaited<ReturnType<typeof loadNewExperiment>>;
