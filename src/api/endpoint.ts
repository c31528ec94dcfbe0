import type { z } from 'zod';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PublicMessage } from '#platform/app-error.ts';
import type { Contract } from './endpoint.contract.ts';

/** What a handler knows of the request beside its validated input. */
export type Caller = {
  readonly services: Services;
  /** The key of the brand that the host belongs to. */
  readonly brand: string;
  readonly locale: Locale;
  readonly requestId: string;
  /** The address that limits count. */
  readonly clientIp: string;
};

type InputOf<Part> = Part extends z.ZodType ? z.infer<Part> : Record<string, never>;

export type HandlerInput<C extends Contract> = {
  readonly params: InputOf<C['params']>;
  readonly query: InputOf<C['query']>;
  readonly body: InputOf<C['body']>;
};

export type HandlerAnswer<C extends Contract> = {
  readonly data: z.input<C['data']>;
  readonly meta?: Readonly<Record<string, unknown>>;
  /** A success message for the reader, a key of the message files. */
  readonly message?: PublicMessage;
};

/** A contract with its handler, types forgotten, as the dispatcher's list holds it. */
export type Endpoint = {
  readonly contract: Contract;
  run(
    input: { params: unknown; query: unknown; body: unknown },
    caller: Caller,
  ): Promise<HandlerAnswer<Contract>>;
};

/** A question that does not fit the contract; the dispatcher turns it into messages in the reader's language. */
export class InputError extends Error {
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The request does not fit the contract.');
    this.issues = issues;
  }
}

/** Joins a contract and its handler: the handler runs only with input that the contract's schemas have parsed. */
export function endpoint<C extends Contract>(
  contract: C,
  handler: (input: HandlerInput<C>, caller: Caller) => Promise<HandlerAnswer<C>>,
): Endpoint {
  return {
    contract,
    async run(raw, caller) {
      return handler(parseInput(contract, raw), caller);
    },
  };
}

type RawInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** The signature that callers see ties the parsed parts to the contract's own schemas. */
function parseInput<C extends Contract>(contract: C, raw: RawInput): HandlerInput<C>;
function parseInput(contract: Contract, raw: RawInput): unknown {
  return {
    params: parsePart(contract.params, raw.params),
    query: parsePart(contract.query, raw.query),
    body: parsePart(contract.body, raw.body),
  };
}

function parsePart(part: z.ZodObject | undefined, value: unknown): unknown {
  if (part === undefined) return {};
  const parsed = part.safeParse(value);
  if (!parsed.success) throw new InputError(parsed.error.issues);
  return parsed.data;
}
