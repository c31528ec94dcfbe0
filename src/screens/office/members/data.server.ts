import { membersContract } from '#api/office/members.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The brand's members as the address filters them. */
export async function loadMembers(page: OfficePage) {
  const [{ data: members, meta }, messages] = await Promise.all([
    page.list(membersContract, { query: { per_page: 30 } }),
    page.messages(['office-members'], (t) => t('office-members.title')),
  ]);
  return { ...messages, members, meta };
}

export type MembersData = Awaited<ReturnType<typeof loadMembers>>;
