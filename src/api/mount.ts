import type { Services } from '#domain/services.ts';
import type { Caller } from './caller.ts';
import type { Access } from './endpoint.contract.ts';
import type { ApiAbout } from './openapi-about.ts';
import type { RequestContext } from './request-context.ts';

/** The token of a call and where it came from. */
export type Credentials = Pick<RequestContext, 'token' | 'tokenFrom'>;

/** A place at which the API is mounted: whom it knows, and what it says to them. Everything else is the same everywhere. */
export type Mount = {
  readonly base: '/api' | '/office/api';
  /** What its OpenAPI document says of it, and who may read that. */
  readonly about: ApiAbout;
  readonly readers: Access;
  /** The largest body in bytes where a contract names no other limit. */
  readonly maxBodyBytes: number;
  /** Whether a known address says which methods it has; the office does not reveal which addresses there are. */
  readonly namesMethods: boolean;
  /** Whether who calls is looked at before anything that they send is read. */
  readonly admitsFirst: boolean;
  readonly readCredentials: (requestContext: RequestContext, request: Request) => Credentials;
  /** Who is signed in with these credentials, or whose key they are. */
  readonly identify: (
    services: Services,
    call: Credentials & { readonly brand: string },
  ) => Promise<Pick<Caller, 'member' | 'operator' | 'key'>>;
  /** Whether what is about bets is left out of answers to this caller. */
  readonly hidesBets: (caller: Caller) => Promise<boolean>;
  /** What takes back the cookies of a session, for a caller who is asked to sign in. */
  readonly expiredCookies: (requestContext: RequestContext) => readonly string[];
};
