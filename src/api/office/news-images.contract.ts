import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

/** A picture's bytes in base64 are a third longer than the picture. */
const MAX_CHARACTERS = 3_000_000;

export const newsImagesContract = {
  method: 'POST',
  path: '/office/news-images',
  summary:
    'Takes in a picture for an article: JPEG, PNG or WebP of at most 2 MB, as base64. It is re-encoded.',
  access: 'operator',
  permission: 'content.edit',
  query: z.object(brandQuery),
  body: z.strictObject({
    image: z.base64().min(1).max(MAX_CHARACTERS, { error: 'office.content.imageTooLarge' }),
  }),
  data: z.object({ path: z.string(), width: z.int(), height: z.int() }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
