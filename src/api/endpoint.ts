import type { z } from 'zod';
import type { Permission } from '#domain/foundation/permission/permissions.ts';
import type { PublicMessage } from '#platform/app-error.ts';
import { admit } from './admit.ts';
import type { Caller, CallerOf } from './caller.ts';
import type { Contract } from './endpoint.contract.ts';
import { type ParsedInput, parseInput, type RawInput } from './parse-input.ts';

/** What a contract with `file` answers, whole or in parts that are made as they are sent, and the name under which it is saved. */
export type AnsweredFile = { readonly name: string; readonly content: string | AsyncIterable<string> };

export type HandlerAnswer<C extends Contract> = {
  readonly data: z.input<C['data']>;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly file?: AnsweredFile;
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
  /** Whether the address is one by now; left out, it always is. Asked before anything of the call is read. */
  readonly isThere?: (caller: Caller) => Promise<boolean>;
  run(input: RawInput, caller: Caller): Promise<HandlerAnswer<Contract>>;
};

/** The same with its types, for calls that build on it. */
type EndpointOf<C extends Contract> = Endpoint & {
  readonly contract: C;
  readonly handle: (input: ParsedInput<C>, caller: CallerOf<C>) => Promise<HandlerAnswer<C>>;
};

/** A contract whose permission is one that there is. */
export type GuardedContract = Contract & { readonly permission?: Permission };

/** Joins a contract and its handler: the handler runs only for a caller and with input that the contract lets in. */
export function endpoint<C extends GuardedContract>(
  contract: C,
  handle: (input: ParsedInput<C>, caller: CallerOf<C>) => Promise<HandlerAnswer<C>>,
  options: Pick<Endpoint, 'isThere'> = {},
): EndpointOf<C> {
  return {
    ...options,
    contract,
    handle,
    async run(raw, caller) {
      const admitted = admit(contract, caller);
      return handle(parseInput(contract, raw), admitted);
    },
  };
}
