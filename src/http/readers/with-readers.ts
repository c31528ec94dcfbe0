import type { Hono } from 'hono';
import type { DatabaseWatch } from '#db/watch-database.ts';
import { withinOneRequest } from '#platform/once-per-request.ts';
import type { Handle } from '../guest-cache/make-answer.ts';
import type { HttpEnv } from '../http-env.ts';
import { isGuestRead } from './is-guest-read.ts';
import type { Readers } from './open-readers.ts';

/** What answers requests; `atPrimary` answers from the primary anyone who asks. */
export type Surface = { readonly fetch: Handle; readonly atPrimary?: Handle };

/**
 * The surface of a process with a replica beside it: guests' reads are answered from there while it is well, everything else by the
 * primary. What the replica fails at is asked again of the primary, unless that is away itself. Within one guest's read what is asked of
 * the database as a rule (versions, settings) is asked once.
 */
export function withReaders(
  primary: Hono<HttpEnv>,
  {
    readers,
    watch,
  }: { readonly readers: Readers | null; readonly watch: Pick<DatabaseWatch, 'state'> | null },
): Surface {
  const ask = async (request: Request, env: HttpEnv['Bindings']) => {
    const side = readers?.current() ?? null;
    if (side === null) return primary.fetch(request, env);
    const answer = await side.handle(request, env);
    if (answer.status < 500 || watch?.state() === 'away') return answer;
    await answer.body?.cancel();
    return primary.fetch(request, env);
  };
  return {
    fetch: (request, env) =>
      isGuestRead(request) ? withinOneRequest(() => ask(request, env)) : primary.fetch(request, env),
    atPrimary: (request, env) => primary.fetch(request, env),
  };
}
