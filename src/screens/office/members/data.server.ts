import { membersContract } from '#api/office/members.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The brand's members as the address filters them. */
export async function loadMembers(page: OfficePage) {
  const [{ data: members, meta }, words] = await Promise.all([
    page.list(membersContract, { query: { per_page: 30 } }),
    page.words(['office-members'], (t) => t('office-members.title')),
  ]);
  return { ...words, members, meta };
}

export type MembersData = Awaited<ReturnType<typeof loadMembers>>;
