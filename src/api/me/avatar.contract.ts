import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';

export const avatarLimits = { bytes: 1_048_576 } as const;

/** A picture's bytes in base64 are a third longer than the picture. */
const MAX_CHARACTERS = Math.ceil(avatarLimits.bytes / 3) * 4;

export const avatarContract = {
  method: 'POST',
  path: '/me/avatar',
  summary:
    "Sets the member's picture: JPEG, PNG or WebP of at most 1 MB, as base64. It is cropped to a square and re-encoded.",
  access: 'member',
  body: z.strictObject({
    image: z.base64().min(1).max(MAX_CHARACTERS, { error: 'account.avatar.tooLarge' }),
  }),
  data: z.object({ avaturl: z.string() }),
  statuses: [200, 302, 422],
  maxBodyBytes: 2 * avatarLimits.bytes,
  callsAMinute: 10,
} as const satisfies Contract;
