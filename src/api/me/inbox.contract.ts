import { z } from 'zod';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';

/** A message to a member. The screens write its words from kind and facts, in the reader's language. */
const inboxItemSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** A path of the site below the language, '/unstartedRecord?open=…'; null where there is nowhere to go. */
  path: z.string().nullable(),
  created_at: instantSchema,
  read_at: instantSchema.nullable(),
});

export const inboxContract = {
  method: 'GET',
  path: '/me/inbox',
  summary: 'The member’s messages, the newest first; `meta.unread` is the number on the bell.',
  access: 'member',
  query: z.object({ unread: z.enum(['1', '0']).default('0'), ...pageQuery }),
  data: z.array(inboxItemSchema).readonly(),
  meta: pageMeta.extend({ unread: z.int() }),
  statuses: [200, 302, 422],
} as const satisfies Contract;

/** Marks messages as read: those named, or all. */
export const readInboxContract = {
  method: 'PATCH',
  path: '/me/inbox',
  summary: 'Marks the named messages as read, or all of them where none is named.',
  access: 'member',
  body: z.object({ ids: z.array(z.uuid()).max(100).optional() }),
  data: z.object({ unread: z.int() }),
  statuses: [200, 302, 422],
} as const satisfies Contract;
