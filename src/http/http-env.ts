import type { RequestFacts } from './request-facts.ts';

type Incoming = {
  readonly socket?: { readonly remoteAddress?: string | undefined };
  /** Whether the request has arrived with all of its body. */
  readonly complete?: boolean;
};

/** What travels with a request: the connection it came on, and what the front door found out. */
export type HttpEnv = {
  readonly Bindings: { readonly incoming?: Incoming };
  readonly Variables: {
    facts: RequestFacts;
    /** Set where its reader has been answered already, because the database was lost meanwhile. */
    isGivenUp?: boolean;
  };
};
