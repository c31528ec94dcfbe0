import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { newPasswordSchema } from '../credentials.contract.ts';

/** What the operator alone may see; it is answered once and never again. */
export const operatorSecretsSchema = z.object({
  email: z.string(),
  totp_uri: z.string(),
  /** The same as a QR code: its dark modules as the data of one SVG path, on a grid of so many units. */
  totp_code: z.object({ path: z.string(), size: z.int() }),
  recovery_codes: z.array(z.string()),
});

export const setupContract = {
  method: 'POST',
  path: '/office/setup',
  summary:
    'Sets the password of the operator whose mailed link it is, and answers second factor and recovery codes once.',
  access: 'guest',
  body: z.strictObject({ token: z.string().min(1).max(200), password: newPasswordSchema }),
  data: operatorSecretsSchema,
  statuses: [200, 400, 422, 429],
} as const satisfies Contract;
