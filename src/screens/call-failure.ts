import type { Contract } from '#api/endpoint.contract.ts';
import type { AnswerMessages, CallFailure } from './api-client.ts';

/** What a reader sees of a call that failed. */
type FailureDisplay =
  /** Nothing: anyone who called deals with it. */
  | { readonly kind: 'none' }
  /** Nothing but a line in the log: no one answered. */
  | { readonly kind: 'log' }
  /** The server's messages in one toast; null where it sent none, and a sentence of ours takes their place. */
  | { readonly kind: 'toast'; readonly text: string | null }
  /** The session is cleared, 'Please log in first' is shown, and the login page opens. */
  | { readonly kind: 'login' }
  /** The error dialog, and the plans when it closes: a plan is what is missing. */
  | { readonly kind: 'dialog'; readonly text: string | null; readonly opens: 'subscribe' };

/**
 * Calls whose failure is never announced: the login form shows its messages beside its fields, an account that cannot be
 * loaded is cleared silently, and the live scores have a badge that shows how old they are.
 */
const SILENT_CALLS: ReadonlySet<string> = new Set([
  'POST /login',
  'GET /account',
  'GET /plan/active',
  'GET /sport/in-play/list',
]);

/** The rule for every call: what its failure shows, by the answer's code. */
export function failureDisplay(
  { method, path }: Pick<Contract, 'method' | 'path'>,
  { code, msg }: Pick<CallFailure, 'code' | 'msg'>,
): FailureDisplay {
  if (code === null) return { kind: 'log' };
  if (SILENT_CALLS.has(`${method} ${path}`)) return { kind: 'none' };
  if (code === 302) return { kind: 'login' };
  const text = joinMessages(msg);
  return code === 403 ? { kind: 'dialog', text, opens: 'subscribe' } : { kind: 'toast', text };
}

/** All messages of all fields in one line, joined by spaces. */
export function joinMessages(msg: AnswerMessages): string | null {
  const text = Object.values(msg).flat().join(' ').trim();
  return text === '' ? null : text;
}
