import type { UsedKey } from '#domain/accounts/key/used-key.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Trial } from '#domain/foundation/experiment/trial-cookie.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import type { Contract } from './endpoint.contract.ts';

/** What is known of a call beside its validated input. */
export type Caller = {
  readonly services: Services;
  /** The key of the brand that the host belongs to. */
  readonly brand: string;
  readonly locale: Locale;
  readonly requestId: string;
  /** The address that limits count. */
  readonly clientIp: string;
  /** Whether the call was made on the machine itself, with no proxy between. */
  readonly isMachine: boolean;
  /** Who is signed in; null for a guest, for a token that is worth nothing any more, and in the office. */
  readonly member: Member | null;
  /** The operator who is signed in at the office; null everywhere else. */
  readonly operator: Operator | null;
  /** The API key by which the member or operator is known; null where it is a session, or no one. */
  readonly key: UsedKey | null;
  /** The token that the call came with, worth something or not. */
  readonly token: string | null;
  /** Whether a browser asks: then the token stays in the cookie that scripts cannot read. */
  readonly isBrowser: boolean;
  /** Whether cookies may travel over https only. */
  readonly isHttps: boolean;
  readonly userAgent: string | null;
  /** The X-Requested-With header, which no form can send. */
  readonly requestedWith: string | null;
  /** The tests that the caller's browser takes part in. */
  readonly trials: readonly Trial[];
  /** The value of a cookie of the call, or null. */
  readonly cookie: (name: string) => string | null;
};

/** The caller of a call that members make. */
type MemberCaller = Caller & { readonly member: Member };

/** The caller of a call of the office. The brand of the host is not theirs to see: a call says which of their brands it is about. */
export type OperatorCaller = Omit<Caller, 'brand' | 'member'> & {
  readonly operator: Operator;
  readonly token: string;
};

/** Where a contract asks for a member or an operator, the handler has one. */
export type CallerOf<C extends Pick<Contract, 'access'>> = C['access'] extends 'operator'
  ? OperatorCaller
  : C['access'] extends 'member' | 'plan'
    ? MemberCaller
    : Caller;
