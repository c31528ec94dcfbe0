export const ENDPOINTS = ['events', 'odds', 'scores'] as const;
export type Endpoint = (typeof ENDPOINTS)[number];

/** What is asked of the provider: one endpoint of one league. */
export type Question = {
  readonly endpoint: Endpoint;
  readonly leagueId: string;
  /** Of `scores`: finished games of this many days are reported too, for one credit more; 0 for games in play alone. */
  readonly daysFrom: 0 | 1 | 3;
};

/** The provider's own account of our credits, from the headers of an answer; null where it says nothing. */
export type Quota = { readonly remaining: number | null; readonly used: number | null };

/** One answer as it was kept: enough to read it again and to learn the same from it. */
export type Answer = Question & {
  readonly askedAt: Date;
  /** The HTTP status; null where no answer came. */
  readonly status: number | null;
  /** The text of a good answer; null where it failed or says that nothing has changed (304). */
  readonly body: string | null;
  readonly etag: string | null;
  readonly quota: Quota;
  /** Why the answer is worth nothing; null where it is good. */
  readonly failure: string | null;
  /** How long the provider asks us to wait, in seconds; null where it does not. */
  readonly retryAfterS: number | null;
};
