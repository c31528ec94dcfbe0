import type { WithinRequest } from '#platform/once-per-request.ts';
import type { RequestContext } from './request-context.ts';

type Incoming = {
  readonly socket?: { readonly remoteAddress?: string | undefined };
  /** Whether the request has arrived with all of its body. */
  readonly complete?: boolean;
};

/** A request that no reader sent: the guests' cache asks for what all guests may read. */
type SharedRequest = {
  /** Its answer's value in the policy, by which the scripts of the page are found afterwards. */
  readonly nonce: string;
  /** Hears from what instant on the answer is no longer good. */
  readonly goodUntil: (at: Date) => void;
};

/** What travels with a request: the connection it came on, and what the front door found out. */
export type HttpEnv = {
  readonly Bindings: { readonly incoming?: Incoming; readonly shared?: SharedRequest };
  readonly Variables: {
    requestContext: RequestContext;
    /** Does what only reads as part of this request: it looks once whether facts have changed, however many of its parts ask. */
    withinRequest: WithinRequest;
    /** Set where its reader has been answered already, because the database was lost meanwhile. */
    isGivenUp?: boolean;
  };
};
