import { DatabaseAwayError } from './is-database-away.ts';

/** Said where the connection broke while a transaction was being committed: it may have been done, and it may not. */
export class OutcomeUnknownError extends DatabaseAwayError {
  constructor(cause: unknown) {
    super('The connection broke while something was being committed', { cause });
    this.name = 'OutcomeUnknownError';
  }
}

/** Whether a failure leaves open what was done. */
export function isOutcomeUnknown(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1)
    if (at instanceof OutcomeUnknownError) return true;
  return false;
}
