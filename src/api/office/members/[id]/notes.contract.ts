import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { brandQuery } from '../../office.contract.ts';
import { noteSchema } from '../[id].contract.ts';

export const notesContract = {
  method: 'POST',
  path: '/office/members/{id}/notes',
  summary: 'Adds a note about a member, for the office only; notes are never changed.',
  access: 'operator',
  permission: 'members.note',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
  data: noteSchema,
  statuses: [200, 302, 404, 422],
  idempotent: true,
} as const satisfies Contract;
