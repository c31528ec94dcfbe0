import { expect } from 'vitest';

/** A call of the office that did what was asked, and how much its test had asserted by then. */
export type AnsweredCall = { readonly call: string; readonly asserted: number };

/** Those since a test began: the support of the office's tests notes them, and `check-office-calls.ts` reads them. */
export const answeredCalls: AnsweredCall[] = [];

/** `address` is that of a call below `/office/api`. A conflict is an answer of the handler too: one of them only ever refuses. */
export function noteOfficeAnswer(method: string, address: string, status: number): void {
  if (status >= 300 && status !== 409) return;
  const [path = ''] = address.split('?');
  answeredCalls.push({ call: `${method} /office${path}`, asserted: expect.getState().assertionCalls });
}

/** The calls after whose answer the test went on to assert something; of one that only calls, none. */
export function assertedCalls(answered: readonly AnsweredCall[], assertions: number): string[] {
  return answered.filter(({ asserted }) => assertions > asserted).map(({ call }) => call);
}
