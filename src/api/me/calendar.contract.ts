import { z } from 'zod';
import { type Contract, instantSchema } from '../endpoint.contract.ts';

export const showCalendarContract = {
  method: 'GET',
  path: '/me/calendar',
  summary: 'Since when the member’s own calendar has an address; the address itself was told once.',
  access: 'member',
  data: z.object({ created_at: instantSchema.nullable() }),
  statuses: [200, 302],
} as const satisfies Contract;

export const openCalendarContract = {
  method: 'POST',
  path: '/me/calendar',
  summary:
    'Makes the address (iCalendar) under which calendar programs find the games that the member follows. One that they had before ends.',
  access: 'member',
  data: z.object({ url: z.url(), created_at: instantSchema }),
  statuses: [200, 302],
} as const satisfies Contract;

export const closeCalendarContract = {
  method: 'DELETE',
  path: '/me/calendar',
  summary: 'Ends the address of the member’s own calendar.',
  access: 'member',
  data: z.object({ created_at: z.null() }),
  statuses: [200, 302],
} as const satisfies Contract;
