import { memberContract } from '#api/office/members/[id].contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** One member with periods, orders and notes. */
export async function loadMember(page: OfficePage, id: string) {
  const { data: member } = await page.ask(memberContract, { params: { id } });
  const messages = await page.messages(['office-members', 'office-orders'], () => member.nick_name);
  return { ...messages, member };
}

export type MemberDetail = Awaited<ReturnType<typeof loadMember>>['member'];
