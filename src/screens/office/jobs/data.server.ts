import { jobsContract } from '#api/office/jobs.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** How the site runs at this moment. */
export async function loadJobs(page: OfficePage) {
  const [{ data: operation }, messages] = await Promise.all([
    page.list(jobsContract),
    page.messages(['office-operations', 'jobs'], (t) => t('office-operations.jobs.title')),
  ]);
  return { ...messages, operation };
}

export type OperationView = Awaited<ReturnType<typeof loadJobs>>['operation'];
export type QueueView = OperationView['queues'][number];
