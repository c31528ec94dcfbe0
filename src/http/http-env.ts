import type { RequestFacts } from './request-facts.ts';

type Incoming = { readonly socket?: { readonly remoteAddress?: string | undefined } };

/** What travels with a request: the connection it came on, and what the front door found out. */
export type HttpEnv = {
  readonly Bindings: { readonly incoming?: Incoming };
  readonly Variables: { facts: RequestFacts };
};
