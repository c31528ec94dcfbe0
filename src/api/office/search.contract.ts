import { z } from 'zod';
import { isSearchable } from '#terms/searchable.ts';
import type { Contract } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

export const officeSearchContract = {
  method: 'GET',
  path: '/office/search',
  summary:
    'Members by a part of their name (two letters, or one Chinese character) or by their whole address, orders by a part of their number, a pick by its serial: what the operator may see of them.',
  access: 'operator',
  query: z.object({ ...brandQuery, q: z.string().trim().min(1).max(320).refine(isSearchable) }),
  data: z.array(
    z.object({
      kind: z.enum(['member', 'order', 'pick']),
      id: z.string(),
      /** What people call it: a name, a number, a serial. */
      label: z.string(),
      /** What distinguishes it from others of the same name: a masked address, an amount. */
      note: z.string(),
      path: z.string(),
    }),
  ),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
