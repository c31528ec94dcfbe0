import type { z } from 'zod';
import { AppError } from '#platform/app-error.ts';
import { isUnstorable } from '#platform/storable-text.ts';

/** What comes in with a request, before a contract has looked at it. */
export type RawInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

type Part = z.ZodObject | undefined;
type Parts = { readonly params?: Part; readonly query?: Part; readonly body?: Part };
type InputOf<P> = P extends z.ZodType ? z.infer<P> : Record<string, never>;

/** What a handler gets of it: each part as the contract's own schema reads it, an empty object where the contract has none. */
export type ParsedInput<C extends Parts> = {
  readonly params: InputOf<C['params']>;
  readonly query: InputOf<C['query']>;
  readonly body: InputOf<C['body']>;
};

/** A question that does not fit the contract; the dispatcher turns it into messages in the reader's language. */
export class InputError extends Error {
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The request does not fit the contract.');
    this.issues = issues;
  }
}

/**
 * The parts of a request as a contract reads them; its signature ties them to the contract's schemas. Throws an InputError, or
 * 'bad_request' for text that no database keeps.
 */
export function parseInput<C extends Parts>(contract: C, raw: RawInput): ParsedInput<C>;
export function parseInput(contract: Parts, raw: RawInput): unknown {
  return {
    params: parsePart(contract.params, raw.params),
    query: parsePart(contract.query, raw.query),
    body: parsePart(contract.body, raw.body),
  };
}

function parsePart(part: Part, value: unknown): unknown {
  if (part === undefined) return {};
  const parsed = part.safeParse(value, { reportInput: true });
  if (!parsed.success) throw new InputError(parsed.error.issues);
  if (holdsUnstorable(parsed.data)) throw new AppError('bad_request', 'NUL or half a character');
  return parsed.data;
}

/** Whether a text anywhere in a value holds NUL or half of a surrogate pair: no field of ours may, and the database takes neither. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return isUnstorable(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable);
}
