import { z } from 'zod';
import type { OfficeContract } from '../../office.contract.ts';
import { operatorSecretsSchema } from '../../operators.contract.ts';

export const resetOperatorContract = {
  method: 'POST',
  path: '/office/operators/{id}/reset',
  summary:
    'Gives a colleague a new password, second factor and recovery codes, answered once; his sessions end.',
  permission: 'operators.edit',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ version: z.int32().min(1), reason: z.string().trim().min(3).max(500) }),
  data: operatorSecretsSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies OfficeContract;
