import { approvalsContract } from '#api/office/approvals.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** Requests of the operator's brands, those that wait or those that were decided. */
export async function loadApprovals(page: OfficePage) {
  const [{ data: requests, meta }, words] = await Promise.all([
    page.list(approvalsContract),
    page.words(['office-orders', 'office-approvals'], (t) => t('office-approvals.title')),
  ]);
  return { ...words, requests, meta };
}

export type ApprovalsData = Awaited<ReturnType<typeof loadApprovals>>;
