/** Said where the database is waited for no longer. */
export class DatabaseAwayError extends Error {
  constructor(message = 'The database does not answer', options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'DatabaseAwayError';
  }
}

/** What the network says, and what a server says that starts, stops, is full or has become a standby. */
const AWAY_CODES =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0[123]|53300|25006|08\w{3})$/;

/** The driver gives these failures no code. */
const AWAY_MESSAGES =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (?:was closed|has encountered a connection error) and is not queryable|Client has encountered a connection error|The database gave no answer in time)/;

/** Whether a failure says that the database cannot be reached or does not answer, as opposed to refusing what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
    // What was asked of another server, such as a provider's, says nothing of the database.
    if (at.message === 'fetch failed') return false;
    if (at instanceof DatabaseAwayError || AWAY_MESSAGES.test(at.message)) return true;
    if ('code' in at && typeof at.code === 'string' && AWAY_CODES.test(at.code)) return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
