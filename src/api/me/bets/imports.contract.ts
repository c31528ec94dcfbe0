import { z } from 'zod';
import type { Contract } from '../../endpoint.contract.ts';
import { readingSchema } from '../own-bet.contract.ts';

/** The file in base64, with room for the rest: the file itself may have 512 KB. */
const MAX_BASE64 = 720_000;

const column = z.string().min(1).max(200);
const columnsSchema = z.strictObject({
  placed_at: column,
  event: column,
  selection: column,
  odds: column,
  stake: column,
  returned: column.nullable(),
  bookmaker: column.nullable(),
});

export const importBetsContract = {
  method: 'POST',
  path: '/me/bets/imports',
  summary:
    'Imports a file of bets (CSV in UTF-8). The columns are told once and remembered by the headings; where they are not known, the answer asks for them and nothing changes. The same file twice adds nothing.',
  access: 'member',
  maxBodyBytes: MAX_BASE64 + 64 * 1024,
  body: z.strictObject({
    file_name: z.string().max(255),
    file: z.base64().min(1).max(MAX_BASE64),
    mapping: readingSchema.extend({ columns: columnsSchema }).optional(),
    /** Asks for the columns although they are remembered. */
    asks_again: z.boolean().default(false),
  }),
  data: z.object({
    /** What the member has to say before the file can be read. */
    question: z
      .object({
        headings: z.array(z.string()).readonly(),
        sample: z.array(z.array(z.string()).readonly()).readonly(),
        columns: z.object({
          placed_at: z.string().nullable(),
          event: z.string().nullable(),
          selection: z.string().nullable(),
          odds: z.string().nullable(),
          stake: z.string().nullable(),
          returned: z.string().nullable(),
          bookmaker: z.string().nullable(),
        }),
      })
      .nullable(),
    imported: z
      .object({
        import_id: z.string().nullable(),
        read: z.int(),
        added: z.int(),
        updated: z.int(),
        known: z.int(),
        /** Of the bets that were read, those whose prediction was found. */
        followed: z.int(),
      })
      .nullable(),
  }),
  callsAMinute: 10,
  statuses: [200, 302, 409, 422],
} as const satisfies Contract;
