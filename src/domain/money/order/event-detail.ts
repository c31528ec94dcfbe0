import { z } from 'zod';

const word = z.string().nullable().catch(null);
const figure = z.number().nullable().catch(null);

const detailSchema = z.object({
  /** What was written for the member. */
  reason: word,
  received: figure,
  missing: figure,
  problem: word,
  receipt_no: word,
});

/** What was noted with a step of an order; what a step does not have is null. */
type EventDetail = z.output<typeof detailSchema>;

/** Reads the stored detail of a step; of another shape it says nothing. */
export function readEventDetail(stored: unknown): EventDetail {
  const known = z.record(z.string(), z.unknown()).safeParse(stored);
  return detailSchema.parse(known.success ? known.data : {});
}
