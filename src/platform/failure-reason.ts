import { shortError } from './short-error.ts';

/**
 * Why something failed, in a line for operators. A query that failed is known by what the database said: the query itself tells
 * them nothing, and its values may be a member's.
 */
export function failureReason(error: unknown): string {
  const { message, cause } = shortError(error);
  const reason = message.startsWith('Failed query:') && cause !== undefined ? cause.message : message;
  return reason || 'no reason';
}
