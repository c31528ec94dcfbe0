/** One answer of one address, as it was kept. */
export type FeedFileAnswer = {
  readonly feed: string;
  readonly askedAt: Date;
  /** The HTTP status; null where no answer came. */
  readonly status: number | null;
  /** The text of a good answer; null where it failed or says that nothing has changed (304). */
  readonly body: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Why the answer is worth nothing; null where it is good. */
  readonly failure: string | null;
  readonly retryAfterS: number | null;
};

/** How an address answered when it was last asked. */
export type AskedFile = Pick<FeedFileAnswer, 'askedAt' | 'retryAfterS'> & {
  /** Bad answers since the last good one. */
  readonly failures: number;
  /** Of the newest good answer: what makes the next question a conditional one. */
  readonly etag: string | null;
  readonly lastModified: string | null;
};

/** The name of a feed wherever it is kept or shown: its address without a user, a password or a query, which may be secret. */
export function feedName(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
