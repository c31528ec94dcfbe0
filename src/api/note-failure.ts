import { AppError } from '#platform/app-error.ts';
import type { Log } from '#platform/log.ts';
import { asAppError } from './envelope.ts';
import { InputError } from './parse-input.ts';

/** Writes down a failure that its caller did not cause: a mistake of ours as an error, a database that is away as a warning. */
export function noteFailure(
  log: Log,
  error: unknown,
  { requestId, request }: { readonly requestId: string; readonly request: Request },
): void {
  // A client that takes its request back in the middle of its body is no failure; the front door says that it went away.
  if (request.signal.aborted || error instanceof InputError) return;
  const { code } = asAppError(error);
  const line = { err: error, requestId, path: new URL(request.url).pathname };
  if (code === 'unavailable') log.warn(line, 'answered 503');
  else if (!(error instanceof AppError) || code === 'internal') log.error(line, 'request failed');
}
