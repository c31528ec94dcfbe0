import { z } from 'zod';

/** Bytes of a statement in UTF-8: a year of a busy account. */
export const MAX_STATEMENT_BYTES = 6_000_000;

/**
 * The body that carries such a statement: JSON writes a line break or a quotation mark as two characters, and the other fields
 * need a little room. So whatever the contract accepts also passes the limit of the body.
 */
export const MAX_STATEMENT_BODY_BYTES = 2 * MAX_STATEMENT_BYTES + 64 * 1024;

/** A statement as CSV. */
export const csvSchema = z
  .string()
  .min(1)
  .refine((text) => new TextEncoder().encode(text).length <= MAX_STATEMENT_BYTES, {
    error: 'office.statementTooLarge',
    params: { limit: MAX_STATEMENT_BYTES / 1_000_000 },
  });
