import { AppError } from '#platform/app-error.ts';

/** The instant that a reader asks about; now where he names none. What is not yet known cannot be asked for (422). */
export function readAsOf(asked: string | undefined, now: Date): Date {
  if (asked === undefined) return now;
  const asOf = new Date(asked);
  if (!(asOf <= now))
    throw new AppError('invalid', 'as_of lies in the future', {
      fields: { as_of: [{ key: 'invalid_value' }] },
    });
  return asOf;
}
