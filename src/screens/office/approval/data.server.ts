import { approvalContract } from '#api/office/approvals/[id].contract.ts';
import type { OfficePage } from '../office-page.server.ts';
import { requestText } from '../parts/kind-text.ts';

/** One request with what it would change. */
export async function loadApproval(page: OfficePage, id: string) {
  const { data: request } = await page.ask(approvalContract, { params: { id } });
  const messages = await page.messages(['office-orders', 'office-approvals'], (t) => requestText(request, t));
  return { ...messages, request };
}

export type ApprovalData = Awaited<ReturnType<typeof loadApproval>>;
