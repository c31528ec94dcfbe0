import { z } from 'zod';

const schema = z.record(z.string(), z.number().int());

/** The stored mapping of a replay: by how many weeks each league was moved. */
export function parseShifts(stored: unknown): Readonly<Record<string, number>> {
  return schema.parse(stored);
}
