import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';

/** A text by language; what is left out or empty is not written in that language. */
export const localTexts = (most: number) => z.partialRecord(z.enum(LOCALES), z.string().max(most));

/** The version that the operator has seen. */
export const seenVersion = { version: z.int32().min(1) };

/** Takes a thing away, or puts it back. */
export const removalFields = z.strictObject({ ...seenVersion, removed: z.boolean() });

/** Everything that is there, in the order in which it shall stand. */
export const orderFields = z.strictObject({ ids: z.array(z.uuid()).max(100) });
