import { z } from 'zod';
import { MESSAGE_STATES } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { type Contract, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

const stateSchema = z.enum(MESSAGE_STATES);

const cellSchema = z.object({
  /** What the program says; null where it has no such text. */
  base: z.string().nullable(),
  /** What the brand says instead; null for nothing. */
  text: z.string().nullable(),
  /** 0 where nothing is said otherwise. */
  version: z.int(),
  states: z.array(stateSchema).readonly(),
});

const messageSchema = z.object({ key: z.string(), cells: z.record(z.enum(LOCALES), cellSchema) });

export const messageFilter = {
  ...brandQuery,
  q: z.string().trim().max(200).optional(),
  /** The screen: the first part of the key. */
  file: z.string().max(40).optional(),
  state: stateSchema.optional(),
};

export const messagesContract = {
  method: 'GET',
  path: '/office/messages',
  summary: "The program's messages in four languages beside what a brand says instead.",
  access: 'operator',
  permission: 'wording.view',
  query: z.object({ ...pageQuery, ...messageFilter }),
  data: z.object({ messages: z.array(messageSchema), files: z.array(z.string()) }),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;

export const changeMessageContract = {
  method: 'POST',
  path: '/office/messages',
  summary:
    'Says a message otherwise for a brand and language, or as the program does again; live with the next page.',
  access: 'operator',
  permission: 'wording.edit',
  query: z.object(brandQuery),
  body: z.strictObject({
    key: z.string().min(3).max(200),
    language: z.enum(LOCALES),
    /** Null: as the program says. */
    text: z.string().max(4000).nullable(),
    /** The version of the override that was seen; 0 for none. */
    version: z.int32().min(0),
  }),
  data: z.object({ version: z.int() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
