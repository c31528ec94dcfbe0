/**
 * Why an authority's answer is no proof of a time: it did not answer, refused, cannot be read, answered another question (`nonce`) or
 * for other data (`digest`), is not signed by it, has a certificate that no one here trusts, or names a time that cannot be.
 */
type TimestampReason =
  | 'away'
  | 'refused'
  | 'unreadable'
  | 'nonce'
  | 'digest'
  | 'signature'
  | 'certificate'
  | 'time';

export class TimestampError extends Error {
  readonly reason: TimestampReason;

  constructor(reason: TimestampReason, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'TimestampError';
    this.reason = reason;
  }
}
