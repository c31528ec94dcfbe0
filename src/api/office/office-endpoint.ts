import type { z } from 'zod';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Permission } from '#domain/foundation/permission/permissions.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PublicMessage } from '#platform/app-error.ts';
import { type ParsedInput, parseInput, type RawInput } from '../parse-input.ts';
import type { OfficeContract } from './office.contract.ts';

/** What a handler of the office knows of the request beside its validated input. */
export type OfficeCaller = {
  readonly services: Services;
  readonly operator: Operator;
  readonly locale: Locale;
  readonly clientIp: string;
  readonly userAgent: string | null;
  readonly isHttps: boolean;
  /** Whether a browser asks: then the token stays in the cookie that scripts cannot read. */
  readonly isBrowser: boolean;
  readonly token: string;
};

/** The caller of the way in, where nobody is signed in yet. */
export type OfficeVisitor = Omit<OfficeCaller, 'operator' | 'token'>;

export type OfficeAnswer<C extends OfficeContract> = {
  readonly data: z.input<C['data']>;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly message?: PublicMessage;
  readonly cookies?: readonly string[];
  /** What the browser stored of the office goes, too. */
  readonly clearsSiteData?: true;
  /** Of a contract with `file`: its name, and its text in parts, which are made as they are sent. */
  readonly file?: { readonly name: string; readonly rows: AsyncIterable<string> };
};

/** A contract of the office with its handler, types forgotten. */
export type OfficeEndpoint = {
  readonly contract: OfficeContract;
  readonly permission: Permission | 'signed_in' | 'anybody';
  /** `rows`: of a list, that so many rows are wanted at once, for a file, whatever the input says of pages. */
  run(
    input: RawInput,
    caller: OfficeCaller | OfficeVisitor,
    rows?: number,
  ): Promise<OfficeAnswer<OfficeContract>>;
};

/** Joins a contract of the office and its handler, which runs only for an operator with the contract's permission. */
export function officeEndpoint<C extends OfficeContract & { readonly permission: Permission | 'signed_in' }>(
  contract: C,
  handler: (input: ParsedInput<C>, caller: OfficeCaller) => Promise<OfficeAnswer<C>>,
): OfficeEndpoint {
  return {
    contract,
    permission: contract.permission,
    async run(raw, caller, rows) {
      if (!('operator' in caller)) throw new Error('nobody is signed in');
      const input = parseInput(contract, raw);
      if (rows === undefined) return handler(input, caller);
      return handler(
        { ...input, query: Object.assign({}, input.query, { page: 1, per_page: rows }) },
        caller,
      );
    },
  };
}

/** The way in: a contract that anybody may call. */
export function officeEntrance<C extends OfficeContract & { readonly permission: 'anybody' }>(
  contract: C,
  handler: (input: ParsedInput<C>, caller: OfficeVisitor) => Promise<OfficeAnswer<C>>,
): OfficeEndpoint {
  return {
    contract,
    permission: 'anybody',
    run: async (raw, caller) => handler(parseInput(contract, raw), caller),
  };
}
