import { z } from 'zod';

const part = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });

/** A section in which two versions of a text differ, word by word; `id` is `title` for that of the whole document. */
export const sectionDiffSchema = z.object({
  id: z.string(),
  kind: z.enum(['changed', 'added', 'removed']),
  heading: z.array(part).readonly(),
  text: z.array(part).readonly(),
});
