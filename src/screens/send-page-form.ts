import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { takeSaid } from './frame/messages/said.ts';
import { sessionEvents } from './frame/session/session-events.ts';
import type { SentForm } from './sent-form.server.ts';

/** A form that no one answered: what was typed still stands in it, and its key is still good. */
type UnansweredForm = SentForm & { readonly isUnanswered: true };

/**
 * The browser's half of a page's action, for forms that the framework sends: it is the same action, without a load. What is said of a form
 * that was taken waits for the next page (`page-form.tsx`) and is dropped here where the form was refused.
 */
export async function sendPageForm({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>): Promise<unknown> {
  const form = await request.clone().formData();
  try {
    const sent = await serverAction();
    takeSaid();
    return sent;
  } catch (thrown) {
    sessionEvents.markStale();
    if (isRedirect(thrown)) throw thrown;
    takeSaid();
    if (!(thrown instanceof TypeError) && !(isRouteErrorResponse(thrown) && thrown.status >= 500))
      throw thrown;
    const name = form.get('form');
    const sent: UnansweredForm = {
      form: typeof name === 'string' ? name : '',
      errors: {},
      typed: {},
      isUnanswered: true,
    };
    return sent;
  }
}

/** A page that is not the log-in: there the form was not taken. */
function isRedirect(thrown: unknown): boolean {
  if (!(thrown instanceof Response)) return false;
  if (/\/login(?:\?|$)/.test(thrown.headers.get('Location') ?? '')) takeSaid();
  return true;
}

/** A page is loaded again after each of its forms, for the facts and for the key of the next one; where no one answered it stays as it is. */
export function reloadAfterForm({
  actionResult,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (isUnanswered(actionResult)) return false;
  return formMethod === 'POST' || defaultShouldRevalidate;
}

export function isUnanswered(sent: unknown): sent is UnansweredForm {
  return typeof sent === 'object' && sent !== null && 'isUnanswered' in sent;
}
