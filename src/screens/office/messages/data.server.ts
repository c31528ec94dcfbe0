import { messagesContract } from '#api/office/messages.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The messages that the address asks for, a page at a time. */
export async function loadMessageList(page: OfficePage) {
  const [{ data, meta }, words] = await Promise.all([
    page.list(messagesContract, { query: { per_page: 20 } }),
    page.words(['office-messages'], (t) => t('office-messages.title')),
  ]);
  const { search } = page.url;
  return { ...words, rows: data.messages, files: data.files, meta, search };
}

export type MessagesData = Awaited<ReturnType<typeof loadMessageList>>;
export type Message = MessagesData['rows'][number];
