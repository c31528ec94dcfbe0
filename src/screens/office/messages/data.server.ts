import { messagesContract } from '#api/office/messages.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The messages that the address asks for, a page at a time. */
export async function loadMessageList(page: OfficePage) {
  const [{ data, meta }, messages] = await Promise.all([
    page.list(messagesContract, { query: { per_page: 20 } }),
    page.messages(['office-messages'], (t) => t('office-messages.title')),
  ]);
  const { search } = page.url;
  return { ...messages, rows: data.messages, files: data.files, meta, search };
}

export type MessagesData = Awaited<ReturnType<typeof loadMessageList>>;
export type Message = MessagesData['rows'][number];
