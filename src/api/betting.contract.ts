import { z } from 'zod';

/** The name under which the mark stands in a schema and in the OpenAPI document. */
export const BETTING = 'x-betting';

/**
 * Marks what says on what, at which price, how much or with which gain to bet. A reader in stats-only mode gets null in its place;
 * an entry of a list that is marked is left out.
 */
export function betting<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ [BETTING]: 'value' });
}

/**
 * Marks a text that people or the program have written and that may speak of bets. Where it does, a reader in stats-only mode gets
 * an empty text; an entry of a list with such a text is left out.
 */
export function mayNameBets<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ [BETTING]: 'words' });
}

/** Marks rows whose fields the contract does not name: a reader in stats-only mode gets those that are not about bets. */
export function mayHoldBets<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ [BETTING]: 'rows' });
}

/** The schema of an answer as a reader in stats-only mode gets it: what is marked as a value may be null. */
export function statsOnlySchema(schema: z.ZodType): z.ZodType {
  const parts = withNullableParts(schema);
  return schema.meta()?.[BETTING] === 'value' ? parts.nullable() : parts;
}

function withNullableParts(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const entries = Object.entries(schema.shape).map(([name, part]) => [name, partOf(part)]);
    return z.object(Object.fromEntries(entries));
  }
  if (schema instanceof z.ZodArray) return z.array(partOf(schema.element));
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(partOf));
  if (schema instanceof z.ZodNullable) return partOf(schema.unwrap()).nullable();
  if (schema instanceof z.ZodOptional) return partOf(schema.unwrap()).optional();
  if (schema instanceof z.ZodReadonly) return partOf(schema.unwrap());
  return schema;
}

function partOf(part: unknown): z.ZodType {
  if (part instanceof z.ZodType) return statsOnlySchema(part);
  throw new Error('a part of an answer is no schema');
}
