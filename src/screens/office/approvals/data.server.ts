import { approvalsContract } from '#api/office/approvals.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** Requests of the operator's brands, those that wait or those that were decided. */
export async function loadApprovals(page: OfficePage) {
  const [{ data: requests, meta }, messages] = await Promise.all([
    page.list(approvalsContract),
    page.messages(['office-orders', 'office-approvals'], (t) => t('office-approvals.title')),
  ]);
  return { ...messages, requests, meta };
}

export type ApprovalsData = Awaited<ReturnType<typeof loadApprovals>>;
