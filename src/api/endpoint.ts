import type { z } from 'zod';
import type { Member } from '#domain/accounts/member/member.ts';
import { requireEntitled, requireMember } from '#domain/accounts/member/require-member.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PublicMessage } from '#platform/app-error.ts';
import type { Access, Contract } from './endpoint.contract.ts';
import { type ParsedInput, parseInput, type RawInput } from './parse-input.ts';

/** What a handler knows of the request beside its validated input. */
export type Caller = {
  readonly services: Services;
  /** The key of the brand that the host belongs to. */
  readonly brand: string;
  readonly locale: Locale;
  readonly requestId: string;
  /** The address that limits count. */
  readonly clientIp: string;
  /** Who is signed in; null for a guest, and for a token that is worth nothing any more. */
  readonly member: Member | null;
  /** The token that the call came with, worth something or not. */
  readonly token: string | null;
  /** Whether a browser asks: then the token stays in the cookie that scripts cannot read. */
  readonly isBrowser: boolean;
  /** Whether cookies may travel over https only. */
  readonly isHttps: boolean;
  readonly userAgent: string | null;
  /** The X-Requested-With header, which no form can send. */
  readonly requestedWith: string | null;
  /** The value of a cookie of the call, or null. */
  readonly cookie: (name: string) => string | null;
};

/** Where a contract asks for a member, the handler has one. */
export type CallerOf<C extends Contract> =
  C['access'] extends Exclude<Access, 'guest'> ? Caller & { readonly member: Member } : Caller;

export type HandlerAnswer<C extends Contract> = {
  readonly data: z.input<C['data']>;
  readonly meta?: Readonly<Record<string, unknown>>;
  /** What a contract with `file` answers, whole or in pieces as they are made. */
  readonly file?: string | ReadableStream<Uint8Array>;
  /** A success message for the reader, a key of the message files. */
  readonly message?: PublicMessage;
  /** Set-Cookie headers. */
  readonly cookies?: readonly string[];
  /** Asks the browser to forget what it stored of the site: pages in its cache, texts of forms. */
  readonly clearsSiteData?: true;
};

/** A contract with its handler, types forgotten, as the dispatcher's list holds it. */
export type Endpoint = {
  readonly contract: Contract;
  run(input: RawInput, caller: Caller): Promise<HandlerAnswer<Contract>>;
};

/** Joins a contract and its handler: the handler runs only with input that the contract's schemas have parsed. */
export function endpoint<C extends Contract>(
  contract: C,
  handler: (input: ParsedInput<C>, caller: CallerOf<C>) => Promise<HandlerAnswer<C>>,
): Endpoint {
  return {
    contract,
    async run(raw, caller) {
      const admitted = admit(contract, caller);
      return handler(parseInput(contract, raw), admitted);
    },
  };
}

/** Lets a caller in where the contract allows it; throws what stands in their way otherwise. */
function admit<C extends Contract>(contract: C, caller: Caller): CallerOf<C>;
function admit({ access }: Contract, caller: Caller): Caller {
  if (access === 'guest') return caller;
  const require = access === 'plan' ? requireEntitled : requireMember;
  return { ...caller, member: require(caller.member) };
}
